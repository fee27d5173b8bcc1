import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Tx } from '../../platform/db/connect.ts';
import type { WeddingEraser } from '../wedding/index.ts';
import { deleteBackup, findBackup } from './store.ts';

export { recordingPrefixes, refreshBackup, requestBackup } from './jobs.ts';
export { findBackup } from './store.ts';

/** Whether the recording of a wedding was copied to the second store and compared there. */
export async function isBackedUp(tx: Tx, weddingId: WeddingId): Promise<boolean> {
  return (await findBackup(tx, weddingId))?.state === 'kept';
}

/** Forgets the copy of a wedding's recording, whose files are then deleted in both stores. */
export const eraseBackup: WeddingEraser = async (tx, { weddingId }) => ({
  hasCopies: await deleteBackup(tx, weddingId),
});
