import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Tx } from '../../platform/db/connect.ts';

/** What is left of a deleted recording outside the database. */
export interface LeftOfRecording {
  /** Keys of its captions and posters. */
  readonly keys: readonly string[];
  /** Uploads that were started. */
  readonly uploads: readonly { readonly uploadId: string; readonly platform: string; readonly key: string }[];
  /** Whether copies were requested in the second store. */
  readonly hasCopies: boolean;
}

/** Deletes everything about the recording of a wedding except its slot. */
export async function deleteRecording(tx: Tx, weddingId: WeddingId): Promise<LeftOfRecording> {
  const captions = await tx
    .deleteFrom('caption')
    .where('wedding_id', '=', weddingId)
    .returning('object_key as key')
    .execute();
  const posters = await tx
    .deleteFrom('poster')
    .where('wedding_id', '=', weddingId)
    .returning('object_key as key')
    .execute();
  await tx.deleteFrom('chapter').where('wedding_id', '=', weddingId).execute();
  const backups = await tx.deleteFrom('recording_backup').where('wedding_id', '=', weddingId).executeTakeFirst();
  const uploads = await tx
    .deleteFrom('video_upload')
    .where('wedding_id', '=', weddingId)
    .returning(['upload_id as uploadId', 'platform', 'object_key as key'])
    .execute();
  return {
    keys: [...captions, ...posters].map(({ key }) => key),
    uploads,
    hasCopies: backups.numDeletedRows > 0n,
  };
}
