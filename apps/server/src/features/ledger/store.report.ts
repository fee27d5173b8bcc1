import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { EntrySums } from '@kotohogi/domain/ledger/commissions';
import { COMMISSION_KINDS } from '@kotohogi/domain/ledger/types';
import { sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { COMMISSION_ACCOUNTS, commissionFigures } from './store.sums.ts';

const MONTH_START = sql`date_trunc('month', entry.at at time zone 'Asia/Tokyo')`;

/** The entries of a facility in a period, summed up by month in Japan and by kind. */
export async function sumEntries(
  tx: Tx,
  scope: FacilityScope,
  { from, until }: { readonly from: Instant; readonly until: Instant },
): Promise<EntrySums[]> {
  return await tx
    .selectFrom('journal_entry as entry')
    .innerJoin('journal_line as line', 'line.entry_id', 'entry.id')
    .select([sql<string>`to_char(${MONTH_START}, 'YYYY-MM')`.as('month'), ...commissionFigures()])
    .where('entry.kind', 'in', COMMISSION_KINDS)
    .where('entry.facility_id', '=', scope.facilityId)
    .where('entry.at', '>=', at(from))
    .where('entry.at', '<', at(until))
    // The same is true of the lines, whose index then has all that is needed.
    .where('line.account', 'in', COMMISSION_ACCOUNTS)
    .where('line.facility_id', '=', scope.facilityId)
    .where('line.at', '>=', at(from))
    .where('line.at', '<', at(until))
    .groupBy([MONTH_START, 'entry.kind'])
    .execute();
}
