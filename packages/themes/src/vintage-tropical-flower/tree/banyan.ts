import type { CubicNumbers, Point } from '../../drawing/curve.ts';
import { around, between, type Random, seededRandom } from '../../drawing/random.ts';
import { createSheet, document } from '../../drawing/svg.ts';
import { STAGE } from '../../tree/kit.ts';
import { bezierAt, clamp, lerp, range } from '../engraving/geometry.ts';
import { bladePatch, type Patch, tubePatch } from '../engraving/patch.ts';
import { Plate, type Tint } from '../engraving/plate.ts';
import { fern, leatheryLeaf } from '../flora/leaves.ts';
import { orchid } from '../flora/orchid.ts';
import { TINTS } from '../palette.ts';
import { growLimbs, type Limb, limbPatch } from './limbs.ts';
import { PETIOLES } from './places.ts';

/**
 * The tree without guests' leaves, 374 × 400: an old banyan as an engraved plate, its limbs grown to the places of the
 * leaves.
 */
export function banyan(): string {
  const plate = new Plate({ id: 't', coarseness: 1.2 });
  const limbs = growLimbs(PETIOLES);
  cutFoliage(plate, limbs);
  cutGround(plate);
  cutAerialRoots(plate);
  cutButtresses(plate);
  const isBough = (limb: Limb) => (limb.widths[2] ?? 0) > 2;
  cutLimbs(
    plate,
    limbs.filter(limb => !isBough(limb)),
  );
  cutBole(plate);
  cutLimbs(plate, limbs.filter(isBough));
  cutTurf(plate);
  cutOrchids(plate);
  return document([0, 0, STAGE.width, STAGE.height], createSheet(), plate.svg());
}

function cutLimbs(plate: Plate, limbs: readonly Limb[]): void {
  for (const limb of limbs) {
    plate.surface(limbPatch(limb), {
      hatch: 'across',
      pitch: 2.3,
      tint: TINTS.wood,
      edge: [0.4, 0.6],
      isRound: true,
      bow: 0.004,
      widest: 0.55,
    });
  }
}

const FAR_LEAVES: readonly Tint[] = [
  ['#dfdcc6', '#e9e4d2'],
  ['#dfdcc6', '#e9e4d2'],
  ['#dfdcc6', '#e9e4d2'],
  ['#d9dcca', '#e6e4d3'],
  ['#ead9c8', '#efe5d5'],
];

/** Pale leaves behind everything, in pairs along the limbs and at their ends, so that none floats. */
function cutFoliage(plate: Plate, limbs: readonly Limb[]): void {
  const random = seededRandom(17);
  for (const { points } of limbs) {
    const last = points.length - 1;
    for (let i = last; i >= 3; i -= 6) {
      const [at, before] = [points[i], points[i - 1]];
      if (at === undefined || before === undefined || Math.hypot(at[0] - 187, at[1] - 262) < 60) continue;
      const heading = (Math.atan2(at[1] - before[1], at[0] - before[0]) * 180) / Math.PI;
      for (const side of i === last ? [-1, 0, 1] : [i % 12 < 6 ? 1 : -1]) {
        cutFarLeaf(plate, random, { at, rotate: heading + side * between(random, 32, 70), order: i + side });
      }
    }
  }
}

interface FarLeaf {
  readonly at: Point;
  readonly rotate: number;
  readonly order: number;
}

function cutFarLeaf(plate: Plate, random: Random, { at: [x, y], rotate, order }: FarLeaf): void {
  const [length, width] = [between(random, 20, 34), between(random, 4.8, 7.4)];
  if (y < 26 || x < 22 || x > 352 || y > 280 || (Math.abs(x - 187) < 44 && y > 228)) return;
  const [tint, ink] = [FAR_LEAVES[Math.abs(order) % 5] ?? '#e9e4d2', order % 2 === 0 ? '#c3b69c' : '#cbbfa8'];
  leatheryLeaf(plate, { x, y, rotate, length, width }, { tint, ink, pitch: 4.4, threshold: 0.42, accent: 0 });
}

