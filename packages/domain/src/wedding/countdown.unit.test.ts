import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, DAY_MS, instant, MINUTE_MS, SECOND_MS } from '../kernel/instant.ts';
import { atJst, daysUntil, localDate } from '../kernel/jst.ts';
import { timeLeftUntil } from './countdown.ts';

const startsAt = atJst(localDate('2026-12-19'), 13);

describe('given a ceremony at 13:00 in Japan', () => {
  test.each([
    [atJst(localDate('2026-11-21'), 9), { unit: 'day', n: 28, isToday: false }],
    [atJst(localDate('2026-12-18'), 23, 59, 59), { unit: 'day', n: 1, isToday: false }],
    [atJst(localDate('2026-12-19')), { unit: 'hour', n: 13, isToday: true }],
    [after(startsAt, -60 * MINUTE_MS), { unit: 'hour', n: 1, isToday: true }],
    [after(startsAt, -60 * MINUTE_MS + SECOND_MS), { unit: 'minute', n: 59, isToday: true }],
    [after(startsAt, -SECOND_MS), { unit: 'minute', n: 1, isToday: true }],
  ] as const)('when it is %i, then the time left is %o', (now, left) =>
    expect(timeLeftUntil(startsAt, now)).toEqual(left),
  );

  test.each([
    [atJst(localDate('2026-12-17'), 23, 59), 2],
    // Thirteen hours before, and still tomorrow.
    [atJst(localDate('2026-12-18'), 23, 59), 1],
    [atJst(localDate('2026-12-19')), 0],
    [atJst(localDate('2026-12-19'), 23, 59), 0],
    [atJst(localDate('2026-12-20')), -1],
  ])('when it is %i, then it is %i days away', (now, days) => expect(daysUntil(startsAt, now)).toBe(days));

  test('when it has started, then nothing is left', () => {
    expect(timeLeftUntil(startsAt, startsAt)).toBeUndefined();
    expect(timeLeftUntil(startsAt, after(startsAt, DAY_MS))).toBeUndefined();
  });

  test('when time passes, then the time left never grows', () => {
    const SIZES = { day: 24 * 60, hour: 60, minute: 1 };
    const span = fc.integer({ min: 1, max: 400 * DAY_MS });
    fc.assert(
      fc.property(span, span, (one, other) => {
        const [early, late] = [Math.max(one, other), Math.min(one, other)].map(ms =>
          timeLeftUntil(startsAt, instant(startsAt - ms)),
        );
        const minutes = (left: typeof early) => (left === undefined ? 0 : left.n * SIZES[left.unit]);
        expect(minutes(early)).toBeGreaterThanOrEqual(minutes(late));
      }),
    );
  });
});
