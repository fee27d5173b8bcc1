import { addDays, daysBetween, type LocalDate, localDate } from '../kernel/jst.ts';

/** A range of days, both included. */
export interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The same day a year earlier; for February 29 the 28th. */
function yearBefore(date: LocalDate): LocalDate {
  const [year = '', ...rest] = date.split('-');
  const day = rest.join('-') === '02-29' ? '02-28' : rest.join('-');
  return localDate(`${Number(year) - 1}-${day}`);
}

/**
 * The same days a year earlier, for comparison (docs/product/marketing.md#comparison); undefined for a period without a
 * first day. A period longer than a year would overlap them, so it is compared with the days just before it.
 */
export function periodBefore(from: LocalDate | undefined, to: LocalDate): Period | undefined {
  if (from === undefined || from > to) return undefined;
  const before = { from: yearBefore(from), to: yearBefore(to) };
  if (before.to < from) return before;
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}
