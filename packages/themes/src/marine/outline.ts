import { type Cubic, type Point, pointAt, smoothPath } from '../drawing/curve.ts';
import { svgNumbers } from '../drawing/svg.ts';
import { lerp } from './noise.ts';

/** Points along a curve, from its start to its end. */
export function along(curve: Cubic, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => pointAt(curve, i / steps));
}

/** The distance from the first point to each point of a line. */
export function lengths(line: readonly Point[]): number[] {
  let sum = 0;
  return line.map(([x, y], i) => {
    const [px, py] = line[i - 1] ?? [x, y];
    sum += Math.hypot(x - px, y - py);
    return sum;
  });
}

/** A point on a line at a share (0–1) of its length, and the direction there in degrees. */
export function pointOnLine(
  line: readonly Point[],
  share: number,
): { readonly x: number; readonly y: number; readonly turn: number } {
  const far = lengths(line);
  const target = (far.at(-1) ?? 0) * share;
  let i = 1;
  while (i < line.length - 1 && (far[i] ?? 0) < target) i += 1;
  const [a, b] = [line[i - 1] ?? [0, 0], line[i] ?? [0, 0]];
  const [from, to] = [far[i - 1] ?? 0, far[i] ?? 0];
  const t = to > from ? (target - from) / (to - from) : 0;
  return {
    x: lerp(a[0], b[0], t),
    y: lerp(a[1], b[1], t),
    turn: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
  };
}

/** The same line with points at equal distances. */
export function evenlySpaced(line: readonly Point[], step: number): Point[] {
  const count = Math.max(1, Math.ceil((lengths(line).at(-1) ?? 0) / step));
  const far = lengths(line);
  const total = far.at(-1) ?? 0;
  let i = 1;
  return Array.from({ length: count + 1 }, (_, k) => {
    const target = (total * k) / count;
    while (i < line.length - 1 && (far[i] ?? 0) < target) i += 1;
    const [a, b] = [line[i - 1] ?? [0, 0], line[i] ?? [0, 0]];
    const [from, to] = [far[i - 1] ?? 0, far[i] ?? 0];
    const t = to > from ? (target - from) / (to - from) : 0;
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
  });
}

/** A brush line: the outline of a line with a width for each share (0–1) of it. */
export function ribbon(line: readonly Point[], width: (share: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], i) => {
    const [ax, ay] = line[i - 1] ?? [x, y];
    const [bx, by] = line[i + 1] ?? [x, y];
    const size = Math.hypot(bx - ax, by - ay) || 1;
    const half = width(i / (line.length - 1)) / 2;
    const [dx, dy] = [((bx - ax) / size) * half, ((by - ay) / size) * half];
    left.push([x - dy, y + dx]);
    right.unshift([x + dy, y - dx]);
  });
  return smoothPath([...left, ...right], true);
}

/** A lens-shaped brush stroke from `x0` to `x1`, `height` thick. */
export function brushStroke(x0: number, x1: number, y: number, height: number): string {
  const width = x1 - x0;
  return `M${svgNumbers(x0, y)}Q${svgNumbers(x0 + width * 0.35, y - height)} ${svgNumbers(x1, y + height * 0.2)}Q${svgNumbers(x0 + width * 0.6, y + height)} ${svgNumbers(x0, y)}Z`;
}

/** A closed outline through the midpoints between points: round, and short to write. */
export function softPath(ring: readonly Point[]): string {
  const at = (i: number): Point => ring[(i + ring.length) % ring.length] ?? [0, 0];
  const middle = (i: number): Point => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2];
  return `M${svgNumbers(...middle(-1))}${ring.map((point, i) => `Q${svgNumbers(...point, ...middle(i))}`).join('')}Z`;
}

/** The area within a ring, px². */
export function areaOf(ring: readonly Point[]): number {
  let twice = 0;
  ring.forEach(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y];
    twice += x * ny - nx * y;
  });
  return Math.abs(twice) / 2;
}
