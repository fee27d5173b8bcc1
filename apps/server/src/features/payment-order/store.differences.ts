import type { FiltersOf, ListQuery } from '@kotohogi/contract/kit/list';
import { differenceList, reconciliationList } from '@kotohogi/contract/lists';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { PaymentPurpose } from '@kotohogi/domain/payment/types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { contains, countListed, matching, readPage, startsWith } from '../../platform/db/list.ts';

const IS_RESOLVED = sql<boolean>`payment_difference.resolved_at is not null`;
const FACILITY = sql<string>`facility.name`;

const differences = (tx: Tx, filters: FiltersOf<typeof differenceList>, purposes: readonly PaymentPurpose[]) =>
  tx
    .selectFrom('payment_difference')
    .innerJoin('payment', 'payment.id', 'payment_difference.payment_id')
    .innerJoin('wedding', 'wedding.id', 'payment.wedding_id')
    .innerJoin('facility', 'facility.id', 'payment.facility_id')
    .select([
      ...(['payment_difference.id', 'payment_difference.kind', 'payment_difference.gateway_status'] as const),
      ...(['payment_difference.gateway_amount_yen', 'payment_difference.found_at'] as const),
      ...(['payment_difference.resolved_at', 'payment_difference.resolved_reason'] as const),
      ...(['payment.order_id', 'payment.purpose', 'payment.state', 'payment.amount_yen'] as const),
      ...(['wedding.reservation_id', 'facility.name as facility_name'] as const),
    ])
    .where('payment.purpose', 'in', purposes)
    .where(eb =>
      matching(eb, differenceList, filters, {
        orderId: text => startsWith(eb.ref('payment.order_id'), text),
        facility: name => contains(FACILITY, name),
        kind: 'payment_difference.kind',
        status: status => eb(IS_RESOLVED, '=', status === 'resolved'),
        found: 'payment_difference.found_at',
      }),
    );

/** One page of the differences, the unresolved ones first. */
export async function listDifferences(
  tx: Tx,
  query: ListQuery<typeof differenceList>,
  purposes: readonly PaymentPurpose[],
) {
  const rows = differences(tx, query, purposes);
  const order = {
    by: { foundAt: 'payment_difference.found_at' },
    groups: { foundAt: IS_RESOLVED },
    ties: 'payment_difference.id',
  };
  return await readPage(rows, query, order, await countListed(tx, rows));
}

export type DifferenceRow = Awaited<ReturnType<typeof listDifferences>>['rows'][number];

/** How many differences a run found first. */
const FOUND = sql<number>`(
  select count(*) from payment_difference where payment_difference.run_id = reconciliation_run.id
)`;

/** One page of the runs of all facilities. */
export async function listRuns(tx: Tx, query: ListQuery<typeof reconciliationList>) {
  const rows = tx
    .selectFrom('reconciliation_run')
    .innerJoin('facility', 'facility.id', 'reconciliation_run.facility_id')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select([
      ...(['reconciliation_run.id', 'reconciliation_run.due_at', 'reconciliation_run.finished_at'] as const),
      ...(['reconciliation_run.asked_count', 'facility.name as facility_name'] as const),
      'company.name as company_name',
      FOUND.as('differences'),
    ])
    .where(eb =>
      matching(eb, reconciliationList, query, {
        facility: name => contains(FACILITY, name),
        due: 'reconciliation_run.due_at',
        differs: wanted => eb(FOUND, wanted ? '>' : '=', 0),
      }),
    );
  const order = { by: { dueAt: 'reconciliation_run.due_at' }, ties: 'reconciliation_run.id' };
  return await readPage(rows, query, order, await countListed(tx, rows));
}

export type RunRow = Awaited<ReturnType<typeof listRuns>>['rows'][number];

/** A difference with its payment, which no one else resolves until the transaction ends. */
export async function lockDifference(tx: Tx, id: number, purposes: readonly PaymentPurpose[]) {
  return await tx
    .selectFrom('payment_difference')
    .innerJoin('payment', 'payment.id', 'payment_difference.payment_id')
    .select(['payment_difference.kind', 'payment_difference.resolved_at', 'payment_difference.gateway_status'])
    .select(['payment.order_id', 'payment.facility_id', 'payment.wedding_id'])
    .where('payment_difference.id', '=', id)
    .where('payment.purpose', 'in', purposes)
    .forUpdate('payment_difference')
    .executeTakeFirst();
}

/** Resolves a difference by hand. */
export async function resolveDifference(tx: Tx, id: number, reason: string, now: Instant): Promise<void> {
  await tx
    .updateTable('payment_difference')
    .set({ resolved_at: at(now), resolved_reason: reason })
    .where('id', '=', id)
    .execute();
}
