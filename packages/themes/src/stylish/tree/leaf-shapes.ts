import { type Point, smoothPath } from '../../drawing/curve.ts';
import { roundTo2 } from '../../drawing/svg.ts';
import type { LeafBox, LeafShape, LeafSize } from '../../tree/kit.ts';

/**
 * Flat blades of a mobile: horizontal, so that every name is easy to read. The thread holds a blade at its middle; it
 * dips slightly toward its tip.
 */
export const LEAF_BOXES: Readonly<Record<LeafSize, LeafBox>> = {
  slim: { width: 60, height: 21.5, room: 43, maxPx: 11.4 },
  wide: { width: 79, height: 23, room: 59, maxPx: 11 },
  tall: { width: 80, height: 35, room: 55, maxPx: 10.4 },
};

/** Half-heights of the blade along its length, above and below the name, as shares of half the height. */
const PROFILE: readonly (readonly [along: number, above: number, below: number])[] = [
  [0.035, 0.3, 0.34],
  [0.13, 0.68, 0.74],
  [0.3, 0.95, 1],
  [0.48, 1, 1],
  [0.68, 0.92, 0.84],
  [0.86, 0.56, 0.46],
  [0.96, 0.2, 0.14],
];

function outlineOf(
  size: LeafSize,
  bend: number,
): { readonly above: readonly Point[]; readonly below: readonly Point[] } {
  const { width, height } = LEAF_BOXES[size];
  const at = (along: number, half: number): Point => [
    (along - 0.5) * width,
    (half * height) / 2 + bend * (1 - Math.abs(2 * along - 1)) * 0.2,
  ];
  return {
    above: [at(0, 0), ...PROFILE.map(([along, above]) => at(along, -above)), at(1, 0)],
    below: [at(1, 0), ...PROFILE.toReversed().map(([along, , below]) => at(along, below)), at(0, 0)],
  };
}

/** The paths of a leaf of one size. `number` selects a variant: its bend, and which end is its tip. */
export function leafShape(size: LeafSize, number: number): LeafShape {
  const bend = (((number * 37) % 11) - 5) / 5;
  const mirrored = number % 3 === 1;
  const side = (points: readonly Point[]) => points.map(([x, y]): Point => [mirrored ? -x : x, y]);
  const { above, below } = outlineOf(size, bend);
  const back = smoothPath(side(below)).replace(/^M\S+ \S+?(?=C)/, '');
  const upper = smoothPath(side(above));
  const { width, height } = LEAF_BOXES[size];
  const flip = mirrored ? -1 : 1;
  // One fold: the lower half is in its own shade, and the crease ends at the tip.
  const crease = `M${roundTo2((-width / 2) * flip)} 0Q${roundTo2(-width * 0.1 * flip)} ${roundTo2(height * (0.3 + 0.04 * bend))} ${roundTo2((width / 2) * flip)} 0`;
  return {
    blade: `${upper}${back}Z`,
    stalk: '',
    marks: [
      { d: `${crease}${back}Z`, paint: 'deep', opacity: 0.55 },
      { d: `M0 ${roundTo2(-height / 2 + 2.7)}h.01`, paint: 'white', width: 1.9, opacity: 0.95 },
    ],
  };
}

/** The corners of a convex outline around a blade, clockwise on screen. */
export function leafHull(size: LeafSize): readonly Point[] {
  const { width, height } = LEAF_BOXES[size];
  const corner = (along: number, half: number): Point => [(along - 0.5) * width, (half * height) / 2];
  return [
    corner(0, 0),
    corner(0.12, -0.74),
    corner(0.3, -1),
    corner(0.7, -1),
    corner(0.88, -0.74),
    corner(1, 0),
    corner(0.88, 0.74),
    corner(0.7, 1),
    corner(0.3, 1),
    corner(0.12, 0.74),
  ];
}
