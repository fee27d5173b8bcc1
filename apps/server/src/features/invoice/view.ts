import { type Books, openMonths } from '@kotohogi/domain/invoice/close';
import { billed } from '@kotohogi/domain/invoice/invoice';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { reportMonths } from '@kotohogi/domain/ledger/commissions';
import { type Month, monthOf } from '@kotohogi/domain/ledger/month';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { byFacility } from './index.ts';
import { listClosedMonths, listInvoices, listIssued } from './store.list.ts';
import { readBooks, readRecipients, sumPending } from './store.ts';

const NOT_ISSUED = { number: '', issuedOn: null, dueOn: null } as const;

/** The months of a facility: those with an invoice, and the open ones with their total so far. */
export async function facilityMonths(
  tx: Tx,
  scope: FacilityScope,
  { year, now }: { year?: string | undefined; now: Instant },
) {
  const months = reportMonths(now, year);
  const issued = new Map((await listInvoices(tx, scope, months)).map(({ month, content }) => [month, content]));
  const open = openMonths(await readBooks(tx), now);
  const rows = months.map(async month => {
    const content = issued.get(month);
    if (content !== undefined) {
      const { number, issuedOn, dueOn, totalYen } = content;
      return { month, state: 'issued' as const, number, issuedOn, dueOn, totalYen };
    }
    if (!open.includes(month)) return { month, state: 'none' as const, ...NOT_ISSUED, totalYen: 0 };
    const { facilityId } = scope;
    const { totalYen } = billed(await sumPending(tx, { month, isOldest: open[0] === month, facilityId }));
    return { month, state: 'open' as const, ...NOT_ISSUED, totalYen };
  });
  return await Promise.all(rows);
}

const NOT_CLOSED = { closedAt: null, closedBy: '', invoices: 0, totalYen: 0 } as const;

const openMonth = (month: Month, books: Books, now: Instant) => {
  const isCurrent = month === monthOf(dateOf(now));
  return {
    ...{ month, ...NOT_CLOSED },
    state: isCurrent ? ('current' as const) : ('open' as const),
    canClose: !isCurrent && openMonths(books, now)[0] === month,
  };
};

/** Every month of the ledger, the newest first. */
export async function accountingMonths(tx: Tx, now: Instant) {
  const books = await readBooks(tx);
  const closed = (await listClosedMonths(tx)).map(({ closedAt, closedBy, ...row }) => ({
    ...row,
    closedAt: instant(closedAt),
    ...{ state: 'closed' as const, canClose: false, closedBy: closedBy ?? '' },
  }));
  return [
    ...openMonths(books, now)
      .map(month => openMonth(month, books, now))
      .reverse(),
    ...closed,
  ];
}

async function issuedRows(tx: Tx, month: Month) {
  return (await listIssued(tx, month)).map(({ facilityId, content }) => ({
    ...{ facilityId, ...content.recipient, number: content.number, totalYen: content.totalYen },
    count: content.lines.reduce((sum, line) => sum + line.count, 0),
  }));
}

async function pendingRows(tx: Tx, month: Month, isOldest: boolean) {
  const sums = byFacility(await sumPending(tx, { month, isOldest }));
  return (await readRecipients(tx, [...sums.keys()])).map(recipient => {
    const { lines, totalYen } = billed(sums.get(recipient.facilityId) ?? []);
    return { ...recipient, number: '', count: lines.reduce((sum, line) => sum + line.count, 0), totalYen };
  });
}

/** The invoices of a month, or what an open month would bill; undefined for a month that the ledger does not have. */
export async function invoicesOfMonth(tx: Tx, month: Month, now: Instant) {
  const months = await accountingMonths(tx, now);
  const found = months.find(one => one.month === month);
  if (found === undefined) return undefined;
  const isOldest = months.findLast(one => one.state !== 'closed') === found;
  const rows = found.state === 'closed' ? await issuedRows(tx, month) : await pendingRows(tx, month, isOldest);
  return { month: found, rows, totalYen: rows.reduce((sum, row) => sum + row.totalYen, 0) };
}
