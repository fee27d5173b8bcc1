import { describe, expect, it } from 'vitest';
import { LEAF_SIZES } from '../../tree/kit.ts';
import { NAME_LEADING } from '../../tree/leaf-name.ts';
import { LEAF_BOXES, leafHull, leafShape } from './leaves.ts';
import { growLimbs } from './limbs.ts';
import { PETIOLES, PRESETS } from './places.ts';

const pointsOf = (path: string) =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe.each(LEAF_SIZES)('a %s leaf', size => {
  const { width, height, room, maxPx } = LEAF_BOXES[size];
  const lines = size === 'tall' ? 2 : 1;

  it('is within its box for every variant', () => {
    for (let number = 1; number <= 29; number += 1) {
      for (const [x, y] of pointsOf(leafShape(size, number).blade)) {
        expect(Math.abs(x)).toBeLessThanOrEqual(width / 2 + 0.01);
        expect(Math.abs(y)).toBeLessThanOrEqual(height / 2 + 0.4);
      }
    }
  });

  it('keeps lines clear of its name', () => {
    const half = (maxPx * NAME_LEADING * lines) / 2;
    for (let number = 1; number <= 29; number += 1) {
      for (const { d } of leafShape(size, number).marks) {
        for (const [x, y] of pointsOf(d)) expect(Math.abs(x) < room / 2 - 1 && Math.abs(y) < half - 1.6).toBe(false);
      }
    }
  });

  it('has a hull that is convex and runs clockwise on screen', () => {
    const hull = leafHull(size);
    hull.forEach(([x, y], i) => {
      const [[bx, by] = [0, 0], [cx, cy] = [0, 0]] = [hull[(i + 1) % hull.length], hull[(i + 2) % hull.length]];
      expect((bx - x) * (cy - by) - (by - y) * (cx - bx)).toBeGreaterThan(0);
    });
  });
});

it('connects every leaf: a limb reaches every petiole', () => {
  const joints = growLimbs(PETIOLES).flatMap(({ points }) => points);
  for (const [x, y] of PETIOLES) {
    expect(Math.min(...joints.map(([jx, jy]) => Math.hypot(jx - x, jy - y)))).toBeLessThan(7);
  }
  expect(PETIOLES).toHaveLength(PRESETS.length);
});
