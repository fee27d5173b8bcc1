import type { Brand } from './brand.ts';
import { DAY_MS, HOUR_MS, type Instant, instant, MINUTE_MS, SECOND_MS } from './instant.ts';

/** A calendar date in Asia/Tokyo, yyyy-MM-dd. */
export type LocalDate = Brand<string, 'LocalDate'>;

/** A date and time of day in Asia/Tokyo. `month` is 1–12, `weekday` 0 (Sunday) – 6. */
export interface JstTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly weekday: number;
}

/** Japan has used UTC+9 all year since 1951, so a fixed offset is enough. */
const JST_OFFSET_MS = 9 * HOUR_MS;

/** Days since 1970-01-01 of a Gregorian date (H. Hinnant, "days_from_civil"). */
function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The Gregorian date of a day number (H. Hinnant, "civil_from_days"). */
function civilFromDays(days: number): { year: number; month: number; day: number } {
  const z = days + 719_468;
  const era = Math.floor(z / 146_097);
  const doe = z - era * 146_097;
  const yoe = Math.floor((doe - Math.floor(doe / 1460) + Math.floor(doe / 36_524) - Math.floor(doe / 146_096)) / 365);
  const doy = doe - (365 * yoe + Math.floor(yoe / 4) - Math.floor(yoe / 100));
  const mp = Math.floor((5 * doy + 2) / 153);
  const month = mp < 10 ? mp + 3 : mp - 9;
  return { year: yoe + era * 400 + (month <= 2 ? 1 : 0), month, day: doy - Math.floor((153 * mp + 2) / 5) + 1 };
}

const two = (n: number) => String(n).padStart(2, '0');

/** The wall-clock time in Japan at an instant. */
export function jstOf(at: Instant): JstTime {
  const local = at + JST_OFFSET_MS;
  const days = Math.floor(local / DAY_MS);
  const ms = local - days * DAY_MS;
  return {
    ...civilFromDays(days),
    hour: Math.floor(ms / HOUR_MS),
    minute: Math.floor((ms % HOUR_MS) / MINUTE_MS),
    second: Math.floor((ms % MINUTE_MS) / SECOND_MS),
    weekday: (((days + 4) % 7) + 7) % 7,
  };
}

/** The calendar date in Japan at an instant. */
export function dateOf(at: Instant): LocalDate {
  const { year, month, day } = jstOf(at);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` as LocalDate;
}

/** HH:mm in Japan at an instant. */
export function timeOf(at: Instant): string {
  const { hour, minute } = jstOf(at);
  return `${two(hour)}:${two(minute)}`;
}

/** Whether a text is a calendar date from 1900 to 2999, `yyyy-MM-dd`. */
export const isDate = (text: string): text is LocalDate =>
  /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) && dateOf(atJst(text as LocalDate)) === text;

/**
 * Parses yyyy-MM-dd. Throws a RangeError for a day that does not exist, which would read back as another one, and outside
 * the years 1900 to 2999: those are typing mistakes, and neither ISO texts nor the database can hold years past 9999.
 */
export function localDate(text: string): LocalDate {
  if (isDate(text)) return text;
  throw new RangeError(`not a calendar date: ${text}`);
}

/** The instant at which a day begins in Japan (00:00:00), plus a time of day. */
export function atJst(date: LocalDate, hour = 0, minute = 0, second = 0): Instant {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const midnight = daysFromCivil(year, month, day) * DAY_MS - JST_OFFSET_MS;
  return instant(midnight + hour * HOUR_MS + minute * MINUTE_MS + second * SECOND_MS);
}

/** The date `days` later (or, negative, earlier). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOf(instant(atJst(date) + days * DAY_MS));
}

/** Whole days from one date to another (negative if `to` is earlier). */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((atJst(to) - atJst(from)) / DAY_MS);
}

/**
 * The days until a moment as people count them: calendar days in Japan, whatever the hour. 0 on the day itself,
 * negative after it.
 */
export function daysUntil(at: Instant, now: Instant): number {
  return daysBetween(dateOf(now), dateOf(at));
}

/**
 * Parses a date and time as a form sends it: `yyyy-MM-dd HH:mm[:ss]` or with slashes or `T`; a missing time is 00:00:00
 * (docs/product/form.md#dates). Always Japan time. Throws a RangeError for anything else.
 */
export function parseJst(text: string): Instant {
  const match = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(text.trim());
  if (!match) throw new RangeError(`not a date and time: ${text}`);
  const [hour, minute, second] = [Number(match[4] ?? 0), Number(match[5] ?? 0), Number(match[6] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) throw new RangeError(`not a time of day: ${text}`);
  return atJst(localDate(`${match[1]}-${match[2]}-${match[3]}`), hour, minute, second);
}

/** `yyyy-MM-dd HH:mm` in Japan: the wire form of a ceremony's date and time. */
export function formatJst(at: Instant): string {
  return `${dateOf(at)} ${timeOf(at)}`;
}
