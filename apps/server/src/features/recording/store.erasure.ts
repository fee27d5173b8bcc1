import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Tx } from '../../platform/db/connect.ts';

/** What is left of a deleted recording outside the database. */
export interface RecordingRemains {
  /** Keys of its captions and posters. */
  readonly keys: readonly string[];
  /** Whether copies were requested in the second store. */
  readonly hasCopies: boolean;
}

/** Deletes everything about the recording of a wedding except its slot. */
export async function deleteRecording(tx: Tx, weddingId: WeddingId): Promise<RecordingRemains> {
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
  return {
    keys: [...captions, ...posters].map(({ key }) => key),
    hasCopies: backups.numDeletedRows > 0n,
  };
}
