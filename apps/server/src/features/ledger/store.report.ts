import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { EntrySums } from '@kotohogi/domain/ledger/commissions';
import { COMMISSION_KINDS, type CommissionKind } from '@kotohogi/domain/ledger/types';
import { sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

const MONTH_START = sql`date_trunc('month', journal_entry.at at time zone 'Asia/Tokyo')`;

const sumOf = (account: 'gateway-receivable' | 'commission-payable') =>
  sql<number>`coalesce(sum(journal_line.amount_yen) filter (where journal_line.account = ${sql.lit(account)}), 0)::bigint`;

/** The entries of a facility in a period, summed up by month in Japan and by kind. */
export async function sumEntries(
  tx: Tx,
  scope: FacilityScope,
  { from, until }: { readonly from: Instant; readonly until: Instant },
): Promise<EntrySums[]> {
  return await tx
    .selectFrom('journal_entry')
    .innerJoin('journal_line', 'journal_line.entry_id', 'journal_entry.id')
    .select([
      sql<string>`to_char(${MONTH_START}, 'YYYY-MM')`.as('month'),
      sql<CommissionKind>`journal_entry.kind`.as('kind'),
      // Every entry of a payment has one line of this account, and every correction among these one of the other.
      sql<number>`count(*) filter (
        where journal_line.account = 'gateway-receivable' or journal_entry.kind = 'correction'
      )::integer`.as('entries'),
      sumOf('gateway-receivable').as('receivableYen'),
      sumOf('commission-payable').as('commissionYen'),
    ])
    .where('journal_entry.kind', 'in', COMMISSION_KINDS)
    .where('journal_entry.facility_id', '=', scope.facilityId)
    .where('journal_entry.at', '>=', at(from))
    .where('journal_entry.at', '<', at(until))
    // The same is true of the lines, whose index then has all that is needed.
    .where('journal_line.account', 'in', ['gateway-receivable', 'commission-payable'])
    .where('journal_line.facility_id', '=', scope.facilityId)
    .where('journal_line.at', '>=', at(from))
    .where('journal_line.at', '<', at(until))
    .groupBy([MONTH_START, 'journal_entry.kind'])
    .execute();
}
