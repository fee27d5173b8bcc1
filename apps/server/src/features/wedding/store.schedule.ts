import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { WeddingStatus } from '@kotohogi/domain/wedding/types';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The status of a wedding and the state of its slot, locked until the transaction ends. */
export async function lockSchedule(tx: Tx, scope: WeddingScope) {
  const wedding = await tx
    .selectFrom('wedding')
    .select(['status', 'starts_at', 'version', 'hall_id'])
    .where('id', '=', scope.weddingId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const slot = await tx
    .selectFrom('live_slot')
    .select('state')
    .where('wedding_id', '=', scope.weddingId)
    .executeTakeFirst();
  return { ...wedding, live: slot?.state };
}

/** Postpones, cancels or reschedules a wedding. The caller holds the lock. */
export async function saveSchedule(
  tx: Tx,
  scope: WeddingScope,
  schedule: { readonly status: WeddingStatus; readonly startsAt: Instant; readonly version: number },
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('wedding')
    .set({
      status: schedule.status,
      starts_at: at(schedule.startsAt),
      version: schedule.version,
      updated_at: at(now),
    })
    .where('id', '=', scope.weddingId)
    .execute();
}

/** Everyone who is notified: guests with an address who are not blocked, whatever they answered. */
export async function listReaders(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('attendant')
    .select(eb => [
      'id',
      'name',
      'email',
      'locale',
      'time_zone',
      'answer',
      'calendar_sequence',
      eb
        .exists(
          eb
            .selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.attendant_id', '=', 'attendant.id')
            .where('payment.wedding_id', '=', weddingId)
            .where('payment.purpose', '=', 'gift')
            .where('payment.state', 'in', ['AUTHORIZED', 'CAPTURED']),
        )
        .as('has_given'),
    ])
    .where('wedding_id', '=', weddingId)
    .where('email', 'is not', null)
    .where('ng', '=', false)
    .orderBy('id')
    .execute();
}

/** The status of a wedding and its version. */
export async function findSchedule(tx: Tx, weddingId: WeddingId) {
  return await tx.selectFrom('wedding').select(['status', 'version']).where('id', '=', weddingId).executeTakeFirst();
}

/** All hosts of a wedding, oldest first. */
export async function listHosts(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('app_user')
    .select(['id', 'name', 'email'])
    .where('deleted_at', 'is', null)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('user_grant')
          .select('user_grant.id')
          .whereRef('user_grant.user_id', '=', 'app_user.id')
          .where('user_grant.wedding_id', '=', weddingId),
      ),
    )
    .orderBy('id')
    .execute();
}
