import type { CubicNumbers, Point } from '../../drawing/curve.ts';

/** A point of a form in space: x to the right, y downward, z toward the viewer. */
export type Point3 = readonly [x: number, y: number, z: number];

/** The value a share `t` of the way from `a` to `b`. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Clamps a value to two bounds, 0 and 1 by default. */
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** The point of a cubic at `t` in 0–1. */
export function bezierAt([x0, y0, x1, y1, x2, y2, x3, y3]: CubicNumbers, t: number): Point {
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
}

/** The direction of a cubic at `t`, radians. */
export function bezierAngle(curve: CubicNumbers, t: number): number {
  const [x0, y0] = bezierAt(curve, Math.max(0, t - 0.01));
  const [x1, y1] = bezierAt(curve, Math.min(1, t + 0.01));
  return Math.atan2(y1 - y0, x1 - x0);
}

/** A unit vector in the same direction; the zero vector stays zero. */
export function unit([x, y, z]: Point3): Point3 {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** The integers from 0 to `count` − 1. */
export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
