import { type Point, pointAt } from '../../drawing/curve.ts';
import { type Random, seededRandom } from '../../drawing/random.ts';
import { createSheet, document, groupAt, type Sheet, tag } from '../../drawing/svg.ts';
import { STAGE } from '../../tree/kit.ts';
import { STYLISH_INKS } from '../palette.ts';
import { penLine } from '../pen/line.ts';
import { penStroke } from '../pen/stroke.ts';
import { type Arm, LEFT_ARMS, RIGHT_ARMS, trunkHalf, trunkX } from './arms.ts';

/** Height of the floor on the stage. */
export const FLOOR_Y = 373;

/** The tree without guests' leaves: one line that enters along the floor, forms the arms and leaves. 374 × 400. */
export function tree(): string {
  const sheet = createSheet();
  const line = sheet.part(
    tag('path', { d: penStroke(treeLine(), { width: 2, contrast: 0.5, seed: 12, taper: [40, 40], tolerance: 0.07 }) }),
  );
  return document(
    [0, 0, STAGE.width, STAGE.height],
    sheet,
    floor(sheet),
    wallShadow(line),
    tag('use', { href: line, fill: STYLISH_INKS.ink }),
  );
}

/**
 * The shadow on the gallery wall behind the tree, soft without a filter: the same line repeated, wider and fainter each
 * time.
 */
function wallShadow(line: string): string {
  const layers = [0, 2.4, 5]
    .map(width =>
      tag('use', { href: line, stroke: '#40332a', 'stroke-width': width, 'stroke-linejoin': 'round', opacity: 0.045 }),
    )
    .join('');
  return tag('g', { fill: '#40332a' }, groupAt({ x: 5.5, y: 7 }, layers));
}

function floor(sheet: Sheet): string {
  const ground = sheet.radial([
    [0, '#dfd9d1'],
    [0.55, '#e9e5e0', 0.8],
    [1, '#f6f5f3', 0],
  ]);
  const pool = sheet.radial([
    [0, STYLISH_INKS.ink, 0.16],
    [1, STYLISH_INKS.ink, 0],
  ]);
  const below = sheet.clip(`M0 ${FLOOR_Y}H${STAGE.width}V${STAGE.height}H0Z`);
  return (
    tag('g', { 'clip-path': below }, tag('ellipse', { cx: 187, cy: FLOOR_Y, rx: 186, ry: 26, fill: ground })) +
    tag('ellipse', { cx: 206, cy: 378, rx: 84, ry: 5.4, fill: pool })
  );
}

/** The whole line: floor, left arms from below, the bud at the top, right arms from above, floor. */
function treeLine(): readonly Point[] {
  const random = seededRandom(21);
  const points: Point[] = [
    [4, FLOOR_Y],
    [60, FLOOR_Y + 0.4],
    [104, 372.5],
    [148, 370.5],
    [172, 361],
    [181, 345],
  ];
  for (const arm of LEFT_ARMS) points.push(...underSide(arm), ...eyelet(arm), ...upperSide(arm, random).toReversed());
  for (const [dx, y] of BUD) points.push([trunkX(y) + dx, y]);
  for (const arm of RIGHT_ARMS)
    points.push(...upperSide(arm, random), ...eyelet(arm).toReversed(), ...underSide(arm).toReversed());
  points.push(
    [trunkX(326) + trunkHalf(326), 326],
    [trunkX(345) + 8, 348],
    [trunkX(360) + 24, 364.5],
    [trunkX(360) + 62, 371.5],
    [284, FLOOR_Y],
    [330, FLOOR_Y - 0.4],
    [370, FLOOR_Y],
  );
  return penLine(points, { step: 1.1, soft: 3 });
}

/** The bud at the top of the trunk. */
const BUD: readonly Point[] = [
  [-1.5, 74],
  [-2, 52],
  [-9, 34],
  [0, 10],
  [9, 32],
  [2, 52],
  [1.5, 62],
];

/** The underside starts at the trunk. */
function underSide({ curve }: Arm): Point[] {
  return Array.from({ length: 19 }, (_, i) => pointAt(curve, 0.03 + (0.97 * i) / 18));
}

/** The upper side joins the trunk again in a rounded fork; small open leaves grow on it. */
function upperSide({ curve, side, rootY, sprigs }: Arm, random: Random): Point[] {
  const forkY = rootY - 24;
  const upper = [
    [trunkX(forkY) + side * (trunkHalf(forkY) + 1.2), forkY],
    [curve[1][0] + side * 9, curve[1][1] + 2],
    [curve[2][0] + side * 0.5, curve[2][1] - 2.6],
    curve[3],
  ] as const;
  const points: Point[] = [];
  for (let i = 0; i <= 30; i += 1) {
    const at = pointAt(upper, i / 30);
    points.push(at);
    if (!sprigs.some(share => Math.round(share * 30) === i)) continue;
    const next = pointAt(upper, i / 30 + 0.01);
    const heading = Math.atan2(next[1] - at[1], next[0] - at[0]) - side * (0.7 + random() * 0.4);
    points.push(...openLeaf(at, heading, 11 + random() * 4, side));
  }
  return points;
}

function openLeaf([x, y]: Point, heading: number, length: number, side: -1 | 1): Point[] {
  const [cos, sin, half] = [Math.cos(heading), Math.sin(heading), length * 0.27 * side];
  const outline: readonly Point[] = [
    [0.3, -0.8],
    [0.65, -1],
    [1, -0.15],
    [1.02, 0.1],
    [0.7, 0.95],
    [0.3, 0.75],
    [0.02, 0.12],
  ];
  return outline.map(([along, out]) => [
    x + cos * along * length - sin * out * half,
    y + sin * along * length + cos * out * half,
  ]);
}

/** The arm ends in an eyelet, like the end of a wire. */
function eyelet({ curve: [, , , [x, y]], side }: Arm): Point[] {
  const radius = 3.2;
  return [-60, 10, 80, 150, 215]
    .map((angle): Point => {
      const a = (angle * Math.PI) / 180;
      return [x + side * (radius + Math.cos(a) * radius), y + 2.5 + Math.sin(a) * radius];
    })
    .toReversed();
}
