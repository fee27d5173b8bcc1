import { type Instant, instant } from '../kernel/instant.ts';
import { addDays, atJst, dateOf, type LocalDate, localDate } from '../kernel/jst.ts';
import { UNPAID_PARTS, type UnpaidPart } from './types.ts';

/** The day of a report: the one asked for; today, if none, an invalid or a future one was asked for. */
export function reportDay(asOf: string | undefined, now: Instant): LocalDate {
  const today = dateOf(now);
  if (asOf === undefined || !/^2\d{3}-\d{2}-\d{2}$/.test(asOf)) return today;
  const day = dateOf(instant(Date.parse(asOf) || 0));
  return day === asOf && day < today ? localDate(asOf) : today;
}

/** The moment at which a day in Japan has ended. */
export const endOfDay = (day: LocalDate): Instant => atJst(addDays(day, 1));

/** What a couple had not received at some moment. */
export interface Owed {
  /** Owed, and not ordered. */
  readonly unpaidYen: number;
  /** Ordered, and not confirmed. */
  readonly inFlightYen: number;
  readonly fixedAt: Instant;
  /** Their latest transfer had failed. */
  readonly hasFailed: boolean;
}

/** The part that the unpaid money of a couple belongs to at a moment; `ordered` if all of it is. */
export function partOf({ unpaidYen, fixedAt, hasFailed }: Owed, moment: Instant): UnpaidPart {
  if (unpaidYen === 0) return 'ordered';
  if (hasFailed) return 'failed';
  return moment < fixedAt ? 'open' : 'due';
}

/** The number of couples and the sum of each part at a moment. The amounts are all that couples had not received. */
export function breakDown(rows: readonly Owed[], moment: Instant) {
  return UNPAID_PARTS.map(part => {
    const amounts = rows
      .map(row => {
        if (part === 'ordered') return row.inFlightYen;
        return partOf(row, moment) === part ? row.unpaidYen : 0;
      })
      .filter(amount => amount !== 0);
    return { part, weddings: amounts.length, amountYen: amounts.reduce((sum, amount) => sum + amount, 0) };
  });
}
