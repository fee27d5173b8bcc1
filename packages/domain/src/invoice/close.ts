import type { Instant } from '../kernel/instant.ts';
import { addDays, atJst, dateOf } from '../kernel/jst.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { firstDay, type Month, monthAfter, monthOf } from '../ledger/month.ts';

/** Which months of the ledger are closed. */
export interface Books {
  /** The newest closed month; every one before it is closed too. */
  readonly lastClosed: Month | undefined;
  /** The time of the oldest entry of the ledger. */
  readonly firstEntryAt: Instant | undefined;
}

/** The months that are not closed, the oldest first, up to the current one (docs/product/invoice.md#months). */
export function openMonths({ lastClosed, firstEntryAt }: Books, now: Instant): readonly Month[] {
  const current = monthOf(dateOf(now));
  const first = firstEntryAt === undefined ? current : monthOf(dateOf(firstEntryAt));
  const months: Month[] = [];
  for (
    let month = lastClosed === undefined ? first : monthAfter(lastClosed);
    month <= current;
    month = monthAfter(month)
  )
    months.push(month);
  return months;
}

/** Whether a month can be closed: it is over, and the oldest open one. */
export function decideClose(
  books: Books,
  month: Month,
  now: Instant,
): 'closes' | Refused<'invoice_month_open' | 'invoice_month_closed' | 'invoice_month_earlier'> {
  if (month >= monthOf(dateOf(now))) return refuse('invoice_month_open');
  const open = openMonths(books, now);
  if (!open.includes(month)) return refuse('invoice_month_closed');
  return open[0] === month ? 'closes' : refuse('invoice_month_earlier');
}

/** When the product closes a month by itself, unless a person was faster: on the 5th of the next month, at 3:00. */
const DAY_OF_CLOSE = 5;
const HOUR_OF_CLOSE = 3;

/** The open months that the product closes now, the oldest first. */
export function overdueMonths(books: Books, now: Instant): readonly Month[] {
  return openMonths(books, now).filter(
    month => atJst(addDays(firstDay(monthAfter(month)), DAY_OF_CLOSE - 1), HOUR_OF_CLOSE) <= now,
  );
}
