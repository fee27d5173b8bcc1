import type { Point } from '../../drawing/curve.ts';
import { clamp, type Point3, unit } from './geometry.ts';
import type { Patch } from './patch.ts';
import { thinnedLine } from './stroke.ts';

/** The only light of the pattern: from the upper left, in front. */
export const LIGHT: Point3 = unit([-0.55, -0.62, 0.56]);

/** How light is converted to tone. */
export interface ToneStyle {
  readonly gain?: number;
  readonly ambient?: number;
  /** Tone below this stays blank. */
  readonly threshold?: number;
  /** Additional shade where forms overlap. */
  readonly shade?: (u: number, v: number) => number;
}

/** How tone is converted to lines. */
export interface HatchStyle extends ToneStyle {
  /** Widest line as a share of the space between lines. */
  readonly widest?: number;
  /** Thinnest line, px. */
  readonly finest?: number;
  /** Every n-th line is a vein and is stronger; 0: none. */
  readonly accent?: number;
  /** Minimum distance of lines, px; if closer, every second one is dropped. */
  readonly closest?: number;
}

/**
 * A family of lines on a surface: the position of line `j` at `t` in 0–1, the number of lines, and the steps of each.
 */
export interface HatchLines {
  readonly at: (j: number, t: number) => readonly [u: number, v: number];
  readonly count: number;
  readonly steps: number;
}

/** The tone of a surface at a point, 0 (paper) to 1 (full ink). */
export function toneAt(patch: Patch, u: number, v: number, style: ToneStyle): number {
  const { gain = 0.82, ambient = 0.05, threshold = 0.14, shade } = style;
  const e = 0.012;
  const [u0, v0] = [clamp(u, e, 1 - e), clamp(v, -1 + e, 1 - e)];
  const [a, b, c, d] = [patch(u0 - e, v0), patch(u0 + e, v0), patch(u0, v0 - e), patch(u0, v0 + e)];
  const [x, y, z] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [p, q, r] = [d[0] - c[0], d[1] - c[1], d[2] - c[2]];
  const normal = unit([y * r - z * q, z * p - x * r, x * q - y * p]);
  const facing = normal[2] < 0 ? -1 : 1;
  const lit = facing * (normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]);
  const tone = ambient + gain * (1 - Math.max(0, lit)) ** 1.25 + (shade?.(u, v) ?? 0);
  return clamp((tone - threshold) / (1 - threshold));
}

/**
 * Cuts a family of lines into a surface: tone determines the width of a line relative to its distance from the next.
 * Returns a path.
 */
export function hatchPath(patch: Patch, lines: HatchLines, style: HatchStyle): string {
  let path = '';
  for (let j = 0; j < lines.count; j += 1) {
    let run: Point[] = [];
    let widths: number[] = [];
    const lift = () => {
      if (run.length > 2) {
        widths[0] = (widths[0] ?? 0) * 0.3;
        widths[widths.length - 1] = (widths.at(-1) ?? 0) * 0.3;
        path += thinnedLine(run, widths);
      }
      run = [];
      widths = [];
    };
    for (let i = 0; i <= lines.steps; i += 1) {
      const cut = cutAt(patch, lines, { j, t: i / lines.steps }, style);
      if (cut === undefined) {
        lift();
        continue;
      }
      run.push(cut.point);
      widths.push(cut.width);
    }
    lift();
  }
  return path;
}

interface Station {
  readonly j: number;
  readonly t: number;
}

/** Position and width of line `j` at `t`; undefined if it is dropped or the paper stays blank. */
function cutAt(patch: Patch, lines: HatchLines, { j, t }: Station, style: HatchStyle) {
  const { widest = 0.62, finest = 0.24, accent = 0, closest = 1.7 } = style;
  const on = (line: number, at: number) => patch(...lines.at(line, at));
  const point = on(j, t);
  const space = spaceBetween(
    point,
    on(j + (j < lines.count - 1 ? 1 : -1), t),
    on(j, Math.min(1, t + 0.02)),
    on(j, Math.max(0, t - 0.02)),
  );
  let every = 1;
  while (space * every < closest * 0.72 && every < 16) every *= 2;
  if (j % every !== (every >> 1) % every) return undefined;
  const isVein = accent > 0 && j % accent === 2;
  let width = toneAt(patch, ...lines.at(j, t), style) * space * every * widest;
  if (isVein && t < 0.9) width = Math.max(width, finest * 0.6);
  if (width < finest * 0.5) return undefined;
  width = Math.max(width, finest);
  if (isVein) width = Math.max(width * 1.5, finest * 2.2) * (1 - 0.6 * t);
  return { point: [point[0], point[1]] as const, width: Math.min(width, space * every * 0.8) };
}

/** The distance between adjacent lines, measured across the line. */
function spaceBetween(point: Point3, neighbour: Point3, ahead: Point3, behind: Point3): number {
  const [tx, ty] = [ahead[0] - behind[0], ahead[1] - behind[1]];
  const length = Math.hypot(tx, ty) || 1;
  return Math.abs(((neighbour[0] - point[0]) * ty - (neighbour[1] - point[1]) * tx) / length);
}
