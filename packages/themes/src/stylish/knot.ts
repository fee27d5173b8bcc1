import type { Point } from '../drawing/curve.ts';
import { penLine } from './pen/line.ts';
import { placed } from './pen/pose.ts';
import { type Nib, penStroke } from './pen/stroke.ts';
import { tied } from './pen/tied.ts';

/** The flat musubi around the origin, tied along the line: two loops, 168 × 72 at scale 1. */
const MUSUBI: readonly Point[] = [
  [-150, 1],
  [-96, 4],
  [-58, 12],
  [-24, 2],
  [6, -20],
  [40, -36],
  [74, -24],
  [84, 4],
  [66, 30],
  [30, 37],
  [0, 38.5],
  [-30, 37],
  [-66, 30],
  [-84, 4],
  [-74, -24],
  [-40, -36],
  [-6, -20],
  [24, 2],
  [58, 12],
  [96, 4],
  [150, 1],
];

/** Placement of a knot on its sheet. */
export interface KnotPlan {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The line before and after the knot, in px of the sheet. */
  readonly before?: readonly Point[];
  readonly after?: readonly Point[];
}

/** A line that ties the flat musubi along its way. */
export function musubiLine({ x, y, scale, before = [], after = [] }: KnotPlan): readonly Point[] {
  return penLine([...before, ...placed(MUSUBI, { x, y, scale }), ...after], { step: scale > 1 ? 2 : 1.2, soft: 3 });
}

/** Half the size of the awaji knot's body at scale 1. */
const AWAJI = { width: 112, height: 84 } as const;
/** The bight opened for the two ends: the lowest one, and the width of the opening (radians). */
const OPENING = Math.PI / 2;
const CUT = 0.42;

/**
 * The awaji knot (淡路結び), which symbolizes a lasting bond: a Turk's head of three leads and four bights, opened below.
 * The second harmonic extends the loops and keeps the strands in the middle straight.
 */
function awajiBody(): Point[] {
  const steps = 108;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = OPENING + CUT + ((6 * Math.PI - 2 * CUT) * i) / steps;
    const wave = ((t - OPENING) * 4) / 3;
    const r = (1 + 0.6 * Math.cos(wave) + 0.09 * Math.cos(2 * wave)) / 1.69;
    return [Math.cos(t) * r * AWAJI.width, Math.sin(t) * r * AWAJI.height];
  });
}

/** How an end leaves the knot to the right, crossing the other one below; the left end is its mirror image. */
const AWAJI_END: readonly Point[] = [
  [-8, 97],
  [32, 117],
  [84, 127],
  [150, 128],
];

/** How far the ends are below the knot's center, at scale 1. */
export const AWAJI_FOOT = 128;

/**
 * A line that ties the awaji knot along its way: three loops, 224 × 212 at scale 1; both ends level, AWAJI_FOOT below
 * its center.
 */
export function awajiLine({ x, y, scale, before = [], after = [] }: KnotPlan): readonly Point[] {
  const mirrored = AWAJI_END.map(([ex, ey]): Point => [-ex, ey]);
  const knot = [...mirrored.toReversed(), ...awajiBody().toReversed(), ...AWAJI_END];
  return penLine([...before, ...placed(knot, { x, y, scale }), ...after], { step: scale > 1 ? 2 : 1.2, soft: 5 });
}

/** Draws a knotted line with visible over and under passes, as one path. */
export function knotStroke(line: readonly Point[], nib: Nib, gap = nib.width * 4.2): string {
  const { taper = [0, 0] } = nib;
  const stretches = tied(line, gap);
  return stretches
    .map((stretch, i) =>
      penStroke(stretch, {
        ...nib,
        taper: [i === 0 ? taper[0] : 0, i === stretches.length - 1 ? taper[1] : 0],
      }),
    )
    .join('');
}
