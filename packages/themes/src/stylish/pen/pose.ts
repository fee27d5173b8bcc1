import { type Point, radians } from '../../drawing/curve.ts';

/** Placement of a figure drawn around `origin` on the sheet. */
export interface FigurePose {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly rotate?: number;
  /** Faces left instead of right. */
  readonly mirrored?: boolean;
  /** The point of the figure placed at x, y. */
  readonly origin?: Point;
}

/** The points of a figure as placed on the sheet. */
export function placed(points: readonly Point[], pose: FigurePose): Point[] {
  const { x, y, scale = 1, rotate = 0, mirrored = false, origin = [0, 0] } = pose;
  const [cos, sin] = [Math.cos(radians(rotate)), Math.sin(radians(rotate))];
  return points.map(([px, py]) => {
    const u = (px - origin[0]) * scale * (mirrored ? -1 : 1);
    const v = (py - origin[1]) * scale;
    return [x + u * cos - v * sin, y + u * sin + v * cos];
  });
}
