import type { EntryKind, LedgerAccount } from '@kotohogi/domain/ledger/types';
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
