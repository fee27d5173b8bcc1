import { type CubicNumbers, cubic, pointAt, taperedPath } from '../drawing/curve.ts';
import { around, between, pick, type Random, seededRandom } from '../drawing/random.ts';
import { createSheet, document, roundTo2, type Sheet, svgNumbers, tag, transform } from '../drawing/svg.ts';
import { STAGE } from '../tree/kit.ts';
import { type Foliage, foliage } from './flora/foliage.ts';

const SPRING = ['#a8bd8b', '#b7c896', '#98b184', '#c5d2a3', '#d3dab0'] as const;
const SHADOW = ['#8fab80', '#83a078', '#98b184'] as const;

/** A limb: its curve, and its width at the trunk. */
type Limb = readonly [curve: CubicNumbers, width: number];

const LIMBS: readonly Limb[] = [
  [[186, 268, 178, 222, 146, 202, 84, 176], 9.5],
  [[188, 268, 198, 214, 230, 200, 292, 170], 9.5],
  [[187, 254, 184, 204, 184, 140, 188, 56], 8.5],
  [[183, 244, 160, 196, 128, 142, 100, 92], 7],
  [[191, 244, 216, 196, 248, 142, 274, 90], 7],
  [[184, 276, 152, 248, 112, 236, 52, 232], 7],
  [[190, 276, 224, 246, 264, 238, 324, 228], 7],
  [[185, 212, 172, 170, 152, 122, 142, 64], 4.6],
  [[189, 212, 204, 172, 222, 126, 232, 62], 4.6],
  [[183, 300, 160, 290, 132, 290, 100, 298], 4.4],
  // The perch, long and bare.
  [[192, 336, 224, 322, 268, 330, 330, 331], 5.6],
];

/** The tree without guests' leaves: ground, trunk, limbs, pale crown. 374 × 400. */
export function tree(): string {
  const sheet = createSheet();
  return document(
    [0, 0, STAGE.width, STAGE.height],
    sheet,
    ground(sheet),
    crownWash(sheet),
    crownFoliage(sheet, 'far'),
    wood(sheet),
    crownFoliage(sheet, 'near'),
  );
}

function crownWash(sheet: Sheet): string {
  const tints = [
    ['#dde7c4', '#d0dcb2'],
    ['#e8eac0', '#dbe1ae'],
    ['#d9e6c4', '#cbdcb2'],
  ] as const;
  const blots: readonly (readonly [number, number, number, number])[] = [
    [96, 124, 86, 74],
    [152, 74, 86, 62],
    [224, 72, 86, 62],
    [280, 124, 84, 74],
    [187, 150, 118, 92],
    [72, 206, 66, 58],
    [304, 204, 66, 58],
    [187, 214, 104, 56],
  ];
  return blots
    .map(([cx, cy, rx, ry], i) => {
      const [inner, outer] = tints[i % tints.length] ?? tints[0];
      const fill = sheet.radial([
        [0, inner, 0.92],
        [0.7, outer, 0.6],
        [1, outer, 0],
      ]);
      return tag('ellipse', { cx, cy, rx, ry, fill });
    })
    .join('');
}

/** Pale leaves between the guests' leaves: first a deep layer behind the limbs, then a light one at the rim. */
function crownFoliage(sheet: Sheet, layer: 'far' | 'near'): string {
  const far = layer === 'far';
  const random = seededRandom(far ? 17 : 29);
  const leaves = [
    foliage(sheet, random, 'ovate', { washes: far ? SHADOW : SPRING, count: 4 }),
    foliage(sheet, random, 'olive', { washes: SPRING, count: 3 }),
  ] as const;
  let drawn = '';
  const count = far ? 250 : 130;
  for (let i = 0; i < count; i += 1) drawn += crownLeaf(random, pick(random, leaves), far);
  return drawn;
}

function crownLeaf(random: Random, leaves: Foliage, far: boolean): string {
  const a = random() * Math.PI * 2;
  const q = far ? Math.sqrt(random()) : between(random, 0.84, 1.03);
  const wobble = 1 + 0.05 * Math.sin(a * 5 + 1) + 0.03 * Math.sin(a * 9);
  const x = 187 + Math.cos(a) * q * 162 * wobble;
  const y = 156 + Math.sin(a) * q * 132 * wobble;
  const overTrunk = Math.abs(x - 187) < 44 && y > 236;
  if (overTrunk || y < 16 || x < 20 || x > 354) return '';
  const rotate = (Math.atan2(y - 210, x - 187) * 180) / Math.PI + around(random, 0, 55);
  return tag(
    'g',
    { opacity: roundTo2(between(random, 0.5, far ? 0.8 : 0.9)) },
    leaves.leaf({ x, y, rotate, length: between(random, 15, 28) }),
  );
}

