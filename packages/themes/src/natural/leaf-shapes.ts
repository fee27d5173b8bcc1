import { mix } from '../drawing/colour.ts';
import { type Point, smoothPath } from '../drawing/curve.ts';
import { fix, type Sheet, tag } from '../drawing/svg.ts';
import { LEAF_PAINTS, type LeafColour } from '../leaf-colours.ts';

/** The three leaves of one family: for a short name, a long name, and a name on two lines. */
export const LEAF_SIZES = ['slim', 'wide', 'tall'] as const;

/** How large a leaf is. */
export type LeafSize = (typeof LEAF_SIZES)[number];

/** The size of a blade in stage px. */
export const LEAF_BOXES: Readonly<Record<LeafSize, { readonly width: number; readonly height: number }>> = {
  slim: { width: 64, height: 31 },
  wide: { width: 80, height: 34 },
  tall: { width: 82, height: 42 },
};

/** The paths of a leaf: centre at the origin, tip to the right, stalk to the left. */
export interface LeafShape {
  readonly blade: string;
  readonly midrib: string;
  readonly veins: string;
  readonly stalk: string;
}

/** Half-heights of the blade at stations along its length, as shares of half the height. */
const PROFILE: readonly (readonly [along: number, half: number])[] = [
  [0.06, 0.36],
  [0.2, 0.76],
  [0.42, 1],
  [0.64, 0.9],
  [0.84, 0.5],
  [0.95, 0.18],
];

/** The paths of a leaf of one size. `number` (1 to the pattern's leaf count) chooses an individual: how it bends. */
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
    return `M${fix(x)} ${fix(y)}Q${fix(x + (ex - x) * 0.62)} ${fix(y + (ey - y) * 0.36)} ${fix(ex)} ${fix(ey)}`;
  };
  return {
    blade: `${smoothPath([base, ...side(-1), tip])}${back}Z`,
    midrib: smoothPath([at(0.02, 0), at(0.35, 0.02), at(0.7, -0.02), at(0.94, 0)]),
    veins: [0.18, 0.36, 0.54, 0.7].flatMap(along => [vein(along, -1), vein(along, 1)]).join(''),
    stalk: `M${fix(base[0] + 2)} ${fix(base[1])}Q${fix(base[0] - 3)} ${fix(base[1] + 0.6)} ${fix(base[0] - 7)} ${fix(base[1] + 3)}`,
  };
}

/** The corners of a convex outline around a blade (px, centre at the origin): what collision is measured on. */
export function leafHull(size: LeafSize): readonly Point[] {
  const { width, height } = LEAF_BOXES[size];
  const along = [0.06, 0.2, 0.42, 0.64, 0.84];
  const half = [0.36, 0.76, 1, 0.9, 0.5];
  const side = (sign: 1 | -1): Point[] =>
    along.map((a, i) => [(a - 0.5) * width, ((half[i] ?? 0) * sign * height) / 2]);
  return [[-width / 2, 0], ...side(-1), [width / 2, 0], ...side(1).toReversed()];
}

/** Draws a blank leaf: a shadow, a wash lit from the upper left, rim, veins left light, stalk. */
export function drawLeaf(sheet: Sheet, colour: LeafColour, size: LeafSize, number = 1): string {
  const { light, deep, ink } = LEAF_PAINTS[colour];
  const shape = leafShape(size, number);
  const wash = sheet.linear(
    [
      [0, mix(light, '#ffffff', 0.25)],
      [0.45, light],
      [1, deep],
    ],
    { x1: 0, y1: 0, x2: 0.9, y2: 1 },
  );
  const white = { fill: 'none', stroke: '#ffffff', 'stroke-linecap': 'round' };
  return (
    tag('path', { d: shape.blade, fill: '#4a5a33', opacity: 0.1, transform: 'translate(0 2.200)' }) +
    tag('path', { d: shape.blade, fill: '#4a5a33', opacity: 0.1, transform: 'translate(0 1.200)' }) +
    tag('path', {
      d: shape.stalk,
      fill: 'none',
      stroke: mix(deep, '#6f7a48', 0.6),
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    }) +
    tag('path', {
      d: shape.blade,
      fill: wash,
      stroke: mix(deep, ink, 0.16),
      'stroke-width': 0.9,
      'stroke-linejoin': 'round',
    }) +
    tag('path', { ...white, d: shape.veins, 'stroke-opacity': 0.34, 'stroke-width': 0.8 }) +
    tag('path', { ...white, d: shape.midrib, 'stroke-opacity': 0.6, 'stroke-width': 1.1 })
  );
}
