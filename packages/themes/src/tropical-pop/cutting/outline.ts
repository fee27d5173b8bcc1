import { type Cubic, headingAt, type Point, pointAt, radians } from '../../drawing/curve.ts';
import type { Pose } from '../../drawing/svg.ts';

/** A closed outline as a dense polygon. */
export type Ring = readonly Point[];

/** Rings, outer ones and holes (even-odd). */
export type Shape = readonly Ring[];

/** A point of an outline; `1` marks a sharp corner. */
export type Mark = readonly [x: number, y: number, crisp?: 1];

/** One item of a cyclic list; throws RangeError if it is empty. */
export function cyclic<T>(items: readonly T[], index: number): T {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new RangeError('an outline without points');
  return item;
}

/** A closed outline through marks (Hermite, smooth except at sharp marks); `steps` points per span. */
export function outlineThrough(marks: readonly Mark[], steps = 12, tension = 0.5): Ring {
  const points: Point[] = [];
  for (let i = 0; i < marks.length; i += 1) points.push(...span(marks, i, { steps, tension }));
  return points;
}

/** An open line through marks, ends included. */
export function lineThrough(marks: readonly Mark[], steps = 8): Ring {
  const first = cyclic(marks, 0);
  const last = cyclic(marks, -1);
  const padded = [first, ...marks, last];
  const points: Point[] = [];
  for (let i = 1; i < padded.length - 2; i += 1) points.push(...span(padded, i, { steps, tension: 0.5 }));
  return [...points, [last[0], last[1]]];
}

function span(
  marks: readonly Mark[],
  i: number,
  { steps, tension }: { readonly steps: number; readonly tension: number },
): Point[] {
  const [before, from, to, after] = [
    cyclic(marks, i - 1),
    cyclic(marks, i),
    cyclic(marks, i + 1),
    cyclic(marks, i + 2),
  ];
  const slope = (a: Mark, b: Mark, crisp: 1 | undefined): Point =>
    crisp ? [0, 0] : [(b[0] - a[0]) * tension, (b[1] - a[1]) * tension];
  const leave = slope(before, to, from[2]);
  const arrive = slope(from, after, to[2]);
  return Array.from({ length: steps }, (_, j) => {
    const t = j / steps;
    const [t2, t3] = [t * t, t * t * t];
    const [a, b, c, d] = [2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, 3 * t2 - 2 * t3, t3 - t2];
    const at = (k: 0 | 1) => a * from[k] + b * leave[k] + c * to[k] + d * arrive[k];
    return [at(0), at(1)];
  });
}

/** Transforms a ring, like `transform` in SVG. */
export function transformRing(ring: Ring, { x = 0, y = 0, rotate = 0, scale = 1, scaleY = scale }: Pose): Ring {
  const [cos, sin] = [Math.cos(radians(rotate)), Math.sin(radians(rotate))];
  return ring.map(([px, py]) => {
    const [sx, sy] = [px * scale, py * scaleY];
    return [sx * cos - sy * sin + x, sx * sin + sy * cos + y];
  });
}

/** Transforms all rings of a shape. */
export function transformShape(shape: Shape, pose: Pose): Shape {
  return shape.map(ring => transformRing(ring, pose));
}

/** A circle or an ellipse. */
export function oval([x, y]: Point, rx: number, ry = rx, steps = 40): Ring {
  return Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * 2 * Math.PI;
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry];
  });
}

/** A strip along a curve, with half-width `half` at t in 0–1. */
export function strip(curve: Cubic, half: (t: number) => number, steps = 22): Ring {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const [x, y] = pointAt(curve, t);
    const a = radians(headingAt(curve, t));
    const w = half(t);
    left.push([x - Math.sin(a) * w, y + Math.cos(a) * w]);
    right.unshift([x + Math.sin(a) * w, y - Math.cos(a) * w]);
  }
  return [...left, ...right];
}

const CAP_STEPS = 8;

/** A curved strip with a round end; `widths` are the half-widths at its foot and its tip. */
export function finger(foot: Point, tip: Point, [footWidth, tipWidth]: readonly [number, number], bend = 0): Ring {
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]];
  const length = Math.hypot(dx, dy) || 1;
  const knee: Point = [(foot[0] + tip[0]) / 2 - (dy / length) * bend, (foot[1] + tip[1]) / 2 + (dx / length) * bend];
  const heading = Math.atan2(tip[1] - knee[1], tip[0] - knee[0]);
  const cap = Array.from({ length: CAP_STEPS + 1 }, (_, i): Point => {
    const a = heading + Math.PI / 2 - (i / CAP_STEPS) * Math.PI;
    return [tip[0] + Math.cos(a) * tipWidth, tip[1] + Math.sin(a) * tipWidth];
  });
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < CAP_STEPS; i += 1) {
    const t = i / CAP_STEPS;
    const u = 1 - t;
    const at = (k: 0 | 1) => u * u * foot[k] + 2 * u * t * knee[k] + t * t * tip[k];
    const slope = (k: 0 | 1) => 2 * u * (knee[k] - foot[k]) + 2 * t * (tip[k] - knee[k]);
    const steep = Math.hypot(slope(0), slope(1)) || 1;
    const [nx, ny] = [-slope(1) / steep, slope(0) / steep];
    const w = u * u * footWidth + u * t * (footWidth + tipWidth) + t * t * tipWidth;
    left.push([at(0) + nx * w, at(1) + ny * w]);
    right.unshift([at(0) - nx * w, at(1) - ny * w]);
  }
  return [...left, ...cap, ...right];
}

/** The area of a ring, px²; negative if it runs counterclockwise on screen. */
export function ringArea(ring: Ring): number {
  let twice = 0;
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = cyclic(ring, i + 1);
    twice += x * nextY - nextX * y;
  });
  return twice / 2;
}