function wood(sheet: Sheet): string {
  const bark = sheet.linear(
    [
      [0, '#bda486'],
      [0.45, '#a48b6d'],
      [1, '#86705a'],
    ],
    { gradientUnits: 'userSpaceOnUse', x1: 158, x2: 216 },
  );
  const twigs = LIMBS.slice(0, 7)
    .map(([curve], i) =>
      [0.45, 0.62, 0.8]
        .map((t, k) => {
          const [x, y] = pointAt(cubic(...curve), t);
          const dx = ((i + k) % 2 === 0 ? 1 : -1) * (12 + k * 4);
          return `M${svgNumbers(x, y)}q${svgNumbers(dx * 0.3, -8, dx, -14)}`;
        })
        .join(''),
    )
    .join('');
  const limbs = LIMBS.map(([curve, width]) =>
    tag('path', { d: taperedPath(cubic(...curve), width, 1.2), fill: bark }),
  ).join('');
  const trunk =
    'M162 379C172 368 176 344 176 316C176 294 172 276 164 258C174 264 180 268 183 270C182 254 182 240 181 226C188 236 192 250 192 268C198 262 204 256 214 252C206 268 202 288 202 316C202 344 206 366 218 378C210 376 204 374 199 380C194 374 188 375 184 382C180 375 171 376 162 379Z';
  const grain =
    'M182 364C185 336 185 306 181 282M191 374C193 344 191 312 193 276M199 362C196 334 197 308 200 286M187 306q2.500 12 0 26M195 338q2 10 1 19M178 352q1.500 -9 1 -18';
  return (
    tag('path', {
      d: twigs,
      fill: 'none',
      stroke: '#a48d70',
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }) +
    limbs +
    tag('path', { d: trunk, fill: bark }) +
    tag('path', {
      d: grain,
      fill: 'none',
      stroke: '#6f5a44',
      'stroke-opacity': 0.4,
      'stroke-width': 1.1,
      'stroke-linecap': 'round',
    }) +
    tag('path', {
      d: 'M168 375C177 360 179.500 340 179 314C178.500 296 175.500 280 170 266',
      fill: 'none',
      stroke: '#dbc8ab',
      'stroke-opacity': 0.8,
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
    }) +
    perchLeaves(sheet)
  );
}

function perchLeaves(sheet: Sheet): string {
  const random = seededRandom(41);
  const leaves = foliage(sheet, random, 'ovate', { washes: SPRING, count: 3 });
  return (
    leaves.leaf({ x: 328, y: 331, rotate: -14, length: 20 }) +
    leaves.leaf({ x: 320, y: 330.5, rotate: 40, length: 16 }) +
    leaves.leaf({ x: 242, y: 327, rotate: 62, length: 15 }) +
    leaves.leaf({ x: 238, y: 327, rotate: 118, length: 13 })
  );
}

function ground(sheet: Sheet): string {
  const random = seededRandom(31);
  const soil = sheet.radial([
    [0, '#b3c290', 0.75],
    [0.6, '#c6d2a8', 0.5],
    [1, '#d3ddb9', 0],
  ]);
  const blades = new Map<string, string>();
  for (let i = 0; i < 96; i += 1) {
    const spread = Math.sign(random() - 0.5) * random() ** 0.8 * 142;
    const [x, y, tall] = [187 + spread, 376 + random() * 12 - Math.abs(spread) * 0.03, between(random, 5, 17)];
    const colour = pick(random, ['#8ea67f', '#a9ba8c', '#b9c58f']);
    blades.set(
      colour,
      `${blades.get(colour) ?? ''}M${svgNumbers(x, y)}q${svgNumbers(around(random, 0, 2.5), -tall * 0.6, around(random, 0, 5), -tall)}`,
    );
  }
  const grass = [...blades]
    .map(([stroke, d]) =>
      tag('path', { d, fill: 'none', stroke, 'stroke-width': 1.1, 'stroke-linecap': 'round', opacity: 0.85 }),
    )
    .join('');
  return (
    tag('ellipse', { cx: 187, cy: 381, rx: 156, ry: 16, fill: soil }) +
    tag('ellipse', { cx: 189, cy: 380, rx: 52, ry: 5.5, fill: '#8a9a68', opacity: 0.4 }) +
    grass +
    groundFlowers(sheet, random)
  );
}

function groundFlowers(sheet: Sheet, random: Random): string {
  const heads = ['#fffdf6', '#f6cfc4', '#fbeec0', '#c9dbe6'].map(colour =>
    sheet.part(
      Array.from({ length: 5 }, (_, k) =>
        tag('ellipse', {
          transform: transform({ rotate: k * 72 }),
          cx: 2.2,
          rx: 2.1,
          ry: 1.5,
          fill: colour,
          stroke: '#c9bda0',
          'stroke-width': 0.3,
        }),
      ).join('') + tag('circle', { r: 1, fill: '#dcb45f' }),
    ),
  );
  let drawn = '';
  for (let i = 0; i < 20; i += 1) {
    const side = i % 2 === 0 ? -1 : 1;
    const x = 187 + side * between(random, 26, 134);
    drawn += tag('use', {
      href: heads[i % heads.length],
      transform: transform({
        x,
        y: between(random, 366, 382),
        rotate: random() * 72,
        scale: between(random, 0.8, 1.25),
      }),
    });
  }
  return drawn;
}
