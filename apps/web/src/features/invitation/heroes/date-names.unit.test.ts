import { expect, it } from 'vitest';
import { kanjiNumber, kanjiWeekday, MONTHS, shortMonth, WEEKDAYS } from './date-names.ts';

it.each([
  [0, '零'],
  [1, '一'],
  [10, '十'],
  [11, '十一'],
  [20, '二十'],
  [31, '三十一'],
  [59, '五十九'],
])('writes %i as %s', (value, text) => {
  expect(kanjiNumber(value)).toBe(text);
});

it('the days and months match the calendar', () => {
  const formatted = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return (month: number, day: number) => format.format(Date.UTC(2026, month, day));
  };
  MONTHS.forEach((name, month) => {
    expect(name).toBe(formatted({ month: 'long' })(month, 1));
    expect(shortMonth(month + 1)).toBe(formatted({ month: 'short' })(month, 1));
  });
  // 2026-02-01 is a Sunday.
  WEEKDAYS.forEach((name, weekday) => {
    expect(name).toBe(formatted({ weekday: 'long' })(1, 1 + weekday));
  });
  expect([0, 6].map(kanjiWeekday)).toEqual(['日曜日', '土曜日']);
});
