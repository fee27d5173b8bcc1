import type { Books } from '@kotohogi/domain/invoice/close';
import type { BilledSums, InvoiceContent } from '@kotohogi/domain/invoice/invoice';
import type { FacilityId, UserId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { atJst, type LocalDate } from '@kotohogi/domain/kernel/jst';
import { endOf, firstDay, type Month, monthBefore } from '@kotohogi/domain/ledger/month';
import { COMMISSION_KINDS } from '@kotohogi/domain/ledger/types';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { COMMISSION_ACCOUNTS, commissionFigures } from '../ledger/index.ts';

/** Which months are closed; while none is, also when the ledger begins. */
export async function readBooks(tx: Tx): Promise<Books> {
  const closed = await tx
    .selectFrom('accounting_month')
    .select('month')
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (closed !== undefined) return { lastClosed: closed.month, firstEntryAt: undefined };
  const entry = await tx.selectFrom('journal_entry').select('at').orderBy('at').limit(1).executeTakeFirst();
  return { lastClosed: undefined, firstEntryAt: entry && instant(entry.at) };
}

/** In no invoice yet; a correction is only billed if it moves the commission. */
const IS_PENDING = sql<boolean>`journal_entry.kind in (${sql.join(COMMISSION_KINDS.map(kind => sql.lit(kind)))})
  and not exists (select from invoice_entry where entry_id = journal_entry.id)
  and (journal_entry.kind <> 'correction' or exists (
    select from journal_line where entry_id = journal_entry.id and account = 'commission-payable'
  ))`;

export interface Closing {
  readonly month: Month;
  readonly now: Instant;
  /** Undefined: the product itself. */
  readonly by: UserId | undefined;
}

/** Closes a month, and assigns it every entry up to its end that no invoice has. */
export async function insertMonth(tx: Tx, { month, now, by }: Closing): Promise<void> {
  await tx
    .insertInto('accounting_month')
    .values({ month, closed_at: at(now), closed_by: by ?? null })
    .execute();
  await tx
    .insertInto('invoice_entry')
    .columns(['entry_id', 'facility_id', 'month'])
    .expression(eb =>
      eb
        .selectFrom('journal_entry')
        .select(['journal_entry.id', 'journal_entry.facility_id', sql.lit(month).as('month')])
        .where('journal_entry.at', '<', at(endOf(month)))
        .where(IS_PENDING),
    )
    .execute();
}

export interface FacilitySums extends BilledSums {
  readonly facilityId: FacilityId;
}

const DAY = sql<string>`to_char(entry.at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`;

/** The entries of a query by facility and kind; those from before the month also by day. */
function summed(tx: Tx, month: Month) {
  // why: instants are compared, because formatting the day of every entry of a month takes a third of the query
  const day = sql<LocalDate | null>`case when entry.at < ${at(atJst(firstDay(month)))} then ${DAY} end`;
  return tx
    .selectFrom('journal_entry as entry')
    .innerJoin('journal_line as line', 'line.entry_id', 'entry.id')
    .select(['entry.facility_id as facilityId', day.as('day'), ...commissionFigures()])
    .where('line.account', 'in', COMMISSION_ACCOUNTS)
    .groupBy(['entry.facility_id', 'entry.kind', sql.ref('day')]);
}

/** What a month that was just closed bills, by facility. */
export async function sumBilled(tx: Tx, month: Month): Promise<FacilitySums[]> {
  return await summed(tx, month)
    .innerJoin('invoice_entry', 'invoice_entry.entry_id', 'entry.id')
    .where('invoice_entry.month', '=', month)
    .execute();
}

/**
 * What a facility, or every one, would be billed if an open month were closed now. Late entries are looked for in the month
 * before it (docs/product/invoice.md#pages).
 */
export async function sumPending(
  tx: Tx,
  {
    month,
    isOldest,
    facilityId,
  }: { readonly month: Month; readonly isOldest: boolean; readonly facilityId?: FacilityId },
): Promise<FacilitySums[]> {
  const first = firstDay(month);
  const start = atJst(first);
  const between = (from: Instant, until: Instant) => {
    // The same is true of the lines, whose index then has all that is needed.
    const sums = summed(tx, month)
      .where('entry.kind', 'in', COMMISSION_KINDS)
      .where('entry.at', '>=', at(from))
      .where('entry.at', '<', at(until))
      .where('line.at', '>=', at(from))
      .where('line.at', '<', at(until));
    if (facilityId === undefined) return sums;
    return sums.where('entry.facility_id', '=', facilityId).where('line.facility_id', '=', facilityId);
  };
  // The entries of an open month are in no invoice.
  const sums = await between(start, endOf(month)).execute();
  if (!isOldest) return sums;
  // Entries of closed months fall into the oldest open one.
  const since = monthBefore(month);
  const from = atJst(firstDay(since));
  const pending = tx
    .selectFrom('journal_entry')
    .select('journal_entry.id')
    .where('journal_entry.kind', 'in', COMMISSION_KINDS)
    .where('journal_entry.at', '>=', at(from))
    .where('journal_entry.at', '<', at(start))
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('invoice_entry')
            .select('entry_id')
            .whereRef('entry_id', '=', 'journal_entry.id')
            .where('month', '>=', since),
        ),
      ),
    );
  const pendingHere = facilityId === undefined ? pending : pending.where('journal_entry.facility_id', '=', facilityId);
  // As an array, because there are few, whatever the planner expects.
  const late = between(from, start).where(sql<SqlBool>`entry.id = any(array(${pendingHere}))`);
  return [...sums, ...(await late.execute())];
}

/** The names of facilities and their companies, in the order of their ids. */
export async function readRecipients(tx: Tx, facilityIds: readonly FacilityId[]) {
  if (facilityIds.length === 0) return [];
  return await tx
    .selectFrom('facility')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select(['facility.id as facilityId', 'facility.name as facilityName', 'company.name as companyName'])
    .where('facility.id', 'in', [...facilityIds])
    .orderBy('facility.id')
    .execute();
}

/** The last serial number of a year; the caller holds the lock under which numbers are given. */
export async function lastSerial(tx: Tx, year: number): Promise<number> {
  const row = await tx
    .selectFrom('invoice')
    .select('serial')
    .where('year', '=', year)
    .orderBy('serial', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.serial ?? 0;
}

export interface NewInvoice {
  readonly facilityId: FacilityId;
  readonly serial: number;
  readonly content: InvoiceContent;
}

/** How many invoices one statement stores. */
const BATCH = 500;

/** Stores the invoices of a month. */
export async function insertInvoices(
  tx: Tx,
  invoices: readonly NewInvoice[],
  { month, year, now }: { readonly month: Month; readonly year: number; readonly now: Instant },
): Promise<void> {
  for (let from = 0; from < invoices.length; from += BATCH) {
    const rows = invoices.slice(from, from + BATCH).map(({ facilityId, serial, content }) => ({
      ...{ facility_id: facilityId, month, year, serial, total_yen: content.totalYen, issued_at: at(now) },
      content: JSON.stringify(content),
    }));
    await tx.insertInto('invoice').values(rows).execute();
  }
}
