import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Tx } from '../../platform/db/connect.ts';

/** Deletes the stream of a wedding with its log and its alarms. Returns the stream; undefined = there never was one. */
export async function deleteSlot(tx: Tx, weddingId: WeddingId) {
  await tx.deleteFrom('live_event').where('wedding_id', '=', weddingId).execute();
  await tx.deleteFrom('live_alarm').where('wedding_id', '=', weddingId).execute();
  return await tx
    .deleteFrom('live_slot')
    .where('wedding_id', '=', weddingId)
    .returning(['provider', 'ref', 'mp4_key'])
    .executeTakeFirst();
}
