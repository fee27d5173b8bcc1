import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Tx } from '../../platform/db/connect.ts';

/** Deletes the chapters and the posters of a recording; returns the keys of the posters. */
export async function deleteRecording(tx: Tx, weddingId: WeddingId): Promise<string[]> {
  await tx.deleteFrom('chapter').where('wedding_id', '=', weddingId).execute();
  const posters = await tx.deleteFrom('poster').where('wedding_id', '=', weddingId).returning('object_key').execute();
  return posters.map(row => row.object_key);
}
