import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, localDate } from '../kernel/jst.ts';
import { periodBefore } from './period.ts';

const before = (from: string, to: string) => periodBefore(localDate(from), localDate(to));

test('given a period of at most a year, then it is compared with the same days a year earlier', () => {
  expect(before('2026-09-01', '2026-11-20')).toEqual({ from: '2025-09-01', to: '2025-11-20' });
  expect(before('2025-12-01', '2026-11-30')).toEqual({ from: '2024-12-01', to: '2025-11-30' });
  expect(before('2024-02-29', '2024-02-29')).toEqual({ from: '2023-02-28', to: '2023-02-28' });
});

test('given a longer period, then it is compared with as many days just before it', () => {
  expect(before('2024-01-01', '2025-12-31')).toEqual({ from: '2021-12-31', to: '2023-12-31' });
});

test('given no first day, or one after the last, then nothing can be compared', () => {
  expect(periodBefore(undefined, localDate('2026-11-20'))).toBeUndefined();
  expect(before('2026-11-21', '2026-11-20')).toBeUndefined();
});

test('given any period, then the period before it does not overlap it and is as long, except for a leap day', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map(days => addDays(localDate('1990-01-01'), days));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 2_000 }), (from, length) => {
      const to = addDays(from, length);
      const found = periodBefore(from, to);
      if (found === undefined) throw new Error('no period before');
      expect(found.to < from).toBe(true);
      expect(Math.abs(daysBetween(found.from, found.to) - length)).toBeLessThanOrEqual(1);
    }),
  );
});
