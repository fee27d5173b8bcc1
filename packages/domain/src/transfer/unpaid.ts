import { type Instant, instant } from '../kernel/instant.ts';
import { addDays, atJst, dateOf, type LocalDate, localDate } from '../kernel/jst.ts';

/** The day of a report: the one asked for; today, if none, an invalid or a future one was asked for. */
export function reportDay(asOf: string | undefined, now: Instant): LocalDate {
  const today = dateOf(now);
  if (asOf === undefined || !/^2\d{3}-\d{2}-\d{2}$/.test(asOf)) return today;
  const day = dateOf(instant(Date.parse(asOf) || 0));
  return day === asOf && day < today ? localDate(asOf) : today;
}

/** The moment at which a day in Japan has ended. */
export const endOfDay = (day: LocalDate): Instant => atJst(addDays(day, 1));
