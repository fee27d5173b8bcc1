import { cubic, headingAt, pointAt } from '../../drawing/curve.ts';
import { around, between, seededRandom } from '../../drawing/random.ts';
import { createSheet, groupAt, tag } from '../../drawing/svg.ts';
import { APRICOT, anemone, BLUSH, CORAL, ranunculus } from '../flora/flowers.ts';
import { foliage, SAGE } from '../flora/foliage.ts';
import { leafSprig, petal } from './decorations.ts';
import { type Cut, dieCut, disc } from './die-cut.ts';

const THROWN_WASHES = ['#f5c9bc', '#fbeee2', '#ee9f8f', '#f8dcc4', '#fdf4ea'] as const;

/** Petals in the air: x, y, rotation, scale. */
const THROWN: readonly (readonly [number, number, number, number])[] = [
  [17, 36, -200, 0.92],
  [32, 17, 24, 0.95],
  [51, 9, -150, 1],
  [71, 17, -24, 0.95],
  [82, 37, 62, 0.92],
  [40, 34, -118, 1.08],
  [61, 32, 160, 1.05],
];

/** Grains of rice between them: x, y, rotation. */
const GRAINS: readonly (readonly [number, number, number])[] = [
  [27, 24, 40],
  [44, 20, -30],
  [62, 14, 20],
  [73, 28, 70],
  [50, 24, 10],
  [30, 42, -20],
  [70, 44, 30],
];

/** The rice shower stamp: a flower girl's basket with flying petals and rice. */
export function riceShower(): string {
  const sheet = createSheet();
  const wash = (i: number) => THROWN_WASHES[i % THROWN_WASHES.length];
  const petals = THROWN.map(([x, y, rotate, scale], i) => petal(sheet, { x, y, rotate, scale }, wash(i)));
  const grain = tag('ellipse', { rx: 2.6, ry: 1.4, fill: '#fff8e6', stroke: '#d3b46f', 'stroke-width': 0.8 });
  const grains = GRAINS.map(([x, y, rotate]) => groupAt({ x, y, rotate }, grain));
  const heap = [-3, -2, -1, 0, 1, 2, 3].map(
    i =>
      petal(sheet, { x: 48 + i * 8, y: 57 + Math.abs(i) * 0.5, rotate: -90 + i * 16, scale: 1.1 }, wash((i + 3) * 2))
        .art,
  );
  const art = [
    ...heap,
    basket(),
    leafSprig({ x: 69, y: 66, rotate: -24, scale: 0.9 }),
    ...grains,
    ...petals.map(p => p.art),
  ].join('');
  const cuts: Cut[] = [
    { d: BASKET },
    { d: 'M20 60C24 50 72 50 76 60Z' },
    { d: 'M70 66l13 -6', line: 8 },
    ...petals.map(p => p.cut),
  ];
  return dieCut(sheet, { art, cuts });
}

const BASKET = 'M16 60C26 66 70 66 80 60C79 76 70 90 62 90H34C26 90 17 76 16 60Z';

function basket(): string {
  const weave = [24, 33, 42, 54, 63, 72]
    .map(x => `M${x} 64.500Q${x + (48 - x) * 0.16} 78 ${x + (48 - x) * 0.34} 89.500`)
    .join('');
  return (
    tag('path', { d: BASKET, fill: '#e0c493' }) +
    tag('path', { d: 'M48 65C62 65 74 63.500 80 60C79 76 70 90 62 90H48Z', fill: '#c9a870', opacity: 0.35 }) +
    tag('path', {
      d: `${weave}M18.500 69q29.500 8 59 0M22.500 78q25.500 7 51 0M28.500 86q19.500 5 39 0`,
      fill: 'none',
      stroke: '#a98850',
      'stroke-width': 1.2,
      'stroke-opacity': 0.8,
    }) +
    tag('path', { d: BASKET, fill: 'none', stroke: '#a07c45', 'stroke-width': 1.5, 'stroke-linejoin': 'round' }) +
    tag('path', {
      d: 'M16 60C26 66 70 66 80 60',
      fill: 'none',
      stroke: '#f0dcb4',
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    })
  );
}

