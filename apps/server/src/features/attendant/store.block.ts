import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** Holds a guest and says whether he is blocked; undefined when the wedding has no such guest. */
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

/** Blocks a guest, or lets him in again. */
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
