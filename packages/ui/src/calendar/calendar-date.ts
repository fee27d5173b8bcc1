import { CalendarDate, parseDate } from '@internationalized/date';
import { daysOfMonth } from './days-of-month.ts';

/** The first and the last date that `yyyy-MM-dd` can represent. */
const EARLIEST = '0001-01-01';
const LATEST = '9999-12-31';

/** The first and the last selectable day, `yyyy-MM-dd`, inclusive. */
export interface DateLimits {
  readonly min: string;
  readonly max: string;
}

/** Parses `yyyy-MM-dd` or `yyyy-MM` (its first day); `null` for anything that is not a valid date. */
export function readDay(text: string | null | undefined): string | null {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text ?? '');
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 1)];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysOfMonth(year, month)) return null;
  return new CalendarDate(year, month, day).toString();
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** The month of a date, 1 to 12. */
export function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}

/** `yyyy-MM` of a date: the value of a calendar of months. */
export function trimToMonth(date: string): string {
  return date.slice(0, 7);
}

/** The day of the week, 0 (Sunday) to 6. */
export function weekdayOf(date: string): number {
  return parseDate(date).toDate('UTC').getUTCDay();
}

/** The date some days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return parseDate(date).add({ days }).toString();
}

/** The date some months later, or earlier if negative; the 31st becomes the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  return parseDate(date).add({ months }).toString();
}

/** The same day of another year; 29 February becomes the 28th in a common year. */
export function withYear(date: string, year: number): string {
  return parseDate(date).set({ year }).toString();
}

/** The same day of another month of its year; the 31st becomes the last day of a shorter month. */
export function withMonth(date: string, month: number): string {
  return parseDate(date).set({ month }).toString();
}

/** The last day of a date's month. */
export function endOfMonth(date: string): string {
  return parseDate(date)
    .set({ day: daysOfMonth(yearOf(date), monthOf(date)) })
    .toString();
}

/** The limits parsed from texts, days or months; a missing or invalid text sets no limit. */
export function limitsOf(min: string | undefined, max: string | undefined): DateLimits {
  const last = readDay(max);
  return {
    min: readDay(min) ?? EARLIEST,
    max: last === null ? LATEST : max?.length === 7 ? endOfMonth(last) : last,
  };
}

/** The date itself, or the limit it exceeds. */
export function clampDate(date: string, { min, max }: DateLimits): string {
  if (date < min) return min;
  return date > max ? max : date;
}

/** Whether a day lies within the limits. */
export function isDayWithin(date: string, { min, max }: DateLimits): boolean {
  return min <= date && date <= max;
}

/** Whether any day of a date's month lies within the limits. */
export function isMonthWithin(date: string, limits: DateLimits): boolean {
  return trimToMonth(limits.min) <= trimToMonth(date) && trimToMonth(date) <= trimToMonth(limits.max);
}

/** Whether any day of a year lies within the limits. */
export function isYearWithin(year: number, limits: DateLimits): boolean {
  return yearOf(limits.min) <= year && year <= yearOf(limits.max);
}
