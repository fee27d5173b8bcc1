import type { WeddingRow } from '@kotohogi/contract/wedding';
import { instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf, jstOf, type LocalDate, localDate } from '@kotohogi/domain/kernel/jst';
import { overlapInHall } from '@kotohogi/domain/wedding/hall-use';

/** How much the calendar shows: the days of a month, or the halls over a week. */
export type CalendarView = 'month' | 'week';

/** The search parameters of the page; today and the month are the defaults and are left out. */
export interface CalendarSearch {
  readonly view?: 'week';
  readonly date?: LocalDate;
}

/** Reads the search parameters; what is not valid is left out. */
export function calendarSearch(search: Readonly<Record<string, unknown>>): CalendarSearch {
  const isDate = typeof search.date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(search.date);
  const day = isDate ? readDate(String(search.date)) : undefined;
  return { ...(search.view === 'week' ? { view: 'week' } : {}), ...(day === undefined ? {} : { date: day }) };
}

function readDate(text: string): LocalDate | undefined {
  try {
    return localDate(text);
  } catch {
    return undefined; // why: a day that does not exist, such as February 30
  }
}

/** 0 is Sunday. */
export const weekdayOf = (date: LocalDate): number => jstOf(atJst(date)).weekday;

const DAYS_OF_WEEK = 7;

const firstOfMonth = (date: LocalDate): LocalDate => localDate(`${date.slice(0, 7)}-01`);

/** The first day of the next month, or with -1 of the previous one. */
function monthFrom(date: LocalDate, step: 1 | -1): LocalDate {
  const inside = step === 1 ? addDays(firstOfMonth(date), 31) : addDays(firstOfMonth(date), -1);
  return firstOfMonth(inside);
}

/** The days a view shows, from a Sunday to a Saturday: weeks start on Sunday, as in every calendar of the product. */
export function daysOf(view: CalendarView, date: LocalDate): readonly LocalDate[] {
  const first = view === 'week' ? date : firstOfMonth(date);
  const last = view === 'week' ? date : addDays(monthFrom(date, 1), -1);
  const start = addDays(first, -weekdayOf(first));
  const end = addDays(last, DAYS_OF_WEEK - 1 - weekdayOf(last));
  const days: LocalDate[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The date of the previous or the next page of a view. */
export function turned(view: CalendarView, date: LocalDate, step: 1 | -1): LocalDate {
  return view === 'week' ? addDays(date, step * DAYS_OF_WEEK) : monthFrom(date, step);
}

/** The days in weeks. */
export function weeksOf(days: readonly LocalDate[]): readonly (readonly LocalDate[])[] {
  return Array.from({ length: days.length / DAYS_OF_WEEK }, (_, week) =>
    days.slice(week * DAYS_OF_WEEK, (week + 1) * DAYS_OF_WEEK),
  );
}

/** Ceremonies that do not take place. */
export const isOff = ({ lifeCycle }: WeddingRow): boolean =>
  lifeCycle === 'postponed' || lifeCycle === 'canceled' || lifeCycle === 'cleaned';

/** The ids of ceremonies that use their hall at the same time as another one. */
export function conflictsOf(rows: readonly WeddingRow[]): ReadonlySet<number> {
  const held = rows.filter(row => !isOff(row)).sort((a, b) => a.hallId - b.hallId || a.startsAt - b.startsAt);
  const ids = held.flatMap((row, index) => {
    const next = held[index + 1];
    const isBusy = next?.hallId === row.hallId && overlapInHall(instant(row.startsAt), instant(next.startsAt));
    return isBusy ? [row.id, next.id] : [];
  });
  return new Set(ids);
}

/** The ceremonies of a day, in start order. */
export const rowsOn = (rows: readonly WeddingRow[], date: LocalDate): readonly WeddingRow[] =>
  rows.filter(row => dateOf(instant(row.startsAt)) === date);
