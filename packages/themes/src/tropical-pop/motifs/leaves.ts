import { type Cubic, headingAt, type Point, pointAt, polar, radians } from '../../drawing/curve.ts';
import { around, type Random, seededRandom } from '../../drawing/random.ts';
import { difference, union } from '../cutting/boolean.ts';
import {
  finger,
  type Mark,
  outlineThrough,
  oval,
  type Ring,
  type Shape,
  strip,
  transformRing,
} from '../cutting/outline.ts';

const SIDES = [-1, 1] as const;

const stretched = (marks: readonly Mark[], x: number, y: number): Mark[] =>
  marks.map(([px, py, crisp]) => (crisp ? [px * x, py * y, crisp] : [px * x, py * y]));

/** Parameters of a monstera leaf. */
export interface MonsteraPlan {
  readonly slits?: number;
  readonly hasHoles?: boolean;
}

/** A monstera leaf of a given length: base at the origin, tip to the right; slits, holes and rib are cut out. */
export function monstera(length: number, seed: number, { slits = 5, hasHoles = true }: MonsteraPlan = {}): Shape {
  const random = seededRandom(seed);
  const half: readonly Mark[] = [
    [-0.13, -0.1],
    [-0.2, -0.27],
    [-0.12, -0.43],
    [0.06, -0.52],
    [0.28, -0.53],
    [0.52, -0.45],
    [0.74, -0.27],
    [0.89, -0.1],
  ];
  const blade = outlineThrough(
    [[0, 0, 1], ...stretched(half, length, length), [length, 0, 1], ...stretched(half, length, -length).toReversed()],
    14,
  );
  const cuts: Ring[] = [];
  for (const side of SIDES) {
    const ends: Point[] = [];
    for (let i = 0; i < slits; i += 1) {
      const { slit, end } = monsteraSlit(random, length, { side, i, share: i / (slits - 1) });
      cuts.push(slit);
      ends.push(end);
    }
    if (hasHoles) cuts.push(...holesBetween(ends, length, side));
  }
  const l = length;
  const rib: Cubic = [
    [0, 0],
    [0.3 * l, 0.012 * l],
    [0.6 * l, -0.012 * l],
    [0.86 * l, 0],
  ];
  cuts.push(strip(rib, t => l * 0.0085 * (1 - t) + 0.3));
  return difference([blade], ...cuts);
}

function monsteraSlit(
  random: Random,
  length: number,
  { side, i, share }: { readonly side: 1 | -1; readonly i: number; readonly share: number },
): { readonly slit: Ring; readonly end: Point } {
  const foot: Point = [length * (0.06 + 0.55 * share + around(random, 0, 0.01)), 0];
  const angle = side * (108 - 50 * share + around(random, 0, 3));
  const depth = length * (0.15 - 0.07 * share) * (1 + (i % 2) * 0.28);
  const end = polar(foot, angle, depth);
  const mouth = polar(foot, angle - side * 7, length * (0.58 - 0.24 * share) * 1.25);
  const widths = [length * (0.046 - 0.018 * share), length * (0.019 - 0.005 * share)] as const;
  return { slit: finger(mouth, end, widths, side * length * 0.035), end };
}

function holesBetween(ends: readonly Point[], length: number, side: 1 | -1): Ring[] {
  return ends.slice(0, -2).map(([x, y], i) => {
    const [nextX, nextY] = ends[i + 1] ?? [x, y];
    return transformRing(oval([0, 0], length * (0.036 - 0.007 * i), length * 0.0135, 18), {
      x: (x + nextX) / 2 - length * 0.012,
      y: ((y + nextY) / 2) * 0.68,
      rotate: side * (70 - 13 * i),
    });
  });
}

/** Parameters of a leaf with blunt fingers on both sides of a spine. */
export interface AlgaePlan {
  readonly fingers?: number;
  readonly length?: number;
  readonly width?: number;
  readonly seed?: number;
  readonly bend?: number;
}

/** A leaf as cut from painted paper: blunt fingers along a spine. */
export function algae(
  spine: Cubic,
  { fingers = 6, length = 46, width = 8, seed = 1, bend = 6 }: AlgaePlan = {},
): Shape {
  const random = seededRandom(seed);
  const parts: Ring[] = [];
  for (let i = 0; i < fingers; i += 1) {
    for (const side of SIDES) {
      const t = (i + 0.35 + (side > 0 ? 0.3 : 0)) / (fingers + 0.15);
      const foot = pointAt(spine, t);
      const angle = headingAt(spine, t) + side * (58 * (1 - 0.28 * t) + around(random, 0, 4.5));
      const reach = length * Math.sin(Math.PI * (0.16 + 0.78 * t)) ** 0.8 * around(random, 1, 0.08);
      const tip = polar(foot, angle, reach);
      parts.push(finger(foot, tip, [width * 0.5, width * around(random, 0.81, 0.09)], -side * bend));
    }
  }
  const end = pointAt(spine, 1);
  parts.push(finger(pointAt(spine, 0.9), polar(end, headingAt(spine, 1), length * 0.2), [width * 0.5, width * 0.8]));
  return union(
    strip(spine, t => width * 0.62 * (1 - t) + width * 0.42),
    ...parts,
  );
}

