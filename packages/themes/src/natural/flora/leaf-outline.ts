import { type Point, smoothPath } from '../../drawing/curve.ts';
import { around, type Random } from '../../drawing/random.ts';

/** The families of leaves in this pattern. */
export type LeafKind = 'round' | 'olive' | 'ovate' | 'willow';

/** A leaf lying along the x axis, 100 long, base at the origin; `bend` is how far its tip leaves the axis. */
export interface LeafOutline {
  readonly whole: string;
  /** The half of the blade on the +y side of the midrib, where the shade falls. */
  readonly half: string;
  readonly midrib: string;
  readonly veins: string;
}

interface Profile {
  readonly width: number;
  readonly rise: number;
  readonly fall: number;
  readonly bend: number;
  readonly veins: number;
}

/** Width follows t^rise · (1−t)^fall: a high fall lengthens the tip, a low one rounds it. */
const PROFILES: Readonly<Record<LeafKind, Profile>> = {
  round: { width: 86, rise: 0.5, fall: 0.46, bend: 8, veins: 3 },
  olive: { width: 27, rise: 0.62, fall: 0.82, bend: 14, veins: 0 },
  ovate: { width: 40, rise: 0.62, fall: 1.02, bend: 13, veins: 4 },
  willow: { width: 20, rise: 0.5, fall: 1.05, bend: 26, veins: 0 },
};

const STATIONS = [0.05, 0.16, 0.33, 0.52, 0.72, 0.89];

/** Draws a random variant of a family: the same species, never the same leaf. */
export function leafOutline(random: Random, kind: LeafKind): LeafOutline {
  const profile = PROFILES[kind];
  const bend = around(random, 0, profile.bend);
  const width = profile.width * around(random, 1, 0.1);
  const peak = profile.rise / (profile.rise + profile.fall);
  const norm = peak ** profile.rise * (1 - peak) ** profile.fall;
  const spine = (t: number): Point => [100 * t, bend * t * t];
  const half = (t: number) => ((width / 2) * t ** profile.rise * (1 - t) ** profile.fall) / norm;
  const side = (sign: 1 | -1): readonly Point[] =>
    STATIONS.map(t => [spine(t)[0], spine(t)[1] + sign * half(t) * around(random, 1, 0.05)]);
  const [base, tip] = [spine(0), spine(1)];
  const upper = [base, ...side(-1), tip];
  const lower = [tip, ...side(1).toReversed(), base];
  const rib = [base, spine(0.35), spine(0.7), spine(0.93)];
  return {
    whole: `${smoothPath(upper)}${continued(smoothPath(lower))}Z`,
    half: `${smoothPath([base, spine(0.5), tip])}${continued(smoothPath(lower))}Z`,
    midrib: smoothPath(rib),
    veins: Array.from({ length: profile.veins }, (_, i) => vein(spine, half, 0.2 + (i * 0.55) / profile.veins)).join(
      '',
    ),
  };
}

/** A pair of side veins that leave the midrib at `t` and run forward, ending before the edge. */
function vein(spine: (t: number) => Point, half: (t: number) => number, t: number): string {
  const [x, y] = spine(t);
  const end = Math.min(0.96, t + 0.2);
  const [ex, ey] = spine(end);
  const reach = half(end) * 0.74;
  return [-1, 1]
    .map(s =>
      smoothPath([
        [x, y],
        [(x + ex) / 2 + 3, (y + ey) / 2 + s * reach * 0.42],
        [ex, ey + s * reach],
      ]),
    )
    .join('');
}

/** Drops the leading move of a path, so that it continues the previous one. */
function continued(path: string): string {
  return path.replace(/^M\S+ \S+?(?=C)/, '');
}
