import type { Point } from '../../drawing/curve.ts';
import { distance } from './line.ts';

/** Where a line passes under itself: distances along it, px. */
function underPasses(line: readonly Point[], along: readonly number[]): readonly number[] {
  const visits: { readonly at: number; readonly order: number }[] = [];
  for (let i = 0; i + 1 < line.length; i += 1) {
    for (let j = i + 3; j + 1 < line.length; j += 1) {
      const [a, b, c, d] = [line[i], line[i + 1], line[j], line[j + 1]];
      if (!(a && b && c && d) || Math.abs(a[0] - c[0]) + Math.abs(a[1] - c[1]) > 16 || !meet(a, b, c, d)) continue;
      for (const k of [i, j]) visits.push({ at: ((along[k] ?? 0) + (along[k + 1] ?? 0)) / 2, order: k });
    }
  }
  // A line that ties itself alternates over and under, whatever its path.
  return visits.sort((a, b) => a.order - b.order).flatMap(({ at }, visit) => (visit % 2 === 1 ? [at] : []));
}

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/**
 * The visible stretches of a knotted line: it has a gap of `gap` px where it passes under itself, so that it works on
 * any background.
 */
export function tied(line: readonly Point[], gap: number): readonly (readonly Point[])[] {
  const along: number[] = [0];
  line.forEach((point, i) => {
    const before = line[i - 1];
    if (before) along.push((along[i - 1] ?? 0) + distance(before, point));
  });
  const passes = underPasses(line, along);
  const stretches: Point[][] = [[]];
  line.forEach((point, i) => {
    const hidden = passes.some(at => Math.abs((along[i] ?? 0) - at) < gap / 2);
    if (hidden && stretches.at(-1)?.length !== 0) stretches.push([]);
    else if (!hidden) stretches.at(-1)?.push(point);
  });
  return stretches.filter(stretch => stretch.length > 1);
}

/** How often a line crosses itself. */
export function crossingCount(line: readonly Point[]): number {
  return underPasses(
    line,
    line.map((_, i) => i),
  ).length;
}
