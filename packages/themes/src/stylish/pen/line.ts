import type { Point } from '../../drawing/curve.ts';

/** How a line is drawn through the given points. */
export interface Hand {
  /** Distance between the samples of the finished line, px. */
  readonly step: number;
  /** How often the line is smoothed. */
  readonly soft: number;
}

/** A line through all points: centripetal Catmull-Rom, evenly sampled, smoothed. Needs at least two points. */
export function penLine(points: readonly Point[], { step, soft }: Hand): readonly Point[] {
  return soften(resample(through(points), step), soft);
}

/** The distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

function through(points: readonly Point[]): Point[] {
  const [first, second] = [points[0], points[1]];
  const [last, beforeLast] = [points.at(-1), points.at(-2)];
  if (!(first && second && last && beforeLast)) throw new RangeError('a line needs two points');
  const guides = [beyond(first, second), ...points, beyond(last, beforeLast)];
  const line: Point[] = [];
  for (let i = 1; i + 2 < guides.length; i += 1) {
    const [a, b, c, d] = [guides[i - 1], guides[i], guides[i + 1], guides[i + 2]];
    if (a && b && c && d) line.push(...stretch(a, b, c, d));
  }
  return [...line, last];
}

function beyond(end: Point, inner: Point): Point {
  return [2 * end[0] - inner[0], 2 * end[1] - inner[1]];
}

/** Samples of the curve from `b` to `c`, without `c` (Barry and Goldman's pyramid, alpha 0.5). */
function stretch(a: Point, b: Point, c: Point, d: Point): Point[] {
  const knot = (from: number, p: Point, q: Point) => from + Math.max(1e-3, Math.sqrt(distance(p, q)));
  const t1 = knot(0, a, b);
  const t2 = knot(t1, b, c);
  const t3 = knot(t2, c, d);
  const count = Math.max(4, Math.ceil(distance(b, c) / 1.5));
  return Array.from({ length: count }, (_, k) => {
    const t = t1 + ((t2 - t1) * k) / count;
    const a1 = lerp(a, b, t / t1);
    const a2 = lerp(b, c, (t - t1) / (t2 - t1));
    const a3 = lerp(c, d, (t - t2) / (t3 - t2));
    return lerp(lerp(a1, a2, t / t2), lerp(a2, a3, (t - t1) / (t3 - t1)), (t - t1) / (t2 - t1));
  });
}

function lerp(p: Point, q: Point, share: number): Point {
  return [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
}

/** The same line with samples at equal distances; its ends stay. */
export function resample(line: readonly Point[], step: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!(first && last)) return [];
  const even: Point[] = [first];
  let walked = 0;
  let from = first;
  for (const to of line.slice(1)) {
    let left = distance(from, to);
    while (walked + left >= step && left > 0) {
      from = lerp(from, to, (step - walked) / left);
      even.push(from);
      left = distance(from, to);
      walked = 0;
    }
    walked += left;
    from = to;
  }
  if (distance(even.at(-1) ?? first, last) > step * 0.3) even.push(last);
  return even;
}

function soften(line: readonly Point[], times: number): readonly Point[] {
  let soft = line;
  for (let k = 0; k < times; k += 1) {
    const before = soft;
    soft = before.map((point, i) => {
      const [p, q] = [before[i - 1], before[i + 1]];
      if (!(p && q)) return point;
      return [p[0] * 0.25 + point[0] * 0.5 + q[0] * 0.25, p[1] * 0.25 + point[1] * 0.5 + q[1] * 0.25];
    });
  }
  return soft;
}

/** The samples needed so that the line moves by less than `tolerance` px (Ramer, Douglas and Peucker). */
export function keptSamples(line: readonly Point[], tolerance: number, longest = 14): readonly number[] {
  const kept = new Set([0, line.length - 1]);
  const open: (readonly [number, number])[] = [[0, line.length - 1]];
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    const [from, to] = range;
    const { index, off } = farthest(line, from, to);
    if (index < 0 || (off <= tolerance && to - from <= longest)) continue;
    kept.add(index);
    open.push([from, index], [index, to]);
  }
  return [...kept].sort((a, b) => a - b);
}

function farthest(line: readonly Point[], from: number, to: number): { index: number; off: number } {
  const [a, b] = [line[from], line[to]];
  let best = { index: -1, off: 0 };
  if (!(a && b)) return best;
  const span = distance(a, b);
  for (let i = from + 1; i < to; i += 1) {
    const p = line[i] ?? a;
    const off =
      span < 1e-3
        ? distance(a, p)
        : Math.abs((b[1] - a[1]) * p[0] - (b[0] - a[0]) * p[1] + b[0] * a[1] - b[1] * a[0]) / span;
    if (off > best.off) best = { index: i, off };
  }
  return best;
}
