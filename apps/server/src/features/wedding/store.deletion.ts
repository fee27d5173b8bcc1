import type { ListQuery } from '@kotohogi/contract/kit/list';
import type { deletedWeddingList } from '@kotohogi/contract/wedding-deletion';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { OPEN_PAYMENT_STATES } from '@kotohogi/domain/payment/types';
import type { DeletionFacts } from '@kotohogi/domain/wedding/deletion';
import { sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { readPage } from '../../platform/db/list.ts';
import { isCoupleOwed } from '../ledger/index.ts';

/** A wedding of the facility, deleted or not; locked until the transaction ends. */
export async function lockForDeletion(tx: Tx, scope: FacilityScope, weddingId: WeddingId) {
  return await tx
    .selectFrom('wedding')
    .select(['status', 'deleted_at', isCoupleOwed('wedding.id').as('is_owed')])
    .where('facility_id', '=', scope.facilityId)
    .where('id', '=', weddingId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * What is in progress in a wedding. The caller holds its lock, so that neither a payment nor a slot can start in the
 * meantime.
 */
export async function readDeletionFacts(
  tx: Tx,
  weddingId: WeddingId,
  wedding: NonNullable<Awaited<ReturnType<typeof lockForDeletion>>>,
): Promise<DeletionFacts> {
  const slot = await tx.selectFrom('live_slot').select('state').where('wedding_id', '=', weddingId).executeTakeFirst();
  const money = await tx
    .selectFrom('payment')
    .select([
      sql<boolean>`coalesce(bool_or(state = any(${OPEN_PAYMENT_STATES})), false)`.as('has_open'),
      sql<number | null>`max(captured_at) filter (where purpose = 'archive-video' and state = 'CAPTURED')`.as(
        'sold_at',
      ),
    ])
    .where('wedding_id', '=', weddingId)
    .executeTakeFirstOrThrow();
  return {
    status: wedding.status,
    slot: slot?.state,
    hasOpenPayment: money.has_open,
    hasUnsettledGift: wedding.is_owed,
    lastSaleAt: money.sold_at === null ? undefined : instant(money.sold_at),
  };
}

/** Marks a wedding as deleted, or as restored (null). The caller holds its lock. */
export async function saveDeletion(tx: Tx, weddingId: WeddingId, deletedAt: Instant | null, now: Instant) {
  await tx
    .updateTable('wedding')
    .set(eb => ({
      deleted_at: deletedAt === null ? null : at(deletedAt),
      updated_at: at(now),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', weddingId)
    .execute();
}

/** The deleted weddings of a facility that are not erased yet. */
export async function listDeletedWeddings(tx: Tx, scope: FacilityScope, query: ListQuery<typeof deletedWeddingList>) {
  const rows = tx
    .selectFrom('wedding')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .select(['wedding.id', 'wedding.key', 'wedding.reservation_id', 'wedding.starts_at', 'wedding.deleted_at'])
    .select('hall.name as hall_name')
    .where('wedding.facility_id', '=', scope.facilityId)
    .where('wedding.deleted_at', 'is not', null)
    .where('wedding.status', '<>', 'cleaned');
  const by = { deletedAt: 'wedding.deleted_at', dateTime: 'wedding.starts_at' };
  return await readPage(rows, query, { by, ties: 'wedding.id' });
}
