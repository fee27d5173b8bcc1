import { type Point, smoothPath } from '../drawing/curve.ts';
import { around, between, type Random, seededRandom } from '../drawing/random.ts';
import { createSheet, document, groupAt, type Sheet, tag, transform } from '../drawing/svg.ts';
import { STAGE } from '../tree/kit.ts';
import { layered, valueNoise } from './noise.ts';
import { rope } from './rope.ts';
import { eelgrass, pearl, sandDollar } from './sea-life/drift.ts';
import { scallop, starfish } from './sea-life/shells.ts';
import { BIRD_PERCH } from './settings.ts';
import { CROWN } from './tree-kit.ts';
import { wood } from './tree-wood.ts';

/**
 * The tree without guests' leaves: an islet, a shore tree bent by the wind, pale leaves, a post for the gull. 374 ×
 * 400.
 */
export function tree(): string {
  const sheet = createSheet();
  const random = seededRandom(23);
  return document(
    [0, 0, STAGE.width, STAGE.height],
    sheet,
    islet(sheet),
    haze(sheet),
    paleLeaves(sheet, random, 'far'),
    wood(sheet),
    paleLeaves(sheet, random, 'near'),
    foot(),
    finds(sheet),
    post(sheet),
  );
}

/** Soft color in the area of the crown. */
function haze(sheet: Sheet): string {
  const blots = [
    [100, 132, 92, 70, '#d7ebee'],
    [178, 88, 104, 70, '#d9eee6'],
    [272, 110, 92, 70, '#d4e8ee'],
    [200, 176, 128, 66, '#d9ede9'],
    [92, 200, 66, 46, '#dcecee'],
    [296, 198, 66, 50, '#dcede6'],
    [236, 54, 70, 40, '#e6f0e2'],
  ] as const;
  return blots
    .map(([cx, cy, rx, ry, colour]) => {
      const fill = sheet.radial([
        [0, colour, 0.95],
        [0.62, colour, 0.62],
        [1, colour, 0],
      ]);
      return tag('ellipse', { cx, cy, rx, ry, fill });
    })
    .join('');
}

const PALE = ['#a9cfd8', '#b9dccf', '#9cc6c4', '#cfe4d6', '#f0e3b4', '#bcd9e2'] as const;

/** Unused leaves: many behind the limbs, a loose rim in front of them. */
function paleLeaves(sheet: Sheet, random: Random, layer: 'far' | 'near'): string {
  const leaves = PALE.map(fill =>
    sheet.part(
      tag('path', { d: 'M-10 .9C-6.800 -3.200 1.200 -6.500 10 -.5C5.600 3.900 -4.400 5.500 -10 .9Z', fill }) +
        tag('path', { d: 'M-8.800 .6L8.400 -.4', stroke: '#fff', 'stroke-opacity': 0.6, 'stroke-width': 0.6 }),
    ),
  );
  const count = layer === 'far' ? 230 : 120;
  let drawn = '';
  for (let i = 0; i < count; i += 1) {
    const a = random() * Math.PI * 2;
    const q = layer === 'far' ? Math.sqrt(random()) * 1.02 : between(random, 0.86, 1.06);
    const wave = 1 + 0.05 * Math.sin(a * 5 + 2) + 0.03 * Math.sin(a * 11);
    const y = CROWN.y + Math.sin(a) * q * (CROWN.ry + 4) * wave;
    const x = CROWN.x + (CROWN.y - y) * CROWN.lean + Math.cos(a) * q * (CROWN.rx + 6) * wave;
    const leaf = leaves[Math.floor(random() * leaves.length)];
    const pose = { x, y, rotate: windAt(x, y) * 1.3 + around(random, 0, 37), scale: between(random, 0.65, 1.4) };
    const opacity = between(random, 0.4, layer === 'far' ? 0.75 : 0.8);
    const isOut = y < 14 || x < 16 || x > 358 || (Math.abs(x - 186) < 36 && y > 240);
    if (!isOut) drawn += tag('use', { href: leaf, transform: transform(pose), opacity });
  }
  return drawn;
}

/** How the wind turns a leaf: up on the left, down on the right, in degrees. */
function windAt(x: number, y: number): number {
  return -8 + (x - CROWN.x) * 0.055 + (y - CROWN.y) * 0.07;
}

/** A sand bank with three rings of foam around it. */
function islet(sheet: Sheet): string {
  const noise = valueNoise(4);
  const edge = (lift: number, power: number, row: number) =>
    Array.from({ length: 23 }, (_, i): Point => {
      const t = i / 22;
      return [38 + t * 300, 380 + lift * Math.sin(Math.PI * t) ** power + layered(noise, t * 5, row, 2) * 2];
    });
  const [top, bottom] = [edge(-17, 0.75, 1), edge(9, 0.6, 9)];
  const sand = sheet.linear(
    [
      [0, '#eadbca'],
      [0.6, '#f6ebde'],
      [1, '#fdf3e6'],
    ],
    { gradientUnits: 'userSpaceOnUse', x1: 60, y1: 362, x2: 330, y2: 392 },
  );
  return (
    rings(noise) +
    tag('path', { d: smoothPath([...top, ...bottom.toReversed()], true), fill: sand }) +
    tag('path', {
      d: smoothPath(bottom),
      fill: 'none',
      stroke: '#b99f83',
      'stroke-opacity': 0.35,
      'stroke-width': 1.2,
    }) +
    tag('ellipse', { cx: 150, cy: 377, rx: 52, ry: 5, fill: '#8f9a9c', opacity: 0.25 }) +
    grains()
  );
}

