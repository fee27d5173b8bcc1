import { expect, test } from 'vitest';
import { AGAIN_MS, SPREAD_MS, untilClosed } from './closing.ts';

const END = 1_800_000_000_000;
const offer = { isOpen: true, closesAt: END };
const DAY_MS = 86_400_000;

test.each([
  ['a minute before the end', { learntAt: END - 90_000, now: END - 60_000 }, 60_000 + SPREAD_MS],
  ['at the end, rendered again with the earlier data', { learntAt: END - 90_000, now: END }, SPREAD_MS],
  ['after the end, rendered once more', { learntAt: END - 1, now: END + 400 }, SPREAD_MS],
  ['when the server still says it is open, its clock being behind', { learntAt: END, now: END + 10 }, AGAIN_MS],
  ['longer before it than a timer can be set', { learntAt: 0, now: END - 60 * DAY_MS }, 2_147_483_647],
])('%s', (_, times, expected) => {
  expect(untilClosed(offer, times)).toBe(expected);
});

test('when giving is closed, or the offer is not loaded, then nothing is refetched', () => {
  expect(untilClosed({ ...offer, isOpen: false }, { learntAt: 0, now: END })).toBe(false);
  expect(untilClosed(undefined, { learntAt: 0, now: END })).toBe(false);
});
