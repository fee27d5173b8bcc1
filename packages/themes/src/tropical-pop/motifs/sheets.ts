import type { Point } from '../../drawing/curve.ts';
import { around, between, seededRandom } from '../../drawing/random.ts';
import type { Box } from '../../theme-manifest.ts';
import { cyclic, lineThrough, type Ring } from '../cutting/outline.ts';

/** A panel cut by eye: four sides that are not quite straight. `loose` is the deviation of the corners, px. */
export function panel({ x, y, width, height }: Box, seed: number, loose = 3.4): Ring {
  const random = seededRandom(seed);
  const corner = (px: number, py: number): Point => [around(random, px, loose), around(random, py, loose)];
  const corners = [corner(x, y), corner(x + width, y), corner(x + width, y + height), corner(x, y + height)];
  return corners.flatMap((from, i) => {
    const to = cyclic(corners, i + 1);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const snips = Math.max(2, Math.round(length / 110));
    return Array.from({ length: snips }, (_, k): Point => {
      const off = k === 0 ? 0 : around(random, 0, loose * 0.45);
      const t = k / snips;
      return [from[0] + dx * t - (dy / length) * off, from[1] + dy * t + (dx / length) * off];
    });
  });
}

/** A disc cut by eye. */
export function disc([x, y]: Point, radius: number, seed: number, loose = 1.4): Ring {
  const phase = seededRandom(seed)() * 6;
  return Array.from({ length: 64 }, (_, i) => {
    const a = (i / 64) * 2 * Math.PI;
    const r = radius + loose * (Math.sin(a * 3 + phase) + 0.6 * Math.sin(a * 5 + phase * 2));
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });
}

/** Parameters of a sun's rays. */
export interface RaysPlan {
  readonly inner: number;
  readonly outer: number;
  readonly count: number;
  readonly seed?: number;
  /** How much of the circle the rays fill, 0–1. */
  readonly share?: number;
}

/** The rays of a sun around the origin, alternately long and short. */
export function rays({ inner, outer, count, seed = 1, share = 0.42 }: RaysPlan): Ring[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * 2 * Math.PI + around(random, 0, 0.015);
    const reach = outer * between(random, 0.95, 1.05) * (i % 2 === 0 ? 1 : 0.9);
    const half = (Math.PI / count) * share;
    const at = (turn: number, distance: number): Point => [
      Math.cos(a + turn) * distance,
      Math.sin(a + turn) * distance,
    ];
    return [at(-half, inner), at(-half * 0.55, reach), at(half * 0.62, reach * 0.985), at(half, inner)];
  });
}

/** Parameters of a strip with a wavy upper edge, straight below. */
export interface WavePlan {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly depth: number;
  readonly step?: number;
  readonly swing?: number;
  readonly seed?: number;
}

/** A strip of water. */
export function wave({ from, to, y, depth, step = 40, swing = 9, seed = 1 }: WavePlan): Ring {
  const random = seededRandom(seed);
  const crest: Point[] = [];
  let sign = -1;
  for (let x = from - step; x <= to + step; x += step * between(random, 0.85, 1.15)) {
    sign = -sign;
    crest.push([x, y + sign * swing * between(random, 0.8, 1.2)]);
  }
  return [...lineThrough(crest), [to + step, y + depth], [from - step, y + depth]];
}
