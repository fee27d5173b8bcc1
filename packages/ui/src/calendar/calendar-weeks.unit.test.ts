import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  clampDate,
  endOfMonth,
  isDayWithin,
  isMonthWithin,
  limitsOf,
  monthOf,
  readDay,
  trimToMonth,
  withYear,
  yearOf,
} from './calendar-date.ts';
import { type CalendarDay, type DayMarks, weekdaysFrom, weeksOfMonth } from './calendar-weeks.ts';

const years = fc.integer({ min: 1, max: 9999 });
const months = fc.integer({ min: 1, max: 12 });
const weekStarts = fc.integer({ min: 0, max: 6 });
const marks: DayMarks = {
  limits: limitsOf('2026-11-10', '2026-11-25'),
  today: '2026-11-12',
  holidayWeekdays: [0],
  holidays: date => (date === '2026-11-23' ? '勤労感謝の日' : undefined),
};
const filled = (cells: readonly (CalendarDay | null)[]): CalendarDay[] => cells.filter(cell => cell !== null);

describe('given any month', () => {
  test('when padded it has six weeks of seven consecutive days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9998 }), months, weekStarts, (year, month, weekStart) => {
        const weeks = weeksOfMonth({ year, month }, { weekStart, isPadded: true }, marks);
        const days = filled(weeks.flat());
        expect(weeks).toHaveLength(6);
        expect(days).toHaveLength(42);
        days.slice(1).forEach((day, index) => {
          expect(day.date).toBe(addDays(days[index]?.date ?? '', 1));
        });
        for (const week of weeks) expect(filled(week).map(day => day.weekday)).toEqual(weekdaysFrom(weekStart));
        expect(days.every(day => day.isBuffer === (day.month !== month))).toBe(true);
      }),
    );
  });

  test('when not padded it has only its own days, in four to six non-empty weeks', () => {
    fc.assert(
      fc.property(years, months, weekStarts, (year, month, weekStart) => {
        const weeks = weeksOfMonth({ year, month }, { weekStart, isPadded: false }, marks);
        const days = filled(weeks.flat());
        expect(weeks.length).toBeGreaterThanOrEqual(4);
        expect(weeks.length).toBeLessThanOrEqual(6);
        expect(weeks.every(week => week.length === 7 && filled(week).length > 0)).toBe(true);
        expect(days.map(day => day.day)).toEqual(Array.from({ length: days.length }, (_, index) => index + 1));
        expect(days.at(-1)?.date).toBe(endOfMonth(days[0]?.date ?? ''));
      }),
    );
  });

  test('its weekdays match the Gregorian calendar', () => {
    fc.assert(
      fc.property(years, months, (year, month) => {
        const days = filled(weeksOfMonth({ year, month }, { weekStart: 0, isPadded: false }, marks).flat());
        for (const day of days) expect(day.weekday).toBe(new Date(`${day.date}T00:00:00Z`).getUTCDay());
      }),
    );
  });
});

describe('given the limits of the date range', () => {
  test.each([
    [1, 1],
    [9999, 12],
  ])('the month %d-%d is filled only with days that exist', (year, month) => {
    const days = filled(weeksOfMonth({ year, month }, { weekStart: 0, isPadded: true }, marks).flat());
    expect(new Set(days.map(day => day.date)).size).toBe(days.length);
    expect(days.every(day => readDay(day.date) === day.date)).toBe(true);
  });
});

test('a day has all facts the product specifies', () => {
  const days = filled(weeksOfMonth({ year: 2026, month: 11 }, { weekStart: 0, isPadded: true }, marks).flat());
  const dayOf = (date: string) => days.find(day => day.date === date);
  expect(dayOf('2026-11-23')).toEqual({
    date: '2026-11-23',
    year: 2026,
    month: 11,
    day: 23,
    weekday: 1,
    isHoliday: true,
    holiday: '勤労感謝の日',
    isToday: false,
    isDisabled: false,
    isBuffer: false,
  });
  expect(dayOf('2026-11-12')).toMatchObject({ isToday: true, isHoliday: false });
  expect(dayOf('2026-11-22')).toMatchObject({ weekday: 0, isHoliday: true, holiday: undefined });
  expect(dayOf('2026-12-06')).toMatchObject({ isBuffer: true, isDisabled: true });
  expect([dayOf('2026-11-09'), dayOf('2026-11-10')].map(day => day?.isDisabled)).toEqual([true, false]);
  expect([dayOf('2026-11-25'), dayOf('2026-11-26')].map(day => day?.isDisabled)).toEqual([false, true]);
});

test('limits are parsed from days and months; an invalid text sets no limit', () => {
  expect(limitsOf('2026-11', '2027-02')).toEqual({ min: '2026-11-01', max: '2027-02-28' });
  expect(limitsOf('2026-02-31', '')).toEqual({ min: '0001-01-01', max: '9999-12-31' });
  expect(limitsOf(undefined, '2026-11-25').max).toBe('2026-11-25');
});

test('29 February becomes the 28th in a common year, the 31st the 30th in a shorter month', () => {
  expect(withYear('2024-02-29', 2025)).toBe('2025-02-28');
  expect(addMonths('2026-10-31', 1)).toBe('2026-11-30');
});

test('a clamped date is within the limits', () => {
  const day = fc
    .record({ year: years, month: months, day: fc.integer({ min: 1, max: 28 }) })
    .map(({ year, month, day }) =>
      [String(year).padStart(4, '0'), ...[month, day].map(n => String(n).padStart(2, '0'))].join('-'),
    );
  fc.assert(
    fc.property(day, day, day, (one, other, date) => {
      const [min = one, max = other] = [one, other].sort();
      const clamped = clampDate(date, { min, max });
      expect(isDayWithin(clamped, { min, max })).toBe(true);
      expect(isMonthWithin(clamped, { min, max })).toBe(true);
      if (isDayWithin(date, { min, max })) expect(clamped).toBe(date);
      expect(trimToMonth(date)).toBe(
        `${String(yearOf(date)).padStart(4, '0')}-${String(monthOf(date)).padStart(2, '0')}`,
      );
    }),
  );
});
