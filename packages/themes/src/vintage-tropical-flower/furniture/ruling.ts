import type { Point } from '../../drawing/curve.ts';
import type { Plate } from '../engraving/plate.ts';

/** Parameters of a ruled ground: horizontal lines whose width is the tone. */
export interface Ruling {
  readonly from: Point;
  readonly to: Point;
  /** Distance below a line at a height, px: even distances cause moiré when the picture is scaled down. */
  readonly pitch: (y: number) => number;
  /** Tone at a point, 0–1; the line is interrupted below 0.04. */
  readonly tone: (x: number, y: number) => number;
  /** How far a line deviates from its height. */
  readonly waver?: (x: number, y: number) => number;
  readonly ink: string;
  readonly step: number;
}

const LIFTED = 0.04;

/** Rules a ground with lines of varying width. */
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
