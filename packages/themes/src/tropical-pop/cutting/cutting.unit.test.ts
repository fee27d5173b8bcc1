import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cubic, type Point } from '../../drawing/curve.ts';
import { difference, intersection, union } from './boolean.ts';
import {
  cyclic,
  finger,
  lineThrough,
  outlineThrough,
  oval,
  type Ring,
  ringArea,
  type Shape,
  strip,
  transformRing,
} from './outline.ts';
import { cut, simplified } from './scissors.ts';

const square = (x: number, y: number, size: number): Ring => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
/** Distance of a point from the nearest edge of a ring. */
function offRing([x, y]: Point, ring: Ring): number {
  return Math.min(
    ...ring.map(([ax, ay], i) => {
      const [bx, by] = cyclic(ring, i + 1);
      const [dx, dy] = [bx - ax, by - ay];
      const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - ax - dx * t, y - ay - dy * t);
    }),
  );
}
const areaOf = (shape: Shape) => Math.abs(shape.reduce((sum, ring) => sum + ringArea(ring), 0));

describe('outlines', () => {
  it('pass through their marks', () => {
    const ring = outlineThrough(
      [
        [0, 0, 1],
        [10, 4],
        [20, 0, 1],
        [10, -4],
      ],
      6,
    );
    expect(ring).toHaveLength(24);
    for (const mark of [
      [0, 0],
      [10, 4],
      [20, 0],
      [10, -4],
    ] as const)
      expect(ring).toContainEqual(mark);
    expect(
      lineThrough([
        [0, 0],
        [5, 5],
        [9, 1],
      ]).at(-1),
    ).toEqual([9, 1]);
  });

  it('transform like SVG: scaled, rotated, then moved', () => {
    const [point] = transformRing([[2, 0]], { x: 10, y: 5, rotate: 90, scale: 3 });
    expect(point?.[0]).toBeCloseTo(10);
    expect(point?.[1]).toBeCloseTo(11);
  });

  it('have the requested width', () => {
    expect(ringArea(strip(cubic(0, 0, 10, 0, 20, 0, 30, 0), () => 2))).toBeCloseTo(-120, 0);
    const tip = Math.max(...finger([0, 0], [20, 0], [3, 2]).map(([x]) => x));
    expect(tip).toBeCloseTo(22);
  });
});

describe('paper', () => {
  it('supports union, difference and intersection', () => {
    expect(areaOf(union(square(0, 0, 10), square(5, 0, 10)))).toBeCloseTo(150);
    expect(areaOf(difference([square(0, 0, 10)], square(2, 2, 4)))).toBeCloseTo(84);
    expect(difference([square(0, 0, 10)], square(2, 2, 4))).toHaveLength(2);
    expect(areaOf(intersection([square(0, 0, 10)], square(5, 5, 10)))).toBeCloseTo(25);
  });

  it('reads rings as even-odd: a ring inside a ring is a hole', () => {
    expect(areaOf(intersection([square(0, 0, 10), square(2, 2, 4)], square(0, 0, 10)))).toBeCloseTo(84);
  });
});

describe('scissors', () => {
  it('keep corners and round the rest', () => {
    expect(cut([square(0, 0, 10)])).toBe('M0 0L10 0L10 10L0 10Z');
    expect(cut([oval([0, 0], 10)])).toContain('Q');
    expect(cut([square(0, 0, 10)], { blunt: 2 })).toContain('Q0 0');
  });

  it('drop tiny pieces', () => {
    expect(cut([square(0, 0, 1)])).toBe('');
  });

  it('vary by seed', () => {
    const ring = oval([0, 0], 40, 30, 90);
    expect(cut([ring], { stray: 1, seed: 3 })).toBe(cut([ring], { stray: 1, seed: 3 }));
    expect(cut([ring], { stray: 1, seed: 3 })).not.toBe(cut([ring], { stray: 1, seed: 4 }));
  });

  it('deviate from an outline by at most the tolerance', () => {
    const radius = fc.integer({ min: 5, max: 80 });
    fc.assert(
      fc.property(radius, radius, fc.double({ min: 0.1, max: 2, noNaN: true }), (rx, ry, tolerance) => {
        const ring = oval([0, 0], rx, ry, 60);
        const snips = simplified(ring, tolerance);
        for (const point of ring) expect(offRing(point, snips)).toBeLessThanOrEqual(tolerance + 1e-9);
      }),
    );
  });
});
