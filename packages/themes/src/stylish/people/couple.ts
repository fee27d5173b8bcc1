import type { Point } from '../../drawing/curve.ts';
import { distance, penLine } from '../pen/line.ts';
import { type FigurePose, placed } from '../pen/pose.ts';
import { OPEN_HAIR, WOUND_HAIR } from './brides.ts';
import { type Profile, SMOOTH_HAIR, SWEPT_HAIR } from './faces.ts';

/** The couples that can be drawn in one line. */
export const COUPLES = ['groom-and-bride', 'two-grooms', 'two-brides'] as const;

/** The couple, as far as their profiles say. */
export type Couple = (typeof COUPLES)[number];

interface Sitting {
  readonly left: Profile;
  readonly right: Profile;
  readonly leftPose: FigurePose;
  readonly rightPose: FigurePose;
  /** From the first collar to the second. */
  readonly between: readonly Point[];
}

const ORIGIN: Point = [150, 200];

/** Positions of the two people: 1060 × 800, noses almost touching at x 522, the line at shoulder height y 700. */
const SITTINGS: Readonly<Record<Couple, Sitting>> = {
  'groom-and-bride': {
    left: SMOOTH_HAIR,
    right: WOUND_HAIR,
    leftPose: { x: 318, y: 322, rotate: 9, origin: ORIGIN },
    rightPose: { x: 712, y: 388, scale: 0.96, rotate: 6, mirrored: true, origin: ORIGIN },
    between: [
      [334, 684],
      [384, 738],
      [462, 772],
      [548, 768],
      [612, 734],
      [636, 696],
    ],
  },
  'two-grooms': {
    left: SMOOTH_HAIR,
    right: SWEPT_HAIR,
    leftPose: { x: 318, y: 322, rotate: 9, origin: ORIGIN },
    rightPose: { x: 714, y: 364, scale: 0.98, rotate: 2, mirrored: true, origin: ORIGIN },
    between: [
      [334, 684],
      [384, 738],
      [462, 768],
      [556, 766],
      [626, 738],
      [652, 694],
    ],
  },
  'two-brides': {
    left: OPEN_HAIR,
    right: WOUND_HAIR,
    leftPose: { x: 322, y: 352, scale: 0.96, rotate: 4, origin: ORIGIN },
    rightPose: { x: 716, y: 388, scale: 0.96, rotate: 6, mirrored: true, origin: ORIGIN },
    between: [
      [380, 664],
      [400, 716],
      [462, 756],
      [548, 760],
      [612, 730],
      [640, 692],
    ],
  },
};

/** How the line enters and leaves, in the couple's units. */
export interface Tails {
  readonly before: readonly Point[];
  readonly after: readonly Point[];
}

/** The points of the pen's path, from the left edge over both people to the right edge. */
export function couplePoints(couple: Couple, tails: Tails): readonly Point[] {
  const { left, right, leftPose, rightPose, between } = SITTINGS[couple];
  const entering = [...left.back, ...left.face, ...left.throat];
  const leaving = [...right.back, ...right.face, ...right.throat].toReversed();
  return [...tails.before, ...placed(entering, leftPose), ...between, ...placed(leaving, rightPose), ...tails.after];
}

/** The line of a couple on a sheet: one stroke from edge to edge. */
export function coupleLine(
  couple: Couple,
  tails: Tails,
  place: { x: number; y: number; scale: number },
): readonly Point[] {
  const step = place.scale > 0.5 ? 2 : 1;
  return penLine(placed(couplePoints(couple, tails), place), { step, soft: 4 });
}

/** The gap between the two, in their own units: they lean toward each other and never touch. */
export function gapBetween(couple: Couple): number {
  const { left, right, leftPose, rightPose } = SITTINGS[couple];
  const faces = [placed(left.face, leftPose), placed(right.face, rightPose)].map(face =>
    penLine(face, { step: 2, soft: 2 }),
  );
  const [one = [], other = []] = faces;
  return Math.min(...one.flatMap(p => other.map(q => distance(p, q))));
}
