import type { Point } from '../../drawing/curve.ts';
import { svgNumbers } from '../../drawing/svg.ts';
import type { LeafBox, LeafMark, LeafShape, LeafSize } from '../../tree/kit.ts';

/** The leaves of the banyan: fuller than a lance, pointed at both ends. */
export const LEAF_BOXES: Readonly<Record<LeafSize, LeafBox>> = {
  slim: { width: 64, height: 31, room: 46, maxPx: 12 },
  wide: { width: 80, height: 34, room: 61, maxPx: 12 },
  tall: { width: 82, height: 42, room: 58, maxPx: 10.6 },
};

/** Half the height of a name on each leaf, px, kept free of lines. */
const CLEAR: Readonly<Record<LeafSize, number>> = { slim: 7.2, wide: 7.2, tall: 12.4 };

const PITCH = 2.4;
const STATIONS = 26;
/** How far a line slants toward the stalk, as a share of the length. */
const LEAN = 0.055;

/** Half-height of a blade at a share of its length, as a share of half its height; two lines need a fuller leaf. */
const fullness = (size: LeafSize, along: number) =>
  Math.max(0, Math.sin(Math.PI * along ** 0.86)) ** (size === 'tall' ? 0.6 : 0.68);

/** One blade: maps shares of its length and of its half-height to a point. */
interface Blade {
  readonly size: LeafSize;
  readonly at: (along: number, across: number) => Point;
}

/** A variant: the curvature of its midrib, and its fuller side. */
function bladeOf(size: LeafSize, number: number): Blade {
  const { width, height } = LEAF_BOXES[size];
  const bend = ((((number * 37) % 11) - 5) / 5) * height * (size === 'slim' ? 0.06 : 0.025);
  const side = number % 2 === 0 ? -1 : 1;
  const at = (along: number, across: number): Point => {
    const half = (fullness(size, along) * height) / 2;
    const room = 1 - (Math.abs(bend) * 2) / height;
    const ripple = 1 + 0.02 * Math.sin(along * 22 + number);
    return [
      side * (along - 0.5) * width,
      bend * (1 - (2 * along - 1) ** 2) + across * half * room * Math.min(1, ripple),
    ];
  };
  return { size, at };
}

/** The paths of a leaf of one size. `number` (1 to the pattern's leaf count) selects a variant. */
export function leafShape(size: LeafSize, number: number): LeafShape {
  const blade = bladeOf(size, number);
  const line = (across: number) => Array.from({ length: STATIONS + 1 }, (_, i) => blade.at(i / STATIONS, across));
  const marks: LeafMark[] = [
    { d: hatching(blade, 1), paint: 'ink', opacity: 0.66 },
    { d: hatching(blade, -1), paint: 'ink', opacity: 0.5 },
    { d: ribs(blade), paint: 'ink', opacity: 0.66 },
    // The outline swells on the shadow side.
    { d: closed([...line(1), ...line(0.93).toReversed()]), paint: 'ink', opacity: 0.42 },
  ];
  return { blade: closed([...line(-1), ...line(1).toReversed()]), stalk: '', marks };
}

/** Lines from one edge inward, slanting like veins, that end before the name. The lower edge is in shadow. */
function hatching(blade: Blade, side: 1 | -1): string {
  const { size, at } = blade;
  const { width, room } = LEAF_BOXES[size];
  const count = Math.floor(width / PITCH);
  let path = '';
  for (let i = 2; i < count - 1; i += 1) {
    const along = (i + 0.4) / count;
    const isUnderName = Math.abs(along - 0.5) * width < room / 2 + 3;
    const inner = Math.max(0.03, along - LEAN);
    const depth = isUnderName ? Math.max(clearOf(blade, along, side), clearOf(blade, inner, side)) : 0.1;
    const isVein = i % 4 === 2;
    const reach = isVein ? depth : depth + (1 - depth) * (i % 2 === 0 ? 0.3 : 0.5);
    if (reach > 0.94) continue;
    const width0 = (side === 1 ? 1.15 : 0.7) * (isVein ? 1.25 : 1);
    path += wedge(at(along, side * 0.97), at(along + (inner - along) * (1 - reach), side * reach), width0);
  }
  return path;
}

/** The share of the half-height outside the name, at a share of the length. */
function clearOf({ size, at }: Blade, along: number, side: 1 | -1): number {
  const [middle, edge] = [at(along, 0)[1], at(along, side)[1]];
  return Math.min(1, (side * CLEAR[size] - middle) / (edge - middle));
}

/** The midrib, drawn at both ends outside the name. */
function ribs({ size, at }: Blade): string {
  const { width, room } = LEAF_BOXES[size];
  const free = 0.5 - (room / 2 + 2.5) / width;
  return wedge(at(0.01, 0), at(free, 0), 1.3) + wedge(at(0.99, 0), at(1 - free, 0), 0.8);
}

/** A line that tapers to nothing. */
function wedge(from: Point, to: Point, width: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ox, oy] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
  return `M${svgNumbers(from[0] + ox, from[1] + oy)}L${svgNumbers(to[0], to[1])}L${svgNumbers(from[0] - ox, from[1] - oy)}Z`;
}

const closed = (points: readonly Point[]) =>
  `${points.map((p, i) => `${i === 0 ? 'M' : 'L'}${svgNumbers(...p)}`).join('')}Z`;

const HULL_STATIONS = [0.03, 0.12, 0.26, 0.44, 0.62, 0.78, 0.9, 0.97];

/** The corners of a convex outline around a blade (px, center at the origin): it contains both mirrored variants. */
export function leafHull(size: LeafSize): readonly Point[] {
  const { width, height } = LEAF_BOXES[size];
  const half = (along: number) => (Math.max(fullness(size, along), fullness(size, 1 - along)) * height) / 2;
  const side = (sign: 1 | -1) => HULL_STATIONS.map((along): Point => [(along - 0.5) * width, sign * half(along)]);
  return [[-width / 2, 0], ...side(-1), [width / 2, 0], ...side(1).toReversed()];
}
