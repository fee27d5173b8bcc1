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

/** How far the transfer of a couple's money is, the first that needs work of the venue (docs/product/transfer.md#unpaid). */
export const UNPAID_STATES = ['failed', 'due', 'awaiting-approval', 'ordered', 'open'] as const;
export type UnpaidState = (typeof UNPAID_STATES)[number];

/** What was recorded up to the moment of a report. */
export interface UnpaidFacts {
  readonly isFixed: boolean;
  readonly inFlightYen: number;
  readonly awaitsApproval: boolean;
  /** The latest step of a transfer was that it failed. */
  readonly hasFailed: boolean;
}

/** The state of a wedding in the report of unpaid balances. */
export function unpaidState({ isFixed, inFlightYen, awaitsApproval, hasFailed }: UnpaidFacts): UnpaidState {
  if (inFlightYen !== 0) return 'ordered';
  if (awaitsApproval) return 'awaiting-approval';
  if (hasFailed) return 'failed';
  return isFixed ? 'due' : 'open';
}