/** Short lines of soil below the crown, darkest in its shadow, grass and ferns. */
function cutGround(plate: Plate): void {
  const random = seededRandom(31);
  const soil = range(90).map(() => {
    const t = random();
    const y = 375 + t * 17;
    const reach = 150 * Math.sqrt(1 - ((y - 383) / 12) ** 2 * 0.7);
    const [x, length] = [187 + around(random, 0, reach), 6 + random() * 26];
    const shade = 0.35 + 0.6 * Math.max(0, 1 - Math.abs(x - 205) / 110);
    return [ripple(x, y, length), [0.15, shade, 0.15]] as const;
  });
  plate.lines(soil, '#6a5a49');
  for (const _ of range(26))
    cutGrass(plate, [56 + random() * 262, 379 + random() * 8], [6 + random() * 11, around(random, 0, 4.5)]);
  const tint: Tint = ['#c1c4a6', '#d9d9c2'];
  for (const [x, size] of [
    [86, 1],
    [292, 1],
    [110, 0.7],
    [268, 0.7],
  ] as const) {
    for (const angle of [-148, -90, -34]) {
      const [c, s] = [Math.cos((angle * Math.PI) / 180) * size, Math.sin((angle * Math.PI) / 180) * size];
      const rib: CubicNumbers = [x, 384, x + c * 10, 384 + s * 12, x + c * 20, 384 + s * 20, x + c * 30, 388 + s * 22];
      fern(plate, rib, { pinnae: 8, length: 10 * size, width: 1.7, tint, ink: '#a89b82' });
    }
  }
}

const ripple = (x: number, y: number, length: number): readonly Point[] => [
  [x - length / 2, y],
  [x, y - 0.6],
  [x + length / 2, y + 0.2],
];

function cutGrass(plate: Plate, [x, y]: Point, [height, lean]: readonly [number, number]): void {
  const blade = bladePatch(
    [x, y, x + lean * 0.1, y - height * 0.4, x + lean * 0.5, y - height * 0.8, x + lean, y - height],
    u => 1.5 * (1 - u) + 0.1,
    { fold: 0.7 },
  );
  plate.surface(blade, { pitch: 3, tint: ['#aab08f', '#cccdb0'], edge: [0.3, 0.35] });
}

/** Aerial roots of the crown. */
function cutAerialRoots(plate: Plate): void {
  for (const [x0, y0, x1] of [
    [112, 256, 122],
    [131, 263, 129],
    [256, 264, 258],
  ] as const) {
    const root: CubicNumbers = [x0, y0, x0 - 3, y0 + 50, x1 + 5, y0 + 92, x1, 380];
    const points = range(31).map(i => bezierAt(root, i / 30));
    plate.line(points, t => 1.9 - 0.9 * Math.sin(Math.PI * t) + (t > 0.9 ? (t - 0.9) * 14 : 0), '#7d6a55');
    plate.line(
      points.map(([x, y]): Point => [x - 0.3, y]),
      0.5,
      '#d8c3a3',
    );
  }
}

/** The ends of the buttress roots, and their widths. */
const BUTTRESSES = [
  [98, 384, 5],
  [278, 384, 5],
  [122, 389, 6],
  [254, 389.5, 6],
  [148, 393, 6.5],
  [229, 394, 6.5],
] as const;

function cutButtresses(plate: Plate): void {
  for (const [x, y, width] of BUTTRESSES) {
    const foot = 187 + (x - 187) * 0.13;
    const half = (u: number) => width * (0.1 + 0.9 * Math.min(1, u * 1.6) ** 0.8) * (1 - 0.35 * u);
    plate.surface(tubePatch([x, y, lerp(x, foot, 0.45), y - 5, lerp(x, foot, 0.85), y - 16, foot, 338], half), {
      hatch: 'across',
      pitch: 2.1,
      tint: TINTS.wood,
      edge: [0.5, 0.8],
      isRound: true,
      bow: 0.02,
      widest: 0.55,
    });
  }
}

