import { type Cubic, cubic, type Point, pointAt } from '../drawing/curve.ts';
import { svgNumbers } from '../drawing/svg.ts';
import type { LeafBox, LeafShape, LeafSize } from '../tree/kit.ts';
import { lerp } from './noise.ts';

/** The leaves of `marine`: pointed at both ends like a small fish, so that a twig may meet them from either side. */
export const LEAF_BOXES: Readonly<Record<LeafSize, LeafBox>> = {
  slim: { width: 64, height: 31, room: 46, maxPx: 12 },
  wide: { width: 82, height: 34, room: 61, maxPx: 12 },
  tall: { width: 84, height: 43, room: 58, maxPx: 10.6 },
};

/** The upper edge from base to tip, and the lower edge back, in widths and heights. */
const UPPER: Cubic = cubic(-0.5, 0.05, -0.31, -0.44, 0.1, -0.8, 0.5, -0.04);
const LOWER: Cubic = cubic(0.5, -0.04, 0.28, 0.5, -0.2, 0.76, -0.5, 0.05);

/** The paths of a leaf of one size. Every second variant points to the left; each bends slightly differently. */
export function leafShape(size: LeafSize, number: number): LeafShape {
  const { width, height } = LEAF_BOXES[size];
  const facing = number % 2 === 0 ? -1 : 1;
  const bend = (((number * 37) % 11) - 5) / 5;
  const at = ([x, y]: Point): Point => [facing * x * width, (y + 0.04 * bend * (1 - 4 * x * x)) * height];
  const curve = ([a, b, c, d]: Cubic) => ({
    start: svgNumbers(...at(a)),
    rest: svgNumbers(...at(b), ...at(c), ...at(d)),
  });
  const [upper, lower] = [curve(UPPER), curve(LOWER)];
  const rib = `M${svgNumbers(...at([-0.46, 0.045]))}Q${svgNumbers(...at([0, -0.03]), ...at([0.43, -0.035]))}`;
  return {
    blade: `M${upper.start}C${upper.rest}C${lower.rest}Z`,
    stalk: '',
    marks: [
      {
        d: `M${upper.start}Q${svgNumbers(...at([0, -0.03]), ...at([0.5, -0.04]))}C${lower.rest}Z`,
        paint: 'deep',
        opacity: 0.34,
      },
      { d: veins(at), paint: 'white', width: 0.7, opacity: 0.5 },
      { d: rib, paint: 'white', width: 1, opacity: 0.75 },
    ],
  };
}

function veins(at: (point: Point) => Point): string {
  return [0.2, 0.36, 0.52, 0.68]
    .flatMap(along => [-1, 1].map(side => ({ along: side < 0 ? along : along + 0.08, side })))
    .map(({ along, side }) => {
      const [x, y] = [along - 0.5, lerp(0.05, -0.03, along)];
      const reach = 0.25 * Math.sin(Math.PI * Math.min(0.9, along + 0.1)) * side;
      return `M${svgNumbers(...at([x, y]))}Q${svgNumbers(...at([x + 0.05, y + reach * 0.4]), ...at([x + 0.12, y + reach]))}`;
    })
    .join('');
}

const STATIONS = [0.1, 0.25, 0.42, 0.58, 0.75, 0.9] as const;

/** The corners of a convex outline around every variant of a size, clockwise on screen. */
export function leafHull(size: LeafSize): readonly Point[] {
  const { width, height } = LEAF_BOXES[size];
  // Leaves point either way: the outline is as high at a point as the higher of its two mirror images.
  const reach = (edge: Cubic, t: number) => Math.max(Math.abs(pointAt(edge, t)[1]), Math.abs(pointAt(edge, 1 - t)[1]));
  const corners = (edge: Cubic, side: -1 | 1) =>
    STATIONS.map(
      (t): Point => [
        (pointAt(UPPER, t)[0] - pointAt(UPPER, 1 - t)[0]) * width * 0.5,
        side * (reach(edge, t) + 0.02) * height,
      ],
    );
  return [[-width / 2, 0], ...corners(UPPER, -1), [width / 2, 0], ...corners(LOWER, 1).toReversed()];
}