/** The flower stamp: a hand-tied bouquet. */
export function flower(): string {
  const sheet = createSheet();
  const random = seededRandom(12);
  const leaf = foliage(sheet, random, 'ovate', { washes: SAGE, count: 2 });
  const leaves = [-168, -140, -112, -86, -60, -34, -8].map(turn =>
    leaf.leaf({ x: 48 + Math.cos((turn * Math.PI) / 180) * 12, y: 44, rotate: turn, length: 34 }),
  );
  const stems = tag('path', {
    d: 'M43 66L38 92M48 66V94M53 66L59 92',
    fill: 'none',
    stroke: '#7d9272',
    'stroke-width': 3,
    'stroke-linecap': 'round',
  });
  const bow =
    tag('path', { d: 'M38 71H58L56 80H40Z', fill: '#e7a191' }) +
    tag('path', {
      d: 'M48 76C38 69 31 73 32 78S40 83 48 76C58 69 65 73 64 78S56 83 48 76ZM47 77L41 90M49 77L56 90',
      fill: '#dd8f7e',
      stroke: '#b96b5b',
      'stroke-width': 1.2,
      'stroke-linejoin': 'round',
    });
  const art =
    stems +
    leaves.join('') +
    ranunculus(sheet, seededRandom(1), { washes: APRICOT, rings: 4 }).at(27, 47, 17, 190) +
    ranunculus(sheet, seededRandom(2), { washes: CORAL, rings: 4 }).at(69, 46, 17.5, -10) +
    anemone(sheet, seededRandom(3), { fine: false }).at(48, 28, 23) +
    ranunculus(sheet, seededRandom(4), { washes: BLUSH, rings: 4 }).at(48, 58, 17, 90) +
    bow;
  const cuts: Cut[] = [
    { d: disc(27, 47, 16) },
    { d: disc(69, 46, 16.5) },
    { d: disc(48, 28, 22) },
    { d: disc(48, 58, 16) },
    { d: 'M43 66L38 92M48 66V94M53 66L59 92', line: 3 },
    { d: 'M32 78C32 72 40 72 48 76C56 72 64 72 64 78C64 84 56 82 48 78C40 82 32 84 32 78Z' },
    ...[-140, -112, -86, -60, -34].map(turn => ({ d: 'M0 0L34 0', pose: { x: 48, y: 44, rotate: turn }, line: 9 })),
  ];
  return dieCut(sheet, { art, cuts });
}

/** A heart on the 96 × 96 field of a stamp. */
export const HEART_PATH =
  'M48 85C20 65 9 47 12 33C15 19 32 14 42 23.500C45 26.200 47 29.500 48 33C49 29.500 51 26.200 54 23.500C64 14 81 19 84 33C87 47 76 65 48 85Z';

/** The heart stamp: a heart with a wreath of leaves along its left side. */
export function heart(): string {
  const sheet = createSheet();
  const random = seededRandom(8);
  const body = sheet.radial(
    [
      [0, '#fcdcd1'],
      [0.5, '#f0ac9d'],
      [1, '#db8373'],
    ],
    { cx: 0.62, cy: 0.22, r: 0.95 },
  );
  const leaf = foliage(sheet, random, 'ovate', { washes: SAGE, count: 3 });
  const stem = cubic(40, 83, 16, 66, 4, 44, 16, 26);
  let wreath = '';
  for (let i = 0; i < 9; i += 1) {
    const t = 0.06 + i * 0.115;
    const [x, y] = pointAt(stem, t);
    for (const side of i === 8 ? [0] : [-1, 1])
      wreath += leaf.leaf({
        x,
        y,
        rotate: headingAt(stem, t) + side * 40 + around(random, 0, 6),
        length: between(random, 13, 16),
      });
  }
  const art =
    tag('path', { d: HEART_PATH, fill: body, stroke: '#c4725f', 'stroke-width': 1.4, 'stroke-linejoin': 'round' }) +
    tag('path', {
      d: 'M60 24C67 20.500 75 23 78 31',
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.8,
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    }) +
    tag('path', {
      d: 'M79 37.500v.5',
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.8,
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    }) +
    wreath +
    anemone(sheet, seededRandom(3), { fine: false }).at(24, 70, 11.5) +
    ranunculus(sheet, seededRandom(4), { rings: 4 }).at(39, 81, 8.5, 90) +
    ranunculus(sheet, seededRandom(4), { rings: 4 }).at(14, 55, 6.5, 180);
  const ribs = { d: 'M40 83C16 66 4 44 16 26', line: 15 };
  return dieCut(sheet, { art, cuts: [{ d: HEART_PATH }, ribs, { d: disc(24, 70, 10.5) }, { d: disc(39, 81, 7.5) }] });
}
