import type { CommissionKind, EntryKind, LedgerAccount } from '@kotohogi/domain/ledger/types';
import { sql } from 'kysely';

const listOf = (names: readonly string[]) => sql.join(names.map(name => sql.lit(name)));

/**
 * SQL for the sum of one or several accounts over `journal_line as line`, in yen, with its sign turned (`-1`) where a
 * credit is the positive figure: a balance, or only what entries of some kinds (`journal_entry as entry`) moved.
 */
export const sumOf = (sign: 1 | -1, account: LedgerAccount | readonly LedgerAccount[], ...kinds: EntryKind[]) =>
  sql<number>`coalesce(${sql.lit(sign)} * sum(line.amount_yen) filter (
    where line.account in (${listOf([account].flat())})
    ${kinds.length === 0 ? sql`` : sql`and entry.kind in (${listOf(kinds)})`}
  ), 0)::bigint`;

/** The accounts that `commissionFigures` reads: a condition on them lets an index answer the query. */
export const COMMISSION_ACCOUNTS = [
  'gateway-receivable',
  'commission-payable',
] as const satisfies readonly LedgerAccount[];

/**
 * The kind of entries about commission, how many they are, and their sums, for a query over `journal_line as line` and
 * `journal_entry as entry` that is grouped by kind and reads `COMMISSION_ACCOUNTS` only.
 */
export const commissionFigures = () =>
  [
    sql<CommissionKind>`entry.kind`.as('kind'),
    // Every entry of a payment has one line of the first account, and every correction among these one of the other.
    sql<number>`count(*) filter (
      where line.account = 'gateway-receivable' or entry.kind = 'correction'
    )::integer`.as('entries'),
    sumOf(1, 'gateway-receivable').as('receivableYen'),
    sumOf(1, 'commission-payable').as('commissionYen'),
  ] as const;
