import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dividePages, spread } from './export.pages.ts';

const ROOM = { first: 100, next: 100, between: 10 };
const usedOf = (heights: readonly number[], counts: readonly number[]) => {
  let at = 0;
  return counts.map(count => {
    const own = heights.slice(at, at + count);
    at += count;
    return own.reduce((sum, height) => sum + height, 0) + Math.max(0, count - 1) * ROOM.between;
  });
};

test('given entries for one and a half pages, then both pages are filled evenly', () => {
  expect(dividePages([20, 20, 20, 20], ROOM)).toEqual([2, 2]);
  // Filled one after the other they would be 3, 3 and 1.
  expect(dividePages([25, 25, 25, 25, 25, 25, 25], ROOM).toSorted()).toEqual([2, 2, 3]);
});

test('given any entries, then all are set in order, none overflows, and no more pages than needed are used', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 5, max: 100 }), { minLength: 1, maxLength: 40 }), heights => {
      const counts = dividePages(heights, ROOM);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(heights.length);
      for (const used of usedOf(heights, counts)) expect(used).toBeLessThanOrEqual(ROOM.next);
      // Two adjacent pages that would fit on one are one page too many.
      const used = usedOf(heights, counts);
      const pairs = used.slice(1).map((height, at) => height + (used[at] ?? 0) + ROOM.between);
      if (counts.length === 2) for (const pair of pairs) expect(pair).toBeGreaterThan(ROOM.next);
    }),
  );
});

test('given a page that is not full, then the free space goes between its entries and around them', () => {
  expect(spread([20, 20], 100, { least: 10, most: 40 })).toEqual({ between: 30, top: 15 });
  expect(spread([40], 100, { least: 10, most: 40 })).toEqual({ between: 10, top: 30 });
});
