import type { Instant } from '../kernel/instant.ts';
import { atJst, dateOf } from '../kernel/jst.ts';
import { reportMonths } from './commissions.ts';
import { endOf, firstDay, type Month, monthOf } from './month.ts';

/** The totals of a facility, or of all, for a month (docs/product/ledger.md#totals). */
export interface TotalFigures {
  readonly giftYen: number;
  readonly filmYen: number;
  readonly returnedYen: number;
  readonly commissionYen: number;
  readonly transferredYen: number;
  readonly unpaidYen: number;
  readonly inFlightYen: number;
}

const NONE: TotalFigures = {
  giftYen: 0,
  filmYen: 0,
  returnedYen: 0,
  commissionYen: 0,
  transferredYen: 0,
  unpaidYen: 0,
  inFlightYen: 0,
};
const NAMES = Object.keys(NONE) as (keyof TotalFigures)[];

export interface TotalPeriod {
  readonly month: Month;
  /** The months to choose from, the newest first. */
  readonly months: readonly Month[];
  readonly from: Instant;
  readonly until: Instant;
}

/** The period of the report: one of the last 24 months; any other text is the current one. */
export function totalPeriod(now: Instant, wanted: string | undefined): TotalPeriod {
  const months = reportMonths(now, undefined);
  const month = months.find(one => one === wanted) ?? monthOf(dateOf(now));
  return { month, months, from: atJst(firstDay(month)), until: endOf(month) };
}

/** The facilities that have a figure other than zero, and the sum of their rows. */
export function totalReport<R extends TotalFigures>(
  rows: readonly R[],
): { readonly rows: readonly R[]; readonly total: TotalFigures } {
  const plus = (a: TotalFigures, b: TotalFigures): TotalFigures => ({
    ...NONE,
    ...Object.fromEntries(NAMES.map(name => [name, a[name] + b[name]])),
  });
  return { rows: rows.filter(row => NAMES.some(name => row[name] !== 0)), total: rows.reduce(plus, NONE) };
}
