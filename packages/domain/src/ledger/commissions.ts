import type { Instant } from '../kernel/instant.ts';
import { atJst, dateOf } from '../kernel/jst.ts';
import { PAYMENT_PURPOSES, type PaymentPurpose } from '../payment/types.ts';
import { endOf, firstDay, type Month, monthBefore, monthOf } from './month.ts';
import type { CommissionKind, CommissionLine } from './types.ts';

/** The months of a report without a year: the current one and those before it (docs/product/ledger.md#commissions). */
export const REPORT_MONTHS = 24;

/**
 * The months of a report, the newest first: of a year those that have begun, otherwise the last 24. A text that is not
 * a year has no months.
 */
export function reportMonths(now: Instant, year: string | undefined): readonly Month[] {
  const current = monthOf(dateOf(now));
  if (year === undefined) {
    const months = [current];
    while (months.length < REPORT_MONTHS) months.push(monthBefore(months.at(-1) ?? current));
    return months;
  }
  if (!/^20\d\d$/.test(year)) return [];
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(12 - index).padStart(2, '0')}`).filter(
    month => month <= current,
  );
}

/** The instants at which consecutive months, the newest first, begin and end; undefined without months. */
export function spanOf(months: readonly Month[]): { readonly from: Instant; readonly until: Instant } | undefined {
  const [newest, oldest] = [months[0], months.at(-1)];
  if (newest === undefined || oldest === undefined) return undefined;
  return { from: atJst(firstDay(oldest)), until: endOf(newest) };
}

/** What the entries of one kind in one month sum to; a debit is positive, a credit negative. */
export interface EntrySums {
  readonly month: Month;
  readonly kind: CommissionKind;
  readonly entries: number;
  /** The sum of the lines of `gateway-receivable`. */
  readonly receivableYen: number;
  /** The sum of the lines of `commission-payable`. */
  readonly commissionYen: number;
}

/**
 * Captures and returns with their commission, and corrections of it by hand, which are positive if the venue owes more.
 * `netCommissionYen` is the first commission less the second, plus the corrections.
 */
export interface CommissionFigures {
  readonly captures: number;
  readonly grossYen: number;
  readonly commissionYen: number;
  readonly returns: number;
  readonly returnedYen: number;
  readonly returnedCommissionYen: number;
  readonly corrections: number;
  readonly correctionYen: number;
  readonly netCommissionYen: number;
}

/** The figures of one purpose, or of the corrections, in one month. */
export interface CommissionRow extends CommissionFigures {
  readonly month: Month;
  readonly purpose: CommissionLine;
}

const KINDS = {
  gift: { captured: 'gift-captured', returned: 'gift-returned' },
  'archive-video': { captured: 'film-sold', returned: 'film-returned' },
} as const satisfies Record<PaymentPurpose, Record<'captured' | 'returned', CommissionKind>>;

const NONE = { entries: 0, receivableYen: 0, commissionYen: 0 };

/** `0 - x` instead of `-x`, which would be −0 for an empty sum. */
const negated = (amount: number) => 0 - amount;

type Sums = Omit<EntrySums, 'month' | 'kind'>;

function figuresOf({
  captured = NONE,
  returned = NONE,
  corrected = NONE,
}: Readonly<Record<string, Sums>>): CommissionFigures {
  return {
    captures: captured.entries,
    grossYen: captured.receivableYen,
    commissionYen: negated(captured.commissionYen),
    returns: returned.entries,
    returnedYen: negated(returned.receivableYen),
    returnedCommissionYen: returned.commissionYen,
    corrections: corrected.entries,
    correctionYen: negated(corrected.commissionYen),
    netCommissionYen: negated(captured.commissionYen) - returned.commissionYen - corrected.commissionYen,
  };
}

const EMPTY = figuresOf({});

function plus(a: CommissionFigures, b: CommissionFigures): CommissionFigures {
  const names = Object.keys(EMPTY) as (keyof CommissionFigures)[];
  return { ...EMPTY, ...Object.fromEntries(names.map(name => [name, a[name] + b[name]])) };
}

/**
 * The lines of the report: for each month with entries one of gifts and one of recordings, one of
 * corrections if there are any, and the total, which is the
 * sum of the rows (docs/product/ledger.md#commissions).
 */
export function commissionReport(
  months: readonly Month[],
  sums: readonly EntrySums[],
): { readonly rows: readonly CommissionRow[]; readonly total: CommissionFigures } {
  const find = (month: Month, kind: CommissionKind) =>
    sums.find(one => one.month === month && one.kind === kind) ?? NONE;
  const active = months.filter(month => sums.some(one => one.month === month));
  const rows = active.flatMap((month): CommissionRow[] => {
    const corrected = find(month, 'correction');
    return [
      ...PAYMENT_PURPOSES.map(purpose => {
        const { captured, returned } = KINDS[purpose];
        return { month, purpose, ...figuresOf({ captured: find(month, captured), returned: find(month, returned) }) };
      }),
      ...(corrected === NONE ? [] : [{ month, purpose: 'correction' as const, ...figuresOf({ corrected }) }]),
    ];
  });
  return { rows, total: rows.reduce(plus, EMPTY) };
}
