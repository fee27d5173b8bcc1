import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Tx } from '../../platform/db/connect.ts';

/** Deletes the uploads of a wedding; returns what they were. */
export async function deleteUploadsOf(tx: Tx, weddingId: WeddingId) {
  return await tx
    .deleteFrom('video_upload')
    .where('wedding_id', '=', weddingId)
    .returning(['upload_id as uploadId', 'platform', 'object_key as key'])
    .execute();
}
