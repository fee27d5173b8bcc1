import { svgNumbers } from './svg.ts';

/** A point: x to the right, y downward. */
export type Point = readonly [x: number, y: number];

/** A cubic Bézier curve: start, two handles, end. */
export type Cubic = readonly [Point, Point, Point, Point];

/** A cubic curve as eight numbers: x and y of start, two handles and end. */
export type CubicNumbers = readonly [number, number, number, number, number, number, number, number];

/** Shorthand for a cubic from eight numbers. */
export function cubic(...n: CubicNumbers): Cubic {
  return [
    [n[0], n[1]],
    [n[2], n[3]],
    [n[4], n[5]],
    [n[6], n[7]],
  ];
}

/** The point of a curve at `t` in 0–1. */
export function pointAt([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t;
  const at = (i: 0 | 1) => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  return [at(0), at(1)];
}

/** The direction of a curve at `t`, in degrees. */
export function headingAt(curve: Cubic, t: number): number {
  const [x0, y0] = pointAt(curve, Math.max(0, t - 0.01));
  const [x1, y1] = pointAt(curve, Math.min(1, t + 0.01));
  return degrees(Math.atan2(y1 - y0, x1 - x0));
}

/** Formats a curve as a path. */
export function cubicPath([a, b, c, d]: Cubic): string {
  return `M${svgNumbers(...a)}C${svgNumbers(...b, ...c, ...d)}`;
}

/** Formats straight segments through points; `closed` joins the last to the first. */
export function polyline(points: readonly Point[], closed = false): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${svgNumbers(x, y)}`).join('') + (closed ? 'Z' : '');
}

/** Formats a smooth path through points (uniform Catmull-Rom, as cubics); `closed` makes a ring. */
export function smoothPath(points: readonly Point[], closed = false): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] ?? [0, 0];
  let d = `M${svgNumbers(...at(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${svgNumbers(
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      ...p2,
    )}`;
  }
  return closed ? `${d}Z` : d;
}

/** The outline of a curve drawn with a brush whose width runs from `from` to `to`. */
export function taperedPath(curve: Cubic, from: number, to: number, steps = 12): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const [x, y] = pointAt(curve, t);
    const a = radians(headingAt(curve, t));
    const half = (from + (to - from) * t) / 2;
    left.push([x - Math.sin(a) * half, y + Math.cos(a) * half]);
    right.unshift([x + Math.sin(a) * half, y - Math.cos(a) * half]);
  }
  return polyline([...left, ...right], true);
}

/** Converts radians to degrees. */
export function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

/** Converts degrees to radians. */
export function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

/** A point at an angle (degrees) and distance from a center. */
export function polar([x, y]: Point, angle: number, distance: number): Point {
  return [x + Math.cos(radians(angle)) * distance, y + Math.sin(radians(angle)) * distance];
}
