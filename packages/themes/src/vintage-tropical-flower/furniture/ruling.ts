import type { Point } from '../../drawing/curve.ts';
import type { Plate } from '../engraving/plate.ts';

/** How a ground is ruled: lines across whose width is tone. */
export interface Ruling {
  readonly from: Point;
  readonly to: Point;
  /** Space below a line at a height, px: even space makes a moiré when the picture is made smaller. */
  readonly pitch: (y: number) => number;
  /** Tone at a place, 0–1; below 0.04 the line is lifted. */
  readonly tone: (x: number, y: number) => number;
  /** How far a line leaves its height. */
  readonly waver?: (x: number, y: number) => number;
  readonly ink: string;
  readonly step: number;
}

const LIFTED = 0.04;

/** Rules a ground with lines of changing width. */
export function ruleGround(plate: Plate, { from, to, pitch, tone, waver, ink, step }: Ruling): void {
  const strokes: (readonly [readonly Point[], readonly number[]])[] = [];
  for (let y = from[1] + pitch(from[1]) / 2; y < to[1]; y += pitch(y)) {
    let points: Point[] = [];
    let widths: number[] = [];
    const lift = () => {
      if (points.length > 2) strokes.push([points, widths]);
      points = [];
      widths = [];
    };
    for (let x = from[0]; x <= to[0] + 0.01; x += step) {
      const t = tone(x, y);
      if (t < LIFTED) {
        lift();
        continue;
      }
      points.push([x, y + (waver?.(x, y) ?? 0)]);
      widths.push(Math.max(0.2, Math.min(0.8, t) * pitch(y)));
    }
    lift();
  }
  plate.lines(strokes, ink);
}
