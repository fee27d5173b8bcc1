import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Tx } from '../../platform/db/connect.ts';

/** Every guest who is not erased yet. */
export async function listGuestIds(tx: Tx, weddingId: WeddingId): Promise<AttendantId[]> {
  const rows = await tx
    .selectFrom('attendant')
    .select('id')
    .where('wedding_id', '=', weddingId)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