/** Parameters of a palm frond of thin sickles. */
export interface FrondPlan {
  readonly sickles?: number;
  readonly length?: number;
  readonly width?: number;
  readonly seed?: number;
  /** The angle of the sickles to the spine at its foot and at its tip, degrees. */
  readonly spread?: readonly [foot: number, tip: number];
  readonly droop?: number;
}

/** A palm frond: thin sickles hanging from an arched spine. */
export function frond(
  spine: Cubic,
  { sickles = 13, length = 60, width = 7, seed = 1, spread = [66, 20], droop = 10 }: FrondPlan = {},
): Shape {
  const random = seededRandom(seed);
  const parts: Ring[] = [];
  for (let i = 0; i < sickles; i += 1) {
    for (const side of SIDES) {
      const t = 0.1 + (0.88 * i) / (sickles - 1);
      const foot = pointAt(spine, t);
      const angle = headingAt(spine, t) + side * (spread[0] + (spread[1] - spread[0]) * t + around(random, 0, 3));
      const reach = length * (0.5 + 0.5 * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.72))) * around(random, 0.99, 0.05);
      const tip = polar(foot, angle, reach);
      parts.push(sickle(foot, [tip[0], tip[1] + droop * (1 - t * 0.3)], { angle, width, droop }));
    }
  }
  return union(
    strip(spine, t => width * 0.42 * (1 - t) + 0.8),
    ...parts,
  );
}

function sickle(
  [x, y]: Point,
  [tipX, tipY]: Point,
  { angle, width, droop }: { readonly angle: number; readonly width: number; readonly droop: number },
): Ring {
  const [mx, my] = [(x + tipX) / 2, (y + tipY) / 2 - droop * 0.75];
  const nx = -Math.sin(radians(angle)) * width * 0.5;
  const ny = Math.cos(radians(angle)) * width * 0.5;
  return outlineThrough(
    [
      [x - nx * 0.5, y - ny * 0.5, 1],
      [mx - nx, my - ny],
      [tipX, tipY, 1],
      [mx + nx, my + ny],
      [x + nx * 0.5, y + ny * 0.5, 1],
    ],
    8,
  );
}

/** Parameters of a blade torn by the wind. */
export interface BananaPlan {
  readonly tears?: number;
  /** How far the tip bends, as a share of the length. */
  readonly curl?: number;
}

/** A banana leaf, base at the origin, tip to the right, `half` wide to each side. */
export function banana(length: number, half: number, seed: number, { tears = 4, curl = 0.12 }: BananaPlan = {}): Shape {
  const random = seededRandom(seed);
  const [l, w, c] = [length, half, curl * length];
  const blade = outlineThrough(
    [
      [0, 0, 1],
      [l * 0.16, -w * 0.62],
      [l * 0.48, -w + c * 0.2],
      [l * 0.82, -w * 0.6 + c * 0.7],
      [l, c, 1],
      [l * 0.8, w * 0.5 + c * 0.7],
      [l * 0.46, w * 0.95 + c * 0.3],
      [l * 0.14, w * 0.6],
    ],
    14,
  );
  const rib: Cubic = [
    [l * 0.02, 0],
    [l * 0.35, -c * 0.1],
    [l * 0.65, c * 0.3],
    [l * 0.93, c * 0.9],
  ];
  const cuts: Ring[] = [strip(rib, t => l * 0.011 * (1 - t) + 0.4)];
  for (let i = 0; i < tears; i += 1) {
    for (const side of SIDES) {
      if (random() < 0.18) continue;
      const t = 0.2 + (0.62 * (i + random() * 0.5)) / tears;
      const foot: Point = [l * t, c * t * t * 0.8];
      const angle = side * (62 - 18 * t);
      cuts.push([polar(foot, angle, w * 0.28), polar(foot, angle - 3.6, w * 1.6), polar(foot, angle + 3.6, w * 1.6)]);
    }
  }
  return difference([blade], ...cuts);
}

/** A plain pointed leaf, base at the origin, tip to the right. */
export function leaflet(length: number, half: number): Ring {
  return outlineThrough(
    [
      [0, 0, 1],
      [length * 0.4, -half],
      [length, 0, 1],
      [length * 0.45, half * 0.9],
    ],
    8,
  );
}
