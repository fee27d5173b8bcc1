import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterScroll, FULL, type HeaderHeight, TURN_PX } from './header-height.ts';

const PAGE = { headerPx: 56, lastPx: 2000 };
const after = (...tops: readonly number[]): HeaderHeight =>
  tops.reduce((state, top) => afterScroll(state, top, PAGE), FULL);

test('it shrinks on the way down and returns on the way up', () => {
  expect(after(40).isCompact).toBe(false);
  expect(after(40, 120).isCompact).toBe(true);
  expect(after(40, 120, 400, 390).isCompact).toBe(false);
  expect(after(40, 120, 400, 390, 500).isCompact).toBe(true);
});

test('small movements of a finger change nothing', () => {
  const down = after(300);
  expect(afterScroll(down, 300 - TURN_PX + 1, PAGE).isCompact).toBe(true);
  expect(afterScroll(after(300, 290), 290 + TURN_PX - 1, PAGE).isCompact).toBe(false);
});

test('overscroll at the end of a page does not bring it back', () => {
  expect(after(1990, 2060, 2000).isCompact).toBe(true);
});

const path = fc.array(fc.integer({ min: -100, max: 2100 }), { maxLength: 40 });

test('at the top of the page it is always full, coming from any position', () => {
  fc.assert(
    fc.property(path, fc.integer({ min: -100, max: 56 }), (tops, last) => {
      expect(after(...tops, last).isCompact).toBe(false);
    }),
  );
});

test('a long way down always makes it compact, a long way up always full', () => {
  fc.assert(
    fc.property(path, tops => {
      expect(after(...tops, 0, 500).isCompact).toBe(true);
      expect(after(...tops, 2000, 900).isCompact).toBe(false);
    }),
  );
});
