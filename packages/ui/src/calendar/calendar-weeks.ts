import { CalendarDate } from '@internationalized/date';
import { type DateLimits, isDayWithin, weekdayOf } from './calendar-date.ts';
import { daysOfMonth } from './days-of-month.ts';

/** Rows of a padded month. */
const PADDED_WEEKS = 6;
const LAST_YEAR = 9999;

/** One day as the calendar shows it (docs/product/form.md#dates). `month` is 1 to 12, `weekday` 0 (Sunday) to 6. */
export interface CalendarDay {
  /** `yyyy-MM-dd`. */
  readonly date: string;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly isHoliday: boolean;
  /** The name of the public holiday on this day. */
  readonly holiday: string | undefined;
  readonly isToday: boolean;
  readonly isDisabled: boolean;
  /** Belongs to the previous or next month and only fills a week. */
  readonly isBuffer: boolean;
}

/** What determines how days look. */
export interface DayMarks {
  readonly limits: DateLimits;
  readonly today: string;
  /** The weekdays that are holidays, 0 is Sunday. */
  readonly holidayWeekdays: readonly number[];
  readonly holidays: (date: string) => string | undefined;
}

export interface WeekLayout {
  /** The first weekday of the week, 0 is Sunday. */
  readonly weekStart: number;
  /** Fills the month up to six weeks with days of the adjacent months, so that all months have the same height. */
  readonly isPadded: boolean;
}

/** The weekdays in column order. */
export function weekdaysFrom(weekStart: number): readonly number[] {
  return Array.from({ length: 7 }, (_, column) => (weekStart + column) % 7);
}

function markDay(at: CalendarDate, month: number, marks: DayMarks): CalendarDay {
  const date = at.toString();
  const weekday = weekdayOf(date);
  const holiday = marks.holidays(date);
  return {
    date,
    year: at.year,
    month: at.month,
    day: at.day,
    weekday,
    isHoliday: holiday !== undefined || marks.holidayWeekdays.includes(weekday),
    holiday,
    isToday: date === marks.today,
    isDisabled: !isDayWithin(date, marks.limits),
    isBuffer: at.month !== month,
  };
}

/**
 * The weeks of a month, seven cells each: four to six, or always six if padded. Without padding the cells before the
 * first and after the last day are `null`.
 */
export function weeksOfMonth(
  { year, month }: { readonly year: number; readonly month: number },
  { weekStart, isPadded }: WeekLayout,
  marks: DayMarks,
): readonly (readonly (CalendarDay | null)[])[] {
  const first = new CalendarDate(year, month, 1);
  const length = daysOfMonth(year, month);
  const lead = (weekdayOf(first.toString()) - weekStart + 7) % 7;
  const rows = isPadded ? PADDED_WEEKS : Math.ceil((lead + length) / 7);
  const cell = (index: number): CalendarDay | null => {
    const days = index - lead;
    const isOutside = days < 0 || days >= length;
    // There are no dates before year 1 and after 9999 to fill a week with.
    const isBeyondTime =
      (days < 0 && year === 1 && month === 1) || (days >= length && year === LAST_YEAR && month === 12);
    return isOutside && (!isPadded || isBeyondTime) ? null : markDay(first.add({ days }), month, marks);
  };
  return Array.from({ length: rows }, (_, row) => Array.from({ length: 7 }, (_, column) => cell(row * 7 + column)));
}
