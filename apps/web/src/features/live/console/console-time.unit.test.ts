import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOf, clockOffset, countdownOf, daysOf } from './console-time.ts';

test.each([
  [0, '0:00'],
  [-5000, '0:00'],
  [999, '0:00'],
  [42_000, '0:42'],
  [342_000, '5:42'],
  [3_599_999, '59:59'],
  [3_942_000, '1:05:42'],
  [90_000_000, '25:00:00'],
])('%i ms are shown as %s', (durationMs, text) => {
  expect(clockOf(durationMs)).toBe(text);
});

test('the time left reaches 0:00 at the end, not a second earlier', () => {
  expect([1, 999, 1000, 1001, 0, -1].map(countdownOf)).toEqual(['0:01', '0:01', '0:01', '0:02', '0:00', '0:00']);
});

test('days are rounded down', () => {
  expect([86_399_999, 86_400_000, 172_800_000].map(daysOf)).toEqual([0, 1, 2]);
});

test('a correct clock is not adjusted, a wrong one is corrected to the second', () => {
  fc.assert(
    fc.property(fc.integer({ min: -7_200_000, max: 7_200_000 }), wrongMs => {
      const receivedAtMs = 1_800_000_000_000;
      const offset = clockOffset(receivedAtMs + wrongMs, receivedAtMs);
      expect(Math.abs(wrongMs - offset)).toBeLessThan(2000);
      if (Math.abs(wrongMs) < 2000) expect(offset).toBe(0);
    }),
  );
});
