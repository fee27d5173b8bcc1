import { type Point, polar } from '../../drawing/curve.ts';
import { around, seededRandom } from '../../drawing/random.ts';
import { createSheet, groupAt, type Sheet, svgNumbers, tag } from '../../drawing/svg.ts';
import { disc, type Sticker } from '../../natural/stamps/die-cut.ts';
import { lerp } from '../noise.ts';
import { rope } from '../rope.ts';
import { eelgrass, pearl } from '../sea-life/drift.ts';
import { earsPath, scallop, scallopPath, starfish, starfishPath } from '../sea-life/shells.ts';
import { bubbleAt, inkLine, pearlAt } from './decorations.ts';
import { combineStickers, foamRing } from './foam-ring.ts';

/** A shell petal of the shower. */
export const PETAL_PATH = 'M-8 0C-5.400 -5.600 3.600 -6 8 0C3.600 5.600 -5.200 5.600 -8 0Z';

const SHOWER = ['#fffdf8', '#f6d9cb', '#fffdf8', '#cfe6ed', '#fff4dd', '#eeb5a4'] as const;

/** Positions of the thrown petals: above the shell, far enough apart to be distinguishable. */
function thrown(): (readonly [at: Point, turn: number])[] {
  const random = seededRandom(6);
  const places: (readonly [Point, number])[] = [];
  for (let tries = 0; tries < 900 && places.length < 17; tries += 1) {
    const angle = -162 + 144 * random();
    const far = 40 + 38 * random();
    const [dx, dy] = polar([0, 0], angle, far);
    const at: Point = [48 + dx * 0.94, 84 + dy];
    const isOut = at[0] < 5 || at[0] > 91 || at[1] < 5 || at[1] > 60;
    if (isOut || places.some(([[x, y]]) => Math.hypot(x - at[0], y - at[1]) < 13.6)) continue;
    places.push([at, around(random, angle, 35)]);
  }
  return places;
}

/** The rice shower stamp: petals and pearls thrown from a shell. */
export function riceShower(): string {
  const sheet = createSheet();
  const parts = thrown().map(([[x, y], rotate], i): Sticker => {
    if (i % 5 === 3) return pearlAt(sheet, x, y, 4.8);
    const pose = { x, y, rotate, scale: 0.88 };
    const isBlue = i % 6 === 3;
    const paint = { fill: SHOWER[i % 6], stroke: isBlue ? '#6fa6b9' : '#c58f7c', 'stroke-width': 1.1 };
    return { art: groupAt(pose, tag('path', { d: PETAL_PATH, ...paint })), cuts: [{ d: PETAL_PATH, pose }] };
  });
  const hinge = { x: 48, y: 94.5 };
  const shell: Sticker = {
    art: groupAt(hinge, scallop(sheet, 46, { ribs: 9, line: '#b76f5c', lineWidth: 1.4 })),
    cuts: [
      { d: scallopPath(46, 9), pose: hinge },
      { d: earsPath(46), pose: hinge },
    ],
  };
  return foamRing(sheet, combineStickers(...parts, shell));
}

/** A flower of five scallops around a pearl, its stem tied with rope. */
export function flower(): string {
  const sheet = createSheet();
  const washes = [
    ['#fff7ef', '#f5d2c3', '#e69f8d', '#cb7d69'],
    ['#fffaf3', '#f9e2d5', '#eeb3a2', '#d08a76'],
  ] as const;
  const petals = [0, 1, 2, 3, 4].map((i): Sticker => {
    const [x, y] = polar([48, 37], i * 72 - 90, 3);
    const pose = { x, y, rotate: i * 72 };
    const wash = washes[i % 2] ?? washes[0];
    return {
      art: groupAt(pose, scallop(sheet, 33, { ribs: 7, hasEars: false, line: '#b96d5a', lineWidth: 1.2, wash })),
      cuts: [{ d: scallopPath(33, 7), pose }],
    };
  });
  const heart = groupAt(
    { x: 48, y: 37 },
    tag('circle', { r: 8.6, fill: '#f4e2c6', stroke: '#c9a26c', 'stroke-width': 1.1 }),
    pearl(sheet, 6.6),
  );
  return foamRing(sheet, combineStickers(stalk(), ...petals, { art: heart, cuts: [] }, bow()));
}

const STALK = 'M48 50C47.400 66 47.600 80 49 93';
const SHEAF = 'M48 58C40 62 30 70 27 80C34 86 42 92 48 93C56 92 64 86 69 78C64 68 56 62 48 58Z';

