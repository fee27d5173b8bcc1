import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heightOf, sparkPath } from './spark-path.ts';

const box = { width: 100, height: 40, low: 0, high: 10 };

test('values are evenly spaced, high ones on top', () => {
  expect(sparkPath([0, 5, 10], box)).toBe('M0 40L50 20L100 0');
});

test('a missing value leaves a gap', () => {
  expect(sparkPath([0, null, 10, 10], box)).toBe('M0 40M66.67 0L100 0');
});

test('without measurements nothing is drawn', () => {
  expect(sparkPath([], box)).toBe('');
  expect(sparkPath([null, null], box)).toBe('');
});

test('values stay within the box', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), value => {
      expect(heightOf(value, box)).toBeGreaterThanOrEqual(0);
      expect(heightOf(value, box)).toBeLessThanOrEqual(box.height);
    }),
  );
});
