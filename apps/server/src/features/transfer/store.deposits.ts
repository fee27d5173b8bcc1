import type { FiltersOf, ListQuery } from '@kotohogi/contract/kit/list';
import { depositList } from '@kotohogi/contract/lists';
import { type SqlBool, sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { NextBatch } from '../../platform/db/batches.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { matching, readPage } from '../../platform/db/list.ts';

/** The transfers of a facility that match the filters. */
export interface DepositSearch {
  readonly scope: FacilityScope;
  readonly filters: FiltersOf<typeof depositList>;
}

const found = (tx: Tx, { scope, filters }: DepositSearch) =>
  tx
    .selectFrom('transfer')
    .innerJoin('wedding', 'wedding.id', 'transfer.wedding_id')
    .select(['transfer.id', 'transfer.number', 'transfer.attempt', 'transfer.amount_yen', 'transfer.state'])
    .select(['transfer.ordered_at', 'transfer.ended_at', 'transfer.reason', 'transfer.result_code'])
    .select(['transfer.account', 'transfer.wedding_id'])
    .select(['wedding.reservation_id', 'wedding.starts_at', sql<string>`transfer.ordered_at::text`.as('place')])
    .where('transfer.facility_id', '=', scope.facilityId)
    .where(eb => matching(eb, depositList, filters, { at: 'transfer.ordered_at', state: 'transfer.state' }));

/** One page of the transfers. `total` is how many match. */
export async function listDeposits(tx: Tx, search: DepositSearch, query: ListQuery<typeof depositList>, total: number) {
  const by = { at: 'transfer.ordered_at', amount: 'transfer.amount_yen' };
  return await readPage(found(tx, search), query, { by, ties: 'transfer.id' }, total);
}

export type DepositStored = Awaited<ReturnType<typeof listDeposits>>['rows'][number];

/** How many transfers match and what they sum to, for each state. */
export async function sumDeposits(tx: Tx, search: DepositSearch) {
  return await found(tx, search)
    .clearSelect()
    .select(['transfer.state', sql<number>`count(*)::integer`.as('count')])
    .select(sql<number>`sum(transfer.amount_yen)::bigint`.as('amountYen'))
    .groupBy('transfer.state')
    .execute();
}

/** The next rows of the file, the latest order first. */
export async function listDepositBatch(
  tx: Tx,
  search: DepositSearch,
  { after, limit }: NextBatch<DepositStored>,
): Promise<readonly DepositStored[]> {
  return await found(tx, search)
    .$if(after !== undefined, query =>
      query.where(
        sql<SqlBool>`(transfer.ordered_at, transfer.id) < (${after?.place}::timestamptz, ${after?.id}::integer)`,
      ),
    )
    .orderBy('transfer.ordered_at', 'desc')
    .orderBy('transfer.id', 'desc')
    .limit(limit)
    .execute();
}
