import { degrees, type Point } from '../../drawing/curve.ts';
import { seededRandom } from '../../drawing/random.ts';
import { svgNumbers } from '../../drawing/svg.ts';
import { cyclic, type Ring, ringArea, type Shape } from './outline.ts';

/** Parameters of a cut. */
export interface CutOptions {
  /** How far a cut may deviate from the outline, px: larger values give longer, smoother cuts. */
  readonly tolerance?: number;
  /** The share of an edge used for rounding. */
  readonly soft?: number;
  /** Turns sharper than this many degrees stay corners. */
  readonly corner?: number;
  /** How much of a corner is blunted, px. */
  readonly blunt?: number;
  /** Deviation of the hand, px, and its seed. */
  readonly stray?: number;
  readonly seed?: number;
}

/** Pieces below this area are dropped, px². */
const CRUMB = 1.2;

/** Cuts a shape: long smooth segments, sharp corners. Returns path data for even-odd filling. */
export function cut(shape: Shape, options: CutOptions = {}): string {
  return shape
    .map((ring, i) => {
      if (Math.abs(ringArea(ring)) < CRUMB) return '';
      const strayed = stray(ring, options.stray ?? 0, (options.seed ?? 1) + i);
      return cutRing(simplified(strayed, options.tolerance ?? 0.55), options);
    })
    .join('');
}

function cutRing(ring: Ring, { soft = 0.42, corner = 62, blunt = 0 }: CutOptions): string {
  if (ring.length < 3) return '';
  let path = '';
  ring.forEach((vertex, i) => {
    const [before, after] = [cyclic(ring, i - 1), cyclic(ring, i + 1)];
    const pen = path === '' ? 'M' : 'L';
    const isCorner = turnAt(before, vertex, after) > corner;
    if (isCorner && blunt === 0) {
      path += `${pen}${svgNumbers(...vertex)}`;
      return;
    }
    const shorter = Math.min(distance(before, vertex), distance(vertex, after));
    const share = isCorner ? Math.min(0.45, blunt / shorter) : soft;
    path += `${pen}${svgNumbers(...toward(vertex, before, share))}Q${svgNumbers(...vertex, ...toward(vertex, after, share))}`;
  });
  return `${path}Z`;
}

/** How sharply an outline turns at a vertex, degrees 0–180. */
function turnAt(before: Point, vertex: Point, after: Point): number {
  const turn = Math.abs(
    Math.atan2(after[1] - vertex[1], after[0] - vertex[0]) - Math.atan2(vertex[1] - before[1], vertex[0] - before[0]),
  );
  return degrees(turn > Math.PI ? 2 * Math.PI - turn : turn);
}

/** The slow wobble of a hand along an outline. */
function stray(ring: Ring, amount: number, seed: number): Ring {
  if (amount === 0) return ring;
  const random = seededRandom(seed);
  const [a, b, c] = [random() * 6.28, random() * 6.28, random() * 6.28];
  let along = 0;
  return ring.map(([x, y], i) => {
    const [before, after] = [cyclic(ring, i - 1), cyclic(ring, i + 1)];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    along += length / 2;
    const off =
      amount * (0.55 * Math.sin(along / 19 + a) + 0.3 * Math.sin(along / 8.5 + b) + 0.35 * Math.sin(along / 43 + c));
    return [x - (dy / length) * off, y + (dx / length) * off];
  });
}

/** Drops the points of a ring that stay within `tolerance` of the segments between the others. */
export function simplified(ring: Ring, tolerance: number): Ring {
  const start = cyclic(ring, 0);
  let far = 0;
  ring.forEach((point, i) => {
    if (distance(start, point) > distance(start, cyclic(ring, far))) far = i;
  });
  const there = simplifiedLine(ring.slice(0, far + 1), tolerance);
  const back = simplifiedLine([...ring.slice(far), start], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

/** Ramer, Douglas and Peucker on an open line. */
function simplifiedLine(line: Ring, tolerance: number): Ring {
  if (line.length < 3) return line;
  const [a, b] = [cyclic(line, 0), cyclic(line, -1)];
  const length = distance(a, b) || 1e-6;
  let [worst, worstAt] = [0, 0];
  line.slice(1, -1).forEach((p, i) => {
    const off = Math.abs((p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0])) / length;
    if (off > worst) [worst, worstAt] = [off, i + 1];
  });
  if (worst <= tolerance) return [a, b];
  return [
    ...simplifiedLine(line.slice(0, worstAt + 1), tolerance).slice(0, -1),
    ...simplifiedLine(line.slice(worstAt), tolerance),
  ];
}

function toward(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
