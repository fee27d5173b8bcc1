import { type Point, radians } from '../drawing/curve.ts';

/** Moves, rotates (degrees) and scales the corners of a shape. */
export function placed(
  shape: readonly Point[],
  pose: { readonly x: number; readonly y: number; readonly rotate: number; readonly scale: number },
): readonly Point[] {
  const [cos, sin] = [Math.cos(radians(pose.rotate)) * pose.scale, Math.sin(radians(pose.rotate)) * pose.scale];
  return shape.map(([x, y]) => [pose.x + x * cos - y * sin, pose.y + x * sin + y * cos]);
}

/** The corners of a box around the origin, clockwise on screen. */
export function boxCorners(width: number, height: number): readonly Point[] {
  const [x, y] = [width / 2, height / 2];
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

/** The common area of two convex shapes, px² (Sutherland and Hodgman's clipping). Both run clockwise on screen. */
export function convexOverlap(shape: readonly Point[], window: readonly Point[]): number {
  let rest = shape;
  for (let i = 0; i < window.length && rest.length > 0; i += 1) {
    const a = window[i];
    const b = window[(i + 1) % window.length];
    if (a && b) rest = clip(rest, a, b);
  }
  return area(rest);
}

function clip(shape: readonly Point[], a: Point, b: Point): Point[] {
  const side = (p: Point) => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
  const kept: Point[] = [];
  shape.forEach((p, i) => {
    const q = shape[(i + 1) % shape.length] ?? p;
    const [sp, sq] = [side(p), side(q)];
    if (sp >= 0) kept.push(p);
    if (sp * sq < 0) kept.push([p[0] + ((q[0] - p[0]) * sp) / (sp - sq), p[1] + ((q[1] - p[1]) * sp) / (sp - sq)]);
  });
  return kept;
}

function area(shape: readonly Point[]): number {
  let twice = 0;
  shape.forEach(([x, y], i) => {
    const [nx, ny] = shape[(i + 1) % shape.length] ?? [x, y];
    twice += x * ny - nx * y;
  });
  return Math.abs(twice) / 2;
}
