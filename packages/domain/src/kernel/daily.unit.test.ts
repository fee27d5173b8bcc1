import { describe, expect, test } from 'vitest';
import { turnOf } from './daily.ts';
import { HOUR_MS, instant, MINUTE_MS } from './instant.ts';
import { formatJst, parseJst } from './jst.ts';

const evening = { hour: 19, lateMs: 17 * HOUR_MS };
const night = { hour: 3, minute: 45, lateMs: 20 * HOUR_MS };
const turn = (daily: typeof evening, now: string) => {
  const due = turnOf(daily, parseJst(now));
  return due && formatJst(due);
};

describe('given work scheduled for a time of day in Japan', () => {
  test.each([
    ['2027-01-16 18:59:59', undefined],
    ['2027-01-16 19:00:00', '2027-01-16 19:00'],
    ['2027-01-16 23:59:59', '2027-01-16 19:00'],
    ['2027-01-17 00:00:00', '2027-01-16 19:00'],
    ['2027-01-17 11:59:59', '2027-01-16 19:00'],
    ['2027-01-17 12:00:00', undefined],
  ])('when it is %s, then the evening run due is %s', (now, due) => expect(turn(evening, now)).toBe(due));

  test.each([
    ['2027-02-01 03:44:59', undefined],
    ['2027-02-01 03:45:00', '2027-02-01 03:45'],
    ['2027-02-01 23:44:59', '2027-02-01 03:45'],
    ['2027-02-01 23:45:00', undefined],
  ])('when it is %s, then the nightly run due is %s', (now, due) => expect(turn(night, now)).toBe(due));

  test('when a whole year passes minute by minute, then each day has one run, and it is never in the future', () => {
    const from = parseJst('2027-01-01 19:00');
    const turns = new Set<number>();
    for (let now = from; now < from + 365 * 24 * HOUR_MS; now = instant(now + 7 * MINUTE_MS)) {
      const due = turnOf(evening, now);
      if (due === undefined) continue;
      turns.add(due);
      expect(now - due).toBeGreaterThanOrEqual(0);
      expect(now - due).toBeLessThan(evening.lateMs);
    }
    expect(turns.size).toBe(365);
  });
});