/** Foam around the islet: broken white, over a thin wash of water so that it is visible on paper too. */
function rings(noise: (x: number, y: number) => number): string {
  const ring = (far: number) => {
    const points = Array.from({ length: 44 }, (_, i): Point => {
      const a = (i / 44) * Math.PI * 2;
      const wave = layered(noise, Math.cos(a) * 3 + far, Math.sin(a) * 3, 2) * 6;
      return [188 + Math.cos(a) * Math.min(182, 152 + far * 1.2 + wave), 380 + Math.sin(a) * (10 + far * 0.42)];
    });
    return smoothPath(points, true);
  };
  const foam = [
    [9, 2.4, 0.95, undefined],
    [15, 1.3, 0.8, '46 14 20 8 60 18'],
    [21, 0.9, 0.6, '30 26 12 18 44 30'],
  ] as const;
  return (
    tag('path', { d: ring(24), fill: '#b9dbe3', opacity: 0.42 }) +
    tag('path', { d: ring(13), fill: '#8fc2cf', opacity: 0.34 }) +
    foam
      .map(([far, width, opacity, dashes]) =>
        tag('path', {
          d: ring(far),
          fill: 'none',
          stroke: '#fff',
          'stroke-width': width,
          'stroke-opacity': opacity,
          'stroke-linecap': 'round',
          'stroke-dasharray': dashes,
        }),
      )
      .join('')
  );
}

function grains(): string {
  const random = seededRandom(31);
  let d = '';
  for (let i = 0; i < 60; i += 1)
    d += `M${Math.round(between(random, 60, 316))} ${Math.round(between(random, 372, 384))}h.01`;
  return tag('path', {
    d,
    fill: 'none',
    stroke: '#c3a888',
    'stroke-width': 1.2,
    'stroke-linecap': 'round',
    opacity: 0.5,
  });
}

/** Sand blown against the base of the trunk. */
function foot(): string {
  return (
    tag('path', {
      d: 'M138 379C150 373.400 160 376.200 168 372.800C172 371 178 371.400 183 373C191 375.600 200 373.800 210 379C196 385 150 385 138 379Z',
      fill: '#f3e6d7',
    }) +
    tag('path', {
      d: 'M146 377.600C156 373.800 162 376.200 169 373.400C174 371.600 179 372 184 373.800C190 376 197 374.600 204 377.600',
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.85,
    }) +
    tag('path', { d: 'M152 380.500Q178 383 200 380', fill: 'none', stroke: '#b99f83', 'stroke-opacity': 0.3 })
  );
}

function finds(sheet: Sheet): string {
  return [
    groupAt({ x: 120, y: 373, scale: 0.34 }, eelgrass(3, { blades: 7, length: 80, spread: 60, lean: 23 })),
    groupAt({ x: 216, y: 374, scale: 0.3 }, eelgrass(8, { blades: 8, length: 84, spread: 60, lean: 23 })),
    groupAt({ x: 96, y: 380, rotate: -14 }, scallop(sheet, 17, { ribs: 9 })),
    groupAt({ x: 246, y: 381, rotate: 20, scale: 1, scaleY: 0.62 }, starfish(sheet, 10, { seed: 5 })),
    groupAt({ x: 128, y: 383, scale: 1, scaleY: 0.55 }, sandDollar(sheet, 6)),
    groupAt({ x: 232, y: 385 }, pearl(sheet, 2.4)),
    groupAt({ x: 112, y: 385 }, pearl(sheet, 1.9)),
  ].join('');
}

/** A mooring post with a rope around it, the gull's perch. */
function post(sheet: Sheet): string {
  const grey = sheet.linear([
    [0, '#8a847e'],
    [0.6, '#b3a596'],
    [1, '#cdbca8'],
  ]);
  const { x, y } = BIRD_PERCH;
  const turns = [0, 1, 2].map(i =>
    rope(
      Array.from(
        { length: 13 },
        (_, k): Point => [x - 7.6 + (k / 12) * 15.4, y + 16.5 + i * 3.6 + Math.sin((k / 12) * Math.PI) * 2.4],
      ),
      3.2,
    ),
  );
  const loose = Array.from({ length: 21 }, (_, k): Point => {
    const t = k / 20;
    return [x + 7 + t * 22 - Math.sin(t * Math.PI) * 6, y + 22.5 + t * 28];
  });
  return (
    tag('path', { d: 'M285.500 330L284 375Q292 379 300 375L298.500 330Z', fill: grey }) +
    tag('ellipse', { cx: x, cy: 330, rx: 6.5, ry: 2.2, fill: '#d9cab7', stroke: '#94887a', 'stroke-width': 0.6 }) +
    tag('path', {
      d: 'M288.600 336L288 366M294 334L294.600 371',
      stroke: '#6f6c69',
      'stroke-opacity': 0.4,
      'stroke-width': 0.8,
    }) +
    turns.join('') +
    rope(loose, 2.8)
  );
}
