import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, atJst, localDate } from '../kernel/jst.ts';
import { ceremonyDay, giftsAround } from './gift-days.ts';

const CEREMONY = localDate('2026-11-21');

describe('given gifts around a ceremony', () => {
  test('then each day has its sum, days without gifts are there, and the rest is earlier or later', () => {
    const gift = (distance: number, amountYen: number) => ({ day: addDays(CEREMONY, distance), count: 1, amountYen });
    const shown = giftsAround(CEREMONY, [
      gift(-40, 1_000),
      gift(-8, 2_000),
      gift(-7, 3_000),
      gift(0, 5_000),
      gift(4, 7_000),
    ]);
    expect(shown).toHaveLength(13);
    expect(shown.filter(({ count }) => count > 0)).toEqual([
      { day: 'earlier', count: 2, amountYen: 3_000 },
      { day: '2026-11-14', count: 1, amountYen: 3_000 },
      { day: '2026-11-21', count: 1, amountYen: 5_000 },
      { day: 'later', count: 1, amountYen: 7_000 },
    ]);
  });

  test('without gifts, then there are the eleven days from a week before to the close', () => {
    const days = giftsAround(CEREMONY, []).map(({ day }) => day);
    expect([days.length, days[0], days.at(-1)]).toEqual([11, '2026-11-14', '2026-11-24']);
    expect(ceremonyDay(atJst(localDate('2026-11-25')))).toBe(CEREMONY);
  });

  test('of any days, then nothing is lost or counted twice', () => {
    const days = fc.array(
      fc.record({
        day: fc.integer({ min: -400, max: 40 }).map(distance => addDays(CEREMONY, distance)),
        count: fc.integer({ min: 1, max: 50 }),
        amountYen: fc.integer({ min: 1_000, max: 1_000_000 }),
      }),
    );
    fc.assert(
      fc.property(days, given => {
        const shown = giftsAround(CEREMONY, given);
        for (const name of ['count', 'amountYen'] as const) {
          const sum = (rows: readonly { readonly [Name in typeof name]: number }[]) =>
            rows.reduce((total, row) => total + row[name], 0);
          expect(sum(shown)).toBe(sum(given));
        }
      }),
    );
  });
});
