import type { Instant } from '../kernel/instant.ts';
import { addDays, dateOf, jstOf, type LocalDate } from '../kernel/jst.ts';
import { lastDay, type Month, monthAfter } from '../ledger/month.ts';
import type { CommissionKind, CommissionLine } from '../ledger/types.ts';
import type { DueRule, Issuer } from '../platform-setting/issuer.ts';

/** What the billed entries of one kind sum to. */
export interface BilledSums {
  /** Null for entries of the billed month; otherwise the day of entries that fell into this invoice later. */
  readonly day: LocalDate | null;
  readonly kind: CommissionKind;
  readonly entries: number;
  /** The sum of the lines of `gateway-receivable`; a debit is positive. */
  readonly receivableYen: number;
  /** The sum of the lines of `commission-payable`; a credit is negative. */
  readonly commissionYen: number;
}

/** A line of an invoice: what the venue owes for it, negative for a return. */
export interface InvoiceLine {
  readonly purpose: CommissionLine;
  readonly isReturn: boolean;
  /** The day of entries of an earlier month that was already closed. */
  readonly day: LocalDate | null;
  readonly count: number;
  readonly grossYen: number;
  readonly amountYen: number;
}

/** The company and the venue that an invoice is addressed to. */
export interface Recipient {
  readonly companyName: string;
  readonly facilityName: string;
}

/** An invoice as issued (docs/product/invoice.md#content). A negative total makes it a credit note. */
export interface InvoiceContent {
  readonly number: string;
  readonly month: Month;
  readonly issuedOn: LocalDate;
  readonly dueOn: LocalDate;
  readonly issuer: Omit<Issuer, 'invoiceDueRule'>;
  readonly recipient: Recipient;
  readonly lines: readonly InvoiceLine[];
  readonly totalYen: number;
  readonly taxYen: number;
}

const KINDS: Readonly<Record<CommissionKind, Pick<InvoiceLine, 'purpose' | 'isReturn'>>> = {
  'gift-captured': { purpose: 'gift', isReturn: false },
  'gift-returned': { purpose: 'gift', isReturn: true },
  'film-sold': { purpose: 'archive-video', isReturn: false },
  'film-returned': { purpose: 'archive-video', isReturn: true },
  correction: { purpose: 'correction', isReturn: false },
};
const ORDER = Object.keys(KINDS);

/** The billed month first, then late entries by day; gifts before recordings, corrections by hand last. */
const rank = ({ day, kind }: BilledSums) => `${day ?? ''} ${ORDER.indexOf(kind)}`;

/** The lines of an invoice, and their sum (docs/product/invoice.md#lines). */
export function billed(sums: readonly BilledSums[]): {
  readonly lines: readonly InvoiceLine[];
  readonly totalYen: number;
} {
  const lines = [...sums]
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map(({ day, kind, entries, receivableYen, commissionYen }) => ({
      ...KINDS[kind],
      day,
      count: entries,
      grossYen: receivableYen,
      // `0 - x` instead of `-x`, which would be −0 for a commission of 0 %.
      amountYen: 0 - commissionYen,
    }));
  return { lines, totalYen: lines.reduce((total, line) => total + line.amountYen, 0) };
}

/** The consumption tax of 10 % inside a total, rounded toward zero once (docs/product/invoice.md#tax). */
export function taxInside(totalYen: number): number {
  const tax = Math.floor((Math.abs(totalYen) * 10) / 110);
  return totalYen < 0 ? 0 - tax : tax;
}

/** At least this long before an invoice is due. */
const DUE_DAYS = 14;

/** The day an invoice is due: the end of a month, at least 14 days after the issue (docs/product/invoice.md#due). */
export function dueOn(month: Month, rule: DueRule, issuedOn: LocalDate): LocalDate {
  const next = monthAfter(month);
  let due = rule === 'next-month-end' ? next : monthAfter(next);
  while (lastDay(due) < addDays(issuedOn, DUE_DAYS)) due = monthAfter(due);
  return lastDay(due);
}

/** The number of an invoice: the year of issue and its serial number, `2026-000001`. */
export const invoiceNumber = (year: number, serial: number): string => `${year}-${String(serial).padStart(6, '0')}`;

/** The year in which an instant is in Japan: the first part of a number. */
export const yearOf = (now: Instant): number => jstOf(now).year;

export interface InvoiceFacts {
  readonly number: string;
  readonly month: Month;
  readonly now: Instant;
  readonly issuer: Issuer;
  readonly recipient: Recipient;
  readonly sums: readonly BilledSums[];
}

/** The invoice of a venue for a month that is being closed. */
export function invoiceOf({ number, month, now, issuer, recipient, sums }: InvoiceFacts): InvoiceContent {
  const { invoiceDueRule, ...named } = issuer;
  const issuedOn = dateOf(now);
  const { lines, totalYen } = billed(sums);
  return {
    ...{ number, month, issuedOn, recipient, lines, totalYen },
    dueOn: dueOn(month, invoiceDueRule, issuedOn),
    issuer: named,
    taxYen: taxInside(totalYen),
  };
}
