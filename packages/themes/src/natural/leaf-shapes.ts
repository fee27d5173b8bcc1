import { type Point, smoothPath } from '../drawing/curve.ts';
import { roundTo2 } from '../drawing/svg.ts';
import type { LeafBox, LeafShape, LeafSize } from '../tree/kit.ts';

/** The leaves of `natural`: a slightly bent ovate blade with light veins. */
export const LEAF_BOXES: Readonly<Record<LeafSize, LeafBox>> = {
  slim: { width: 64, height: 31, room: 46, maxPx: 12 },
  wide: { width: 80, height: 34, room: 61, maxPx: 12 },
  tall: { width: 82, height: 42, room: 58, maxPx: 10.6 },
};

/** Half-heights of the blade at points along its length, as shares of half the height. */
const PROFILE: readonly (readonly [along: number, half: number])[] = [
  [0.06, 0.36],
  [0.2, 0.76],
  [0.42, 1],
  [0.64, 0.9],
  [0.84, 0.5],
  [0.95, 0.18],
];

/** The paths of a leaf of one size. `number` (1 to the pattern's leaf count) selects a variant: its bend. */
export function leafShape(size: LeafSize, number: number): LeafShape {
  const { width, height } = LEAF_BOXES[size];
  const bend = ((((number * 37) % 11) - 5) / 5) * height * 0.07;
  const at = (along: number, half: number): Point => [
    (along - 0.5) * width,
    bend * (1 - (2 * along - 1) ** 2) + (half * height) / 2,
  ];
  const base = at(0, 0);
  const tip = at(1, 0);
  const side = (sign: 1 | -1) => PROFILE.map(([along, half]) => at(along, half * sign));
  const back = smoothPath([tip, ...side(1).toReversed(), base]).replace(/^M\S+ \S+?(?=C)/, '');
  const vein = (along: number, sign: 1 | -1) => {
    const [x, y] = at(along, 0);
    const [ex, ey] = at(along + 0.15, sign * 0.62);
    return `M${roundTo2(x)} ${roundTo2(y)}Q${roundTo2(x + (ex - x) * 0.62)} ${roundTo2(y + (ey - y) * 0.36)} ${roundTo2(ex)} ${roundTo2(ey)}`;
  };
  return {
    blade: `${smoothPath([base, ...side(-1), tip])}${back}Z`,
    marks: [
      {
        d: [0.18, 0.36, 0.54, 0.7].flatMap(along => [vein(along, -1), vein(along, 1)]).join(''),
        paint: 'white',
        width: 0.8,
        opacity: 0.34,
      },
      {
        d: smoothPath([at(0.02, 0), at(0.35, 0.02), at(0.7, -0.02), at(0.94, 0)]),
        paint: 'white',
        width: 1.1,
        opacity: 0.6,
      },
    ],
    stalk: `M${roundTo2(base[0] + 2)} ${roundTo2(base[1])}Q${roundTo2(base[0] - 3)} ${roundTo2(base[1] + 0.6)} ${roundTo2(base[0] - 7)} ${roundTo2(base[1] + 3)}`,
  };
}

/** The corners of a convex outline around a blade (px, center at the origin): used for collision tests. */
export function leafHull(size: LeafSize): readonly Point[] {
  const { width, height } = LEAF_BOXES[size];
  const along = [0.06, 0.2, 0.42, 0.64, 0.84];
  const half = [0.36, 0.76, 1, 0.9, 0.5];
  const side = (sign: 1 | -1): Point[] =>
    along.map((a, i) => [(a - 0.5) * width, ((half[i] ?? 0) * sign * height) / 2]);
  return [[-width / 2, 0], ...side(-1), [width / 2, 0], ...side(1).toReversed()];
}
