import { type Point, smoothPath } from '../drawing/curve.ts';
import { svgNumbers, tag } from '../drawing/svg.ts';
import { evenlySpaced, lengths } from './outline.ts';

/** The colors of a rope: yarn, edge, strands. */
export const HEMP = { body: '#f6ead9', edge: '#b99f83', lay: '#c9b197' } as const;

/** A gap of paper around the upper rope, so that a crossing is visible. */
export interface Gap {
  readonly colour: string;
  readonly width: number;
}

/** One length of laid rope, `width` thick. */
export function rope(line: readonly Point[], width: number, gap?: Gap): string {
  const points = evenlySpaced(line, 1.5);
  const d = smoothPath(points.filter((_, i) => i % 3 === 0 || i === points.length - 1));
  const strokes = [
    ...(gap === undefined ? [] : [{ d, stroke: gap.colour, 'stroke-width': width + gap.width }]),
    { d, stroke: HEMP.edge, 'stroke-width': width + 1 },
    { d, stroke: HEMP.body, 'stroke-width': width - 0.5 },
    { d: layOf(points, width), stroke: HEMP.lay, 'stroke-width': Math.max(0.6, width * 0.16) },
  ];
  return tag('g', { fill: 'none', 'stroke-linejoin': 'round' }, ...strokes.map(stroke => tag('path', stroke)));
}

/** The slanted marks between the strands. */
function layOf(points: readonly Point[], width: number): string {
  const far = lengths(points);
  const pitch = width * 0.72;
  let next = pitch * 0.5;
  let d = '';
  points.forEach(([x, y], i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (before === undefined || after === undefined || (far[i] ?? 0) < next) return;
    next += pitch;
    const size = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [ux, uy] = [(after[0] - before[0]) / size, (after[1] - before[1]) / size];
    const [across, ahead] = [width * 0.46, width * 0.3];
    d += `M${svgNumbers(x - uy * across - ux * ahead, y + ux * across - uy * ahead)}L${svgNumbers(x + uy * across + ux * ahead, y - ux * across + uy * ahead)}`;
  });
  return d;
}

interface Crossing {
  /** The two passes of rope: the line, and the index of the point on it. */
  readonly passes: readonly [Pass, Pass];
}

interface Pass {
  readonly line: number;
  readonly at: number;
}

/** Interlaced ropes: at every crossing one is on top, and along each rope over and under alternate. */
export function knot(lines: readonly (readonly Point[])[], width: number, paper: string): string {
  const ropes = lines.map(line => evenlySpaced(line, 1));
  const crossings = crossingsOf(ropes);
  const above = alternatingOrder(ropes.length, crossings);
  const half = Math.round(width * 1.15);
  const bridges = crossings.map(({ passes }, i) => {
    const { line, at } = passes[above[i] ?? 0];
    const middle = Math.round(at);
    return rope((ropes[line] ?? []).slice(Math.max(0, middle - half), middle + half + 1), width, {
      colour: paper,
      width: 3,
    });
  });
  return ropes.map(line => rope(line, width)).join('') + bridges.join('');
}

/** Which pass (0 or 1) is on top at each crossing. */
export function alternatingOrder(lineCount: number, crossings: readonly Crossing[]): readonly (0 | 1)[] {
  const above: (0 | 1 | undefined)[] = crossings.map(() => undefined);
  for (let line = 0; line < lineCount; line += 1) {
    const visits = crossings
      .flatMap(({ passes }, index) =>
        ([0, 1] as const)
          .filter(side => passes[side].line === line)
          .map(side => ({ index, side, at: passes[side].at })),
      )
      .sort((a, b) => a.at - b.at);
    // A crossing decided by another rope determines all other crossings on this one.
    const known = visits.findIndex(({ index }) => above[index] !== undefined);
    const fixed = visits[known];
    const isOverAtEven = fixed === undefined || (above[fixed.index] === fixed.side) === (known % 2 === 0);
    visits.forEach(({ index, side }, i) => {
      above[index] ??= (i % 2 === 0) === isOverAtEven ? side : side === 0 ? 1 : 0;
    });
  }
  return above.map(side => side ?? 0);
}

/** Every point where two lines, or two parts of one line, cross. */
export function crossingsOf(ropes: readonly (readonly Point[])[]): Crossing[] {
  const found: Crossing[] = [];
  ropes.forEach((one, a) => {
    ropes.slice(a).forEach((other, offset) => {
      for (let i = 0; i < one.length - 1; i += 1)
        for (let j = offset === 0 ? i + 4 : 0; j < other.length - 1; j += 1) {
          const at = meeting(one, i, other, j);
          if (at)
            found.push({
              passes: [
                { line: a, at: i + at[0] },
                { line: a + offset, at: j + at[1] },
              ],
            });
        }
    });
  });
  return found;
}

function meeting(
  one: readonly Point[],
  i: number,
  other: readonly Point[],
  j: number,
): readonly [number, number] | undefined {
  const [p, p2, q, q2] = [one[i], one[i + 1], other[j], other[j + 1]];
  if (!p || !p2 || !q || !q2) return undefined;
  const [rx, ry, sx, sy] = [p2[0] - p[0], p2[1] - p[1], q2[0] - q[0], q2[1] - q[1]];
  const d = rx * sy - ry * sx;
  if (Math.abs(d) < 1e-9) return undefined;
  const t = ((q[0] - p[0]) * sy - (q[1] - p[1]) * sx) / d;
  const u = ((q[0] - p[0]) * ry - (q[1] - p[1]) * rx) / d;
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [t, u] : undefined;
}

/** The half of the lovers' mat that comes from the left, in radii; the other half is its mirror image. */
const BIGHT: readonly Point[] = [
  [-1.7, -0.18],
  [-1.1, -0.24],
  [-0.58, 0],
  [-0.1, 0.44],
  [0.46, 0.56],
  [0.86, 0.3],
  [0.96, 0],
  [0.86, -0.3],
  [0.46, -0.56],
  [-0.1, -0.44],
  [-0.58, 0],
  [-1.1, 0.24],
  [-1.7, 0.18],
];

/** The sailors' true-lovers' mat: two interlaced bights, one from each side; `tail` is its reach in radii. */
export function loversKnot(radius: number, tail: number): readonly [Point[], Point[]] {
  const corners: readonly Point[] = [[-tail, -0.17], ...BIGHT, [-tail, 0.17]];
  const at = (i: number): Point => corners[Math.min(corners.length - 1, Math.max(0, i))] ?? [0, 0];
  const bend = ([a, b, c, d]: readonly [number, number, number, number], t: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  const half = (sign: 1 | -1) =>
    corners.slice(0, -1).flatMap((_, i) =>
      Array.from({ length: 12 }, (__, k): Point => {
        const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
        const along = (c: 0 | 1) => radius * bend([p[c], q[c], r[c], s[c]], k / 12);
        return [sign * along(0), along(1)];
      }),
    );
  return [half(1), half(-1)];
}
