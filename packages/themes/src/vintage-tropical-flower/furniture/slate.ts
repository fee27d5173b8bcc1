import type { CubicNumbers, Point } from '../../drawing/curve.ts';
import { around, seededRandom } from '../../drawing/random.ts';
import { createSheet, document, tag } from '../../drawing/svg.ts';
import { bezierAt, clamp, lerp, range } from '../engraving/geometry.ts';
import { bladePatch, lance, tubePatch } from '../engraving/patch.ts';
import { Plate, type Tint } from '../engraving/plate.ts';
import { frond } from '../flora/palms.ts';
import { INKS, TINTS } from '../palette.ts';
import { ruleGround } from './ruling.ts';

const WIDTH = 1280;
const HEIGHT = 720;
const HORIZON = 486;
const SUN: Point = [948, 428];

/** Clouds: center, half-width, half-height. They stay at the upper edge, so that the middle is plain for text. */
const CLOUDS: readonly (readonly [number, number, number, number])[] = [
  [560, 60, 180, 26],
  [760, 96, 150, 20],
  [1120, 70, 190, 30],
  [1010, 132, 130, 18],
];

/** The still behind every waiting message, 1280 × 720: a lagoon in the evening whose middle is paper for the text. */
export function slate(): string {
  const sheet = createSheet();
  const sky = sheet.linear(
    [
      [0, '#cdd3c6'],
      [0.34, '#efe6d1'],
      [0.62, '#f1dfc4'],
      [1, '#ecd0b2'],
    ],
    { gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: 0, y2: HORIZON },
  );
  const water = sheet.linear(
    [
      [0, '#c9cfbe'],
      [1, '#93a59e'],
    ],
    { x1: 0, y1: 0, x2: 0, y2: 1 },
  );
  const plate = new Plate({ id: 's', coarseness: 1.5 });
  cutSky(plate);
  cutSun(plate);
  cutHills(plate);
  cutSea(plate);
  cutShore(plate);
  cutPalm(plate, [250, 620, 296, 500, 300, 370, 388, 236], { size: 1.9, seed: 3, tint: ['#a9b096', '#c7c9ab'] });
  cutPalm(plate, [160, 640, 160, 500, 122, 340, 148, 166], { size: 2.3, seed: 9, tint: ['#9aa58a', '#c0c4a6'] });
  cutGrass(plate);
  cutBoat(plate);
  return document(
    [0, 0, WIDTH, HEIGHT],
    sheet,
    tag('rect', { width: WIDTH, height: HEIGHT, fill: sky }),
    tag('rect', { y: HORIZON, width: WIDTH, height: HEIGHT - HORIZON, fill: water }),
    plate.svg(),
  );
}

function cloudAt(x: number, y: number): number {
  return CLOUDS.reduce((most, [cx, cy, w, h]) => {
    const edge = 0.07 * Math.sin(x * 0.05 + cy + y * 0.1) + 0.05 * Math.sin(x * 0.115 + y * 0.25);
    return Math.max(most, clamp((1.12 - Math.hypot((x - cx) / w, (y - cy) / h) - edge) * 2.2));
  }, 0);
}

/**
 * Lines at uneven distances fade out toward the text: no regular spacing is left to shimmer when the still is shown
 * small.
 */
function cutSky(plate: Plate): void {
  ruleGround(plate, {
    from: [0, 0],
    to: [WIDTH, 236],
    pitch: y => 8 + 3 * Math.sin(y * 0.13) + y * 0.03,
    tone: (x, y) => {
      const calm = Math.exp(-(((x - 660) / 420) ** 2) - ((y - 330) / 190) ** 2);
      return (0.06 + 0.2 * clamp(1 - y / 236) ** 1.3) * (1 - cloudAt(x, y) * 0.97) * (1 - calm) * smoothEdge(x, y);
    },
    waver: (x, y) => Math.sin(x * 0.012 + y * 0.3) * 1.6,
    ink: '#7d7161',
    step: 14,
  });
}

