import { describe, expect, test } from 'vitest';
import { holidayName, isHoliday } from './japan-holidays.ts';

/** From the Cabinet Office's list. */
const HOLIDAYS_2026 = [
  '2026-01-01',
  '2026-01-12',
  '2026-02-11',
  '2026-02-23',
  '2026-03-20',
  '2026-04-29',
  '2026-05-03',
  '2026-05-04',
  '2026-05-05',
  '2026-05-06',
  '2026-07-20',
  '2026-08-11',
  '2026-09-21',
  '2026-09-22',
  '2026-09-23',
  '2026-10-12',
  '2026-11-03',
  '2026-11-23',
];

/** All holidays of a year. */
function holidaysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(year, 0, 1 + index)));
  return days
    .filter(day => day.getUTCFullYear() === year)
    .map(day => day.toISOString().slice(0, 10))
    .filter(isHoliday);
}

describe('given the holidays of Japan', () => {
  test('2026 has exactly those of the official list', () => {
    expect(holidaysOf(2026)).toEqual(HOLIDAYS_2026);
  });

  test.each(['2027-03-22', '2024-02-12', '2025-11-24', '2024-09-23'])('%s makes up for a Sunday', day => {
    expect(isHoliday(day)).toBe(true);
  });

  test.each(['2027-03-21', '2028-03-20', '2025-09-23', '2028-09-22'])('the equinox is on %s', day => {
    expect(isHoliday(day)).toBe(true);
  });

  test('each has its name in both languages; other days have none', () => {
    expect([holidayName('2026-11-23', 'ja'), holidayName('2026-11-23', 'en-US')]).toEqual([
      '勤労感謝の日',
      'Labor Thanksgiving Day',
    ]);
    expect(holidayName('2026-11-24', 'ja')).toBeUndefined();
  });
});
