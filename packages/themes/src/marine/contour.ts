import type { Point } from '../drawing/curve.ts';
import type { Field } from './noise.ts';

/** The part of the plane to search, and its resolution. */
export interface Grid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly step: number;
}

type Side = 0 | 1 | 2 | 3;

/** The sides of a cell (top, right, bottom, left) that an outline connects, by which of its corners are inside. */
const LINKS: readonly (readonly (readonly [from: Side, to: Side])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 2],
    [1, 0],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

const SHORTEST = 6;

/** The closed outlines of the areas in which a field is above zero (marching squares); tiny ones are omitted. */
export function contours(field: Field, grid: Grid): Point[][] {
  const columns = Math.round(grid.width / grid.step);
  const rows = Math.round(grid.height / grid.step);
  const values = Array.from({ length: (columns + 1) * (rows + 1) }, (_, at) => {
    const [i, j] = [at % (columns + 1), Math.floor(at / (columns + 1))];
    const isBorder = i === 0 || j === 0 || i === columns || j === rows;
    return isBorder ? -1 : field(grid.x + i * grid.step, grid.y + j * grid.step);
  });
  const value = (i: number, j: number) => values[j * (columns + 1) + i] ?? -1;
  const crossing = (i: number, j: number, side: Side): Edge => {
    const isFlat = side === 0 || side === 2;
    const [ai, aj] = side === 1 ? [i + 1, j] : side === 2 ? [i, j + 1] : [i, j];
    const [a, b] = [value(ai, aj), isFlat ? value(ai + 1, aj) : value(ai, aj + 1)];
    const t = a / (a - b);
    const point: Point = [grid.x + (ai + (isFlat ? t : 0)) * grid.step, grid.y + (aj + (isFlat ? 0 : t)) * grid.step];
    return { key: `${isFlat ? 'h' : 'v'}${ai},${aj}`, point };
  };
  const next = new Map<string, Edge>();
  for (let j = 0; j < rows; j += 1)
    for (let i = 0; i < columns; i += 1) {
      const inside = [value(i, j), value(i + 1, j), value(i + 1, j + 1), value(i, j + 1)].reduce(
        (bits, v, bit) => (v > 0 ? bits | (1 << bit) : bits),
        0,
      );
      for (const [from, to] of LINKS[inside] ?? []) next.set(crossing(i, j, from).key, crossing(i, j, to));
    }
  return chained(next);
}

interface Edge {
  readonly key: string;
  readonly point: Point;
}

/** Follows the segments from end to end until each ring closes. */
function chained(next: Map<string, Edge>): Point[][] {
  const rings: Point[][] = [];
  for (;;) {
    const first = next.entries().next().value;
    if (first === undefined) return rings;
    const ring: Point[] = [];
    let [key, edge]: [string, Edge | undefined] = first;
    while (edge !== undefined) {
      ring.push(edge.point);
      next.delete(key);
      key = edge.key;
      edge = next.get(key);
    }
    if (ring.length >= SHORTEST) rings.push(ring);
  }
}
