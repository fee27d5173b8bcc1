import fc from 'fast-check';
import { expect, test } from 'vitest';
import { easedPosition, scrollToShow, TAB_SCROLL_OFFSET_PX } from './scroll-to-tab.ts';

test('a visible tab does not scroll the row', () => {
  expect(scrollToShow({ start: 100, size: 80 }, { start: 0, size: 335 }, 600)).toBe(0);
});

test('a tab beyond the edge is scrolled in with 20 px free', () => {
  expect(scrollToShow({ start: 300, size: 80 }, { start: 0, size: 335 }, 600)).toBe(65);
  expect(scrollToShow({ start: 100, size: 80 }, { start: 200, size: 335 }, 600)).toBe(80);
});

test('the row never scrolls beyond its ends, and a tab that fits is visible afterwards', () => {
  const length = fc.integer({ min: 1, max: 2000 });
  fc.assert(
    fc.property(length, length, length, fc.nat(), (start, size, view, from) => {
      const rowSize = start + size + 50;
      const furthest = Math.max(0, rowSize - view);
      const to = scrollToShow({ start, size }, { start: Math.min(from, furthest), size: view }, rowSize);
      expect(to).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(furthest);
      if (size + 2 * TAB_SCROLL_OFFSET_PX <= view) {
        expect(start).toBeGreaterThanOrEqual(to);
        expect(start + size).toBeLessThanOrEqual(to + view);
      }
    }),
  );
});

test('a scroll animation begins and ends at the right positions', () => {
  expect(easedPosition(10, 90, 0)).toBe(10);
  expect(easedPosition(10, 90, 1)).toBe(90);
  expect(easedPosition(10, 90, 7)).toBe(90);
});
