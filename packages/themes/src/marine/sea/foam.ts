import { type Point, smoothPath } from '../../drawing/curve.ts';
import { contours } from '../contour.ts';
import { cellBorders, clamp, layered, lerp, valueNoise } from '../noise.ts';
import { areaOf, softPath } from '../outline.ts';

/** How far the edge of a spent wave is below its mean line at `x`. */
function edgeAt(seed: number): (x: number) => number {
  const noise = valueNoise(seed);
  return x => layered(noise, x * 0.0034, 2.2, 2) * 44 + layered(noise, x * 0.016, 7.7, 2) * 9;
}

/** The edge of a wave across a picture, its mean line at `y`. */
export function shoreline(seed: number, width: number, y: number): string {
  const edge = edgeAt(seed);
  const steps = Math.ceil((width + 60) / 14);
  return smoothPath(Array.from({ length: steps + 1 }, (_, i): Point => [-30 + i * 14, y + edge(-30 + i * 14)]));
}

/** Parameters of a wave's lace. */
export interface Lace {
  readonly width: number;
  /** The mean line of the wave's edge. */
  readonly y: number;
  /** How far the lace extends back into the wave. */
  readonly depth: number;
  /** Width of the foam rim at its edge. */
  readonly rim: number;
  /** Size of the holes. */
  readonly cell: number;
  /** Strength of the threads, 1 by default. */
  readonly thread?: number;
}

const SQUASH = 1.9;
const GRID_STEP = 3;

/** The lace of a spent wave: threads of foam with holes, closing into a rim at the edge. */
export function lace(seed: number, { width, y, depth, rim, cell, thread = 1 }: Lace): string {
  const edge = edgeAt(seed);
  const noise = valueNoise(seed + 3);
  const borders = cellBorders(seed + 1);
  const field = (x: number, py: number): number => {
    const inside = y + edge(x) - py;
    const t = clamp(inside / depth);
    const patch = layered(noise, x * 0.009, py * 0.02 + 5, 2);
    const qx = x + layered(noise, x * 0.022, py * 0.03, 2) * 24;
    const qy = py + layered(noise, x * 0.022 + 40, py * 0.03, 2) * 13;
    const wide = (lerp(0.3, 0.035, t ** 0.5) + patch * 0.26 * t - 0.16 * t * t) * thread;
    const fine = lerp(0.3, -0.16, t ** 0.8) + patch * 0.2;
    const threads = Math.max(
      (wide - borders(qx / cell, (qy * SQUASH) / cell)) * cell,
      (fine - borders((qx * 1.9) / cell + 7, (qy * SQUASH * 1.9) / cell)) * cell * 0.5,
    );
    const band = rim * (1 + 0.6 * layered(noise, x * 0.03, 9, 2)) - inside;
    const fading = t >= 1 ? (inside - depth) * 0.4 : 0;
    return Math.min(Math.max(threads - fading, band), inside + 1.5);
  };
  const grid = { x: -24, y: y - depth - 60, width: width + 48, height: depth + 130, step: GRID_STEP };
  return contours(field, grid)
    .filter(ring => areaOf(ring) > 14)
    .map(ring => softPath(thinned(eased(eased(ring)))))
    .join('');
}

/** Smooths every point toward its neighbors. */
function eased(ring: readonly Point[]): Point[] {
  return ring.map(([x, y], i) => {
    const [ax, ay] = ring[(i + ring.length - 1) % ring.length] ?? [x, y];
    const [bx, by] = ring[(i + 1) % ring.length] ?? [x, y];
    return [(ax + 2 * x + bx) / 4, (ay + 2 * y + by) / 4];
  });
}

/** Long outlines keep every second or third point: the omitted detail is finer than the pen. */
function thinned(ring: readonly Point[]): Point[] {
  const step = ring.length > 40 ? 3 : ring.length > 14 ? 2 : 1;
  return ring.filter((_, i) => i % step === 0);
}
