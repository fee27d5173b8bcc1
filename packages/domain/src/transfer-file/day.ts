import type { Instant } from '../kernel/instant.ts';
import { addDays, dateOf, type LocalDate } from '../kernel/jst.ts';

/** How far ahead banks accept a transfer file. */
const MAX_DAYS = 30;

/** The last day of transfer that a file can have. */
export const lastTransferDay = (now: Instant): LocalDate => addDays(dateOf(now), MAX_DAYS);

/**
 * Whether banks transfer on this day: from today to 30 days ahead, and no Saturday, Sunday or day from December 31 to
 * January 3. Public holidays differ from year to year; the bank names them.
 */
export function isTransferDay(day: LocalDate, now: Instant): boolean {
  if (day < dateOf(now) || day > lastTransferDay(now)) return false;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !/-(?:12-31|01-0[123])$/.test(day);
}

/** The next day, from tomorrow on, on which banks transfer. */
export function nextTransferDay(now: Instant): LocalDate {
  let day = addDays(dateOf(now), 1);
  while (!isTransferDay(day, now)) day = addDays(day, 1);
  return day;
}
