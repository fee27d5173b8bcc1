import { addDays, daysBetween, type LocalDate, localDate } from '../kernel/jst.ts';

/** A range of days, both included. */
export interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The same day a year earlier; of February 29 it is the 28th. */
function yearBefore(date: LocalDate): LocalDate {
  const [year = '', ...rest] = date.split('-');
  const day = rest.join('-') === '02-29' ? '02-28' : rest.join('-');
  return localDate(`${Number(year) - 1}-${day}`);
}

/**
 * The same days of the year before, which a period is compared with (docs/product/marketing.md#comparison); undefined
 * for a period without a first day. A period longer than a year is compared with the days just before it, which would
 * overlap otherwise.
 */
export function periodBefore(from: LocalDate | undefined, to: LocalDate): Period | undefined {
  if (from === undefined || from > to) return undefined;
  const before = { from: yearBefore(from), to: yearBefore(to) };
  if (before.to < from) return before;
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}