/** Start and end of the sky's lines: each ends elsewhere. */
const smoothEdge = (x: number, y: number) => (Math.sin(x * 0.011 + y * 2.1) + Math.sin(x * 0.023 - y) > -0.9 ? 1 : 0);

function cutSun(plate: Plate): void {
  const [x, y] = SUN;
  const rays = range(72).flatMap(i => {
    const angle = (i / 72) * Math.PI * 2;
    const [from, to] = [56, i % 2 === 0 ? 108 : 84];
    const at = (r: number): Point => [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    return y + Math.sin(angle) * to > HORIZON
      ? []
      : [
          [
            [at(from), at((from + to) / 2), at(to)],
            [1.7, 1.2, 0.3],
          ] as const,
        ];
  });
  plate.lines(rays, '#b68e68');
  plate.dot(SUN, 46, '#f8eed8', { ink: '#b68e68', width: 1.6 });
}

/** Distant hills, hatched down the slope: ends, height, tint. */
const HILLS: readonly (readonly [from: number, to: number, height: number, tint: string])[] = [
  [880, 1330, 78, '#bcc0aa'],
  [30, 500, 50, '#c6c8b2'],
];

function cutHills(plate: Plate): void {
  const random = seededRandom(4);
  for (const [from, to, height, tint] of HILLS) {
    const top = (x: number) => {
      const rise = Math.sin(Math.PI * clamp((x - from) / (to - from))) ** 1.1;
      return HORIZON - height * rise * (1 + 0.16 * Math.sin(x * 0.035) + 0.08 * Math.sin(x * 0.095));
    };
    const ridge = range(Math.floor((to - from) / 9) + 1).map((i): Point => [from + i * 9, top(from + i * 9)]);
    plate.area([...ridge, [to, HORIZON], [from, HORIZON]], tint);
    const strokes = range(Math.floor((to - from) / 7)).flatMap(i => {
      const x = from + 6 + i * 7 + around(random, 0, 1.5);
      const y = top(x);
      const slope = (top(x + 5) - top(x - 5)) / 10;
      const length = (HORIZON - y) * (0.5 + random() * 0.4);
      if (length < 5) return [];
      const path: Point[] = [
        [x, y + 1],
        [x + length * 0.2 + 4, y + length * 0.5],
        [x + length * 0.35 + 6, y + length],
      ];
      return [[path, [slope > -0.05 ? 2 : 0.8, slope > 0 ? 1.5 : 0.5, 0.3]] as const];
    });
    plate.lines([...strokes, [ridge, ridge.map(() => 1.1)]], '#7b6e5d');
  }
}

/** The sea in perspective: lines spread and swing wider toward the shore; the sun's path stays blank. */
function cutSea(plate: Plate): void {
  const depth = (y: number) => (y - HORIZON) / (HEIGHT - HORIZON);
  ruleGround(plate, {
    from: [0, HORIZON],
    to: [WIDTH, HEIGHT],
    pitch: y => 5 + 9 * depth(y),
    tone: (x, y) => {
      const t = depth(y);
      const glitter = Math.exp(-(((x - SUN[0]) / (32 + t * 104)) ** 2));
      const swell = 0.5 + 0.5 * Math.sin(x * (0.026 - 0.013 * t) + y * 1.7 + 2 * Math.sin(y * 0.16 + x * 0.006));
      const bare = glitter * 0.62 * (0.25 + 1.1 * (0.5 + 0.5 * Math.sin(y * 1.3 + x * 0.03)));
      return clamp((0.1 + 0.26 * t) * (0.4 + 0.8 * swell) - bare);
    },
    waver: (x, y) => Math.sin(x * 0.026 + y * 0.11) * (0.5 + depth(y) * 2.4) + Math.sin(x * 0.011 - y * 0.07) * 1.5,
    ink: '#56524a',
    step: 10,
  });
}

const shoreTop = (x: number) => 644 - 76 * Math.max(0, Math.cos((x / 600) * 1.57)) ** 0.7;

function cutShore(plate: Plate): void {
  const random = seededRandom(14);
  const edge = range(34).map((i): Point => {
    const x = (i / 33) * 620 - 20;
    const fall = x > 400 ? ((x - 400) / 180) ** 2 * 88 : 0;
    return [x, Math.min(HEIGHT + 4, shoreTop(x) + 6 * Math.sin(x * 0.045) + fall)];
  });
  plate.area([...edge, [-20, HEIGHT + 4]], '#cfbd9a');
  const sand = range(150).map(() => {
    const [x, t] = [random() * 400, random()];
    const [y, length] = [shoreTop(x) + 6 + t * 66, 16 + random() * 42];
    const path: Point[] = [
      [x, y],
      [x + length / 2, y - 1.2],
      [x + length, y + 1],
    ];
    return [path, [0.4, 0.7 + t * 1.3, 0.4]] as const;
  });
  plate.lines(sand, '#6a5a49');
}

/** Directions of a coconut palm's fronds, degrees, from the back to the front. */
const CROWN = [-90, -122, -58, -178, -2, -150, -30, -200, 20];

interface CoconutPalm {
  readonly size: number;
  readonly seed: number;
  readonly tint: Tint;
}

function cutPalm(plate: Plate, trunk: CubicNumbers, { size, seed, tint }: CoconutPalm): void {
  const girth = (u: number) => lerp(5.2, 2.9, u) * size * (u < 0.06 ? 1.5 - u * 8 : 1);
  plate.surface(tubePatch(trunk, girth), { hatch: 'across', pitch: 3, tint: TINTS.wood, bow: 0.01, isRound: true });
  const [x, y] = bezierAt(trunk, 1);
  const random = seededRandom(seed);
  for (const angle of CROWN) {
    const length = (64 + random() * 14) * size;
    const [c, s] = [Math.cos((angle * Math.PI) / 180) * length, Math.sin((angle * Math.PI) / 180) * length];
    const rib: CubicNumbers = [
      x,
      y,
      x + c * 0.4,
      y + s * 0.5 - 12 * size,
      x + c * 0.85,
      y + s * 0.55 - 8 * size,
      x + c,
      y + s * 0.5 + 24 * size,
    ];
    frond(plate, rib, {
      leaflets: 13,
      length: 30 * size,
      width: 2.5 * size,
      seed: seed + angle + 400,
      tint,
      droop: 0.6,
      from: 0.08,
    });
  }
  for (const [dx, dy] of [
    [-5, 4],
    [5, 5],
    [0, 8],
  ] as const) {
    plate.dot([x + dx * size, y + dy * size], 4 * size, '#b98f62', { ink: INKS.burin, width: 1 });
  }
}

function cutGrass(plate: Plate): void {
  for (const [x, y, size] of [
    [96, 650, 2],
    [300, 636, 1.6],
    [196, 660, 1.8],
  ] as const) {
    for (const i of range(9)) {
      const angle = ((-90 + (i - 4) * 17) * Math.PI) / 180;
      const [c, s] = [Math.cos(angle) * size, Math.sin(angle) * size];
      const blade = bladePatch(
        [x, y, x + c * 12, y + s * 16, x + c * 26, y + s * 26, x + c * 38, y + s * 26 + 6],
        lance(3.4 * size, 0.6),
        { fold: 0.8 },
      );
      plate.surface(blade, { pitch: 1.8, tint: ['#98a187', '#c3c6a8'], edge: [0.4, 0.5] });
    }
  }
}

function cutBoat(plate: Plate): void {
  plate.surface(
    bladePatch([1108, 478, 1112, 454, 1120, 430, 1128, 398], u => 14 * (1 - u) + 0.4, { cup: -0.5 }),
    {
      pitch: 1.8,
      tint: '#f6ecd8',
      edge: [0.5, 0.6],
    },
  );
  plate.area(
    [
      [1084, 480],
      [1144, 480],
      [1134, 492],
      [1094, 492],
    ],
    '#5d4a3a',
  );
}
