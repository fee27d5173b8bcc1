import type { Point } from '../../drawing/curve.ts';
import { lerp } from './geometry.ts';

/** Strokes are written as integers on a grid of 1/12 px: fine enough for an engraving, small in the file. */
export const GRID = 12;

const onGrid = (value: number) => Math.round(value * GRID);

/** Formats a closed outline as a path of relative integer steps on the grid; empty if it has no extent. */
export function outlinePath(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  let [px, py] = [onGrid(first[0]), onGrid(first[1])];
  let path = `M${px} ${py}l`;
  let isFirst = true;
  for (const point of points.slice(1)) {
    const [x, y] = [onGrid(point[0]), onGrid(point[1])];
    const [dx, dy] = [x - px, y - py];
    if (dx === 0 && dy === 0) continue;
    path += `${isFirst || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [px, py, isFirst] = [x, y, false];
  }
  return isFirst ? '' : `${path}z`;
}

/** The outline of a line whose width varies from point to point, like an engraved line. */
export function swelledLine(points: readonly Point[], widths: readonly number[]): string {
  if (points.length < 2) return '';
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, i) => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = (widths[i] ?? 0) / 2 / length;
    left.push([point[0] - dy * half, point[1] + dx * half]);
    right.unshift([point[0] + dy * half, point[1] - dx * half]);
  });
  return outlinePath([...left, ...right]);
}

/** A swelled line without redundant points; `tolerance` in px. */
export function thinnedLine(points: readonly Point[], widths: readonly number[], tolerance = 0.17): string {
  const kept = significant(points, widths, tolerance);
  return swelledLine(
    kept.map(i => points[i] ?? [0, 0]),
    kept.map(i => widths[i] ?? 0),
  );
}

/** A closed outline without redundant points. */
export function thinnedRing(points: readonly Point[], tolerance = 0.22): readonly Point[] {
  return significant(points, [], tolerance).map(i => points[i] ?? [0, 0]);
}

/** The significant points, by position and width together (Ramer, Douglas and Peucker). */
function significant(points: readonly Point[], widths: readonly number[], tolerance: number): readonly number[] {
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let run = open.pop(); run !== undefined; run = open.pop()) {
    const [from, to] = run;
    const worst = farthest(points, widths, run);
    if (worst.error <= tolerance) continue;
    kept.add(worst.index);
    open.push([from, worst.index], [worst.index, to]);
  }
  return [...kept].toSorted((a, b) => a - b);
}

function farthest(points: readonly Point[], widths: readonly number[], [from, to]: readonly [number, number]) {
  const [ax, ay] = points[from] ?? [0, 0];
  const [bx, by] = points[to] ?? [0, 0];
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  let worst = { error: 0, index: -1 };
  for (let i = from + 1; i < to; i += 1) {
    const [x, y] = points[i] ?? [0, 0];
    const off = length < 0.5 ? Math.hypot(x - ax, y - ay) : Math.abs((x - ax) * dy - (y - ay) * dx) / length;
    const width = (widths[i] ?? 0) - lerp(widths[from] ?? 0, widths[to] ?? 0, (i - from) / (to - from));
    const error = Math.max(off, Math.abs(width) * 0.8);
    if (error > worst.error) worst = { error, index: i };
  }
  return worst;
}