const BOLE: CubicNumbers = [187, 389, 187, 336, 187, 290, 187, 232];

function girth(u: number): number {
  const crown = u > 0.7 ? lerp(1, 0.12, ((u - 0.7) / 0.3) ** 1.6) : 1;
  return crown * 10.4 + 11 * (1 - u) ** 1.5 + 27 * Math.max(0, 1 - u * 2.5) ** 2.4;
}

const flute = (u: number, v: number) => Math.cos(v * 10.5 + u * 2.6 + 0.6);

const bole: Patch = (u, v) => {
  const [x, y] = bezierAt(BOLE, u);
  const half = girth(u);
  const side = clamp(v, -0.999, 0.999);
  const round = Math.sqrt(1 - side * side);
  const foot = u < 0.12 ? (1 - u / 0.12) * (6 * (1 - side * side) + 3.5 * flute(u, side)) : 0;
  return [x + half * side, y + foot, half * round * 0.9 + flute(u, side) * half * 0.13];
};

/** The fluted trunk. The valleys between its flutes are shaded on the lit side too, with flecks of bark along them. */
function cutBole(plate: Plate): void {
  plate.surface(bole, {
    pitch: 1.9,
    tint: TINTS.bark,
    edge: [0.6, 0.9],
    widest: 0.66,
    bow: 0.16,
    from: 0.01,
    to: 0.99,
    shade: (u, v) => (v < 0.2 ? 0.3 * Math.max(0, -flute(u, v)) : 0) + 0.5 * Math.max(0, u - 0.8),
  });
  const random = seededRandom(23);
  const flecks = range(120).map(() => {
    const [u, v, length] = [random() * 0.86, around(random, 0, 0.92), between(random, 0.012, 0.035)];
    const points = range(4).map((i): Point => {
      const [x, y] = bole(clamp(u + (i / 3) * length), v + 0.03 * Math.sin(i * 2 + u * 40));
      return [x, y];
    });
    return [points, [0.15, 0.75, 0.6, 0.12]] as const;
  });
  plate.lines(flecks, '#6b5844');
  const knots = [
    [0.3, -0.35],
    [0.52, 0.2],
    [0.2, 0.35],
  ] as const;
  const rings = knots.flatMap(([u, v]) =>
    [1, 0.55].map(size => {
      const points = range(13).map((i): Point => {
        const a = (i / 12) * Math.PI * 2;
        const [x, y] = bole(u + Math.sin(a) * 0.022 * size, v + Math.cos(a) * 0.15 * size);
        return [x, y];
      });
      return [points, points.map((_, i) => 0.35 + 0.35 * Math.abs(Math.sin((i / 12) * Math.PI)))] as const;
    }),
  );
  plate.lines(rings, '#6b5844');
}

/** Soil and grass in front of the roots. */
function cutTurf(plate: Plate): void {
  const random = seededRandom(7);
  const soil = range(60).map(() => {
    const [y, x, length] = [387 + random() * 7, 187 + around(random, 0, 74), 6 + random() * 20];
    return [ripple(x, y, length), [0.15, 0.4 + 0.5 * random(), 0.15]] as const;
  });
  plate.lines(soil, '#5f5041');
  for (const _ of range(26))
    cutGrass(plate, [116 + random() * 142, 390 + random() * 4], [4 + random() * 8, around(random, 0, 3.5)]);
}

/** Orchids on the trunk, which attract the hummingbird. */
function cutOrchids(plate: Plate): void {
  for (const [rotate, length] of [
    [30, 20],
    [78, 22],
    [-20, 16],
  ] as const) {
    leatheryLeaf(plate, { x: 194, y: 334, rotate, length, width: 4 });
  }
  orchid(plate, { x: 205, y: 325, scale: 0.3, rotate: 8 }, { yaw: -0.2 });
  orchid(plate, { x: 215, y: 337, scale: 0.36, rotate: -8 }, { yaw: 0.2 });
  orchid(plate, { x: 203, y: 344, scale: 0.27 }, { yaw: -0.3 });
}
