import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** Locks a guest and returns whether they are blocked; undefined if the wedding has no such guest. */
export async function lockBlock(tx: Tx, scope: WeddingScope, attendantId: AttendantId): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom('attendant')
    .select('ng')
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', attendantId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.ng;
}

/**
 * Whether a session that has not expired belongs to a blocked guest of this wedding. The gate ignores such sessions.
 */
export async function isSessionBlocked(tx: Tx, scope: WeddingScope, idHash: Buffer, now: Instant): Promise<boolean> {
  const row = await tx
    .selectFrom('session')
    .innerJoin('attendant', 'attendant.id', 'session.attendant_id')
    .select('attendant.id')
    .where('session.id_hash', '=', idHash)
    .where('session.expires_at', '>', at(now))
    .where('attendant.wedding_id', '=', scope.weddingId)
    .where('attendant.ng', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Blocks a guest, or unblocks them. */
export async function updateBlock(
  tx: Tx,
  scope: WeddingScope,
  guest: { readonly attendantId: AttendantId; readonly isBlocked: boolean },
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('attendant')
    .set({ ng: guest.isBlocked, updated_at: at(now) })
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', guest.attendantId)
    .execute();
}
