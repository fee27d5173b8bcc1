import { type LocalDate, parseJst } from '@kotohogi/domain/kernel/jst';
import { describe, expect, test } from 'vitest';
import { aWeddingRow } from '../testing/a-wedding-row.ts';
import { calendarSearch, conflictsOf, daysOf, rowsOn, turned, weeksOf } from './calendar-days.ts';

const on = (text: string) => text as LocalDate;

describe('given the days of the calendar', () => {
  test('a month is padded to whole weeks that start on Sunday', () => {
    const days = daysOf('month', on('2026-11-23'));
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
    expect(weeksOf(days).map(week => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect(daysOf('month', on('2027-02-10'))).toHaveLength(35);
  });

  test('a week has the seven days around the date', () => {
    expect(daysOf('week', on('2026-12-31'))).toEqual([
      ...['2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
      ...['2027-01-01', '2027-01-02'],
    ]);
  });

  test('the next page is the first day of the next month, or a week later', () => {
    expect(turned('month', on('2027-01-31'), 1)).toBe('2027-02-01');
    expect(turned('month', on('2027-03-31'), -1)).toBe('2027-02-01');
    expect(turned('month', on('2026-12-31'), 1)).toBe('2027-01-01');
    expect(turned('week', on('2026-12-31'), -1)).toBe('2026-12-24');
  });

  test('parameters that are not valid are left out', () => {
    expect(calendarSearch({ view: 'year', date: '2027-02-30' })).toEqual({});
    expect(calendarSearch({ view: 'week', date: '2027-02-28' })).toEqual({ view: 'week', date: '2027-02-28' });
  });
});

describe('given ceremonies of two halls', () => {
  const row = (id: number, hallId: number, time: string, lifeCycle: 'inviting' | 'canceled' = 'inviting') =>
    aWeddingRow({ id, hallId, startsAt: parseJst(`2026-12-19 ${time}`), lifeCycle });

  test('only those that use one hall at the same time are in conflict; canceled ones use none', () => {
    const rows = [row(1, 1, '10:00'), row(2, 1, '12:59'), row(3, 1, '15:59'), row(4, 2, '12:59')];
    expect([...conflictsOf(rows)]).toEqual([1, 2]);
    expect([...conflictsOf([row(1, 1, '10:00'), row(2, 1, '10:00', 'canceled')])]).toEqual([]);
  });

  test('a day is a day in Japan', () => {
    const late = row(1, 1, '23:30');
    expect(rowsOn([late], on('2026-12-19'))).toEqual([late]);
    expect(rowsOn([late], on('2026-12-20'))).toEqual([]);
  });
});