function stalk(): Sticker {
  const grass = eelgrass(4, {
    blades: 7,
    length: 104,
    spread: 96,
    lean: 6,
    strength: 1.2,
    washes: ['#6fae9f', '#8cc2b0', '#5a9aa0', '#a6d0bd'],
  });
  const art =
    groupAt({ x: 46, y: 94, rotate: -4, scale: 0.4 }, grass) +
    inkLine(STALK, 3.4, '#5f9c90') +
    inkLine('M46.800 52C46.300 66 46.500 80 47.600 92', 0.9, '#d8efe4');
  return { art, cuts: [{ d: STALK, line: 3.4 }, { d: SHEAF }] };
}

const BOWS: readonly (readonly Point[])[] = [
  [
    [47.5, 76],
    [38, 70],
    [30, 73],
    [33, 80],
    [47.5, 77],
  ],
  [
    [48.5, 76],
    [58, 70],
    [66, 73],
    [63, 80],
    [48.5, 77],
  ],
  [
    [47, 77],
    [42, 86],
    [38, 90],
  ],
  [
    [49, 77],
    [54, 86],
    [58, 90],
  ],
];

function bow(): Sticker {
  const knot = tag('circle', { cx: 48, cy: 76.6, r: 3.4, fill: '#f6ead9', stroke: '#b99f83' });
  return {
    art: BOWS.map((line, i) => rope(line, i < 2 ? 3.2 : 3)).join('') + knot,
    cuts: [{ d: disc(33, 75, 4) }, { d: disc(63, 75, 4) }],
  };
}

/** A heart on 96 × 96, point down. */
export const HEART_PATH =
  'M48 88C21 67 8 50 9.600 32.600C11 17.600 24 9.600 35.600 14.600C41.600 17.200 45.800 22 48 28C50.200 22 54.400 17.200 60.400 14.600C72 9.600 85 17.600 86.400 32.600C88 50 75 67 48 88Z';

const RIB_ENDS: readonly Point[] = [
  [11.5, 43],
  [11, 30],
  [17, 19],
  [28, 13.6],
  [38.5, 17],
  [57.5, 17],
  [68, 13.6],
  [79, 19],
  [85, 30],
  [84.5, 43],
];

/** The ribs of a heart cockle: each curves from its foot to its end on the rim. */
function cockleRibs(): string {
  return RIB_ENDS.map(([x, y]) => {
    const bend: Point = [lerp(48, x, 0.5) + (x - 48) * 0.16, lerp(86, y, 0.45)];
    const at = (t: number): Point => {
      const u = 1 - t;
      return [u * u * 48 + 2 * u * t * bend[0] + t * t * x, u * u * 86 + 2 * u * t * bend[1] + t * t * y];
    };
    const [from, middle, to] = [at(0.3), at(0.62), at(0.93)];
    const handle: Point = [middle[0] * 2 - (from[0] + to[0]) / 2, middle[1] * 2 - (from[1] + to[1]) / 2];
    return `M${svgNumbers(...from)}Q${svgNumbers(...handle, ...to)}`;
  }).join('');
}

/** A heart cockle with a star, a pearl and a bubble. */
export function heart(): string {
  const sheet = createSheet();
  const ribs = cockleRibs();
  const round = { fill: 'none', 'stroke-linecap': 'round' };
  const art =
    tag('path', {
      d: HEART_PATH,
      fill: cockle(sheet),
      stroke: '#b4604c',
      'stroke-width': 1.7,
      'stroke-linejoin': 'round',
    }) +
    tag(
      'g',
      { 'clip-path': sheet.clip(HEART_PATH) },
      tag('path', { ...round, d: ribs, stroke: '#fff', 'stroke-opacity': 0.72, 'stroke-width': 2 }),
      tag('path', {
        ...round,
        d: ribs,
        transform: 'translate(2.200 .8)',
        stroke: '#b95f4b',
        'stroke-opacity': 0.15,
        'stroke-width': 1.6,
      }),
      inkLine('M19 31C20 24 25 20 31 20', 4, '#fff'),
    );
  const star = { x: 22, y: 76, rotate: -14 };
  const gold = { seed: 4, wash: ['#fdf0cf', '#f3d48c', '#dcae56', '#b3843a'] as const, fat: 0.24 };
  return foamRing(
    sheet,
    combineStickers(
      { art, cuts: [{ d: HEART_PATH }] },
      { art: groupAt(star, starfish(sheet, 13.5, gold)), cuts: [{ d: starfishPath(13.5, 4, 0.24), pose: star }] },
      pearlAt(sheet, 74, 79, 5.4),
      bubbleAt(85, 70, 3.4),
    ),
  );
}

function cockle(sheet: Sheet): string {
  return sheet.radial(
    [
      [0, '#fde5da'],
      [0.38, '#f2b6a5'],
      [0.78, '#df8772'],
      [1, '#cf6f5b'],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: 36, cy: 26, r: 72 },
  );
}
