import type { UploadRef } from '@kotohogi/ports/object-store';
import { lockSlotOf } from '../live/index.ts';
import type { WeddingEraser } from '../wedding/index.ts';
import { recordingPrefixes } from './jobs.backup.ts';
import { eraseFilm } from './jobs.erase.ts';
import { deleteRecording } from './store.erasure.ts';
import { hostedFilmOf } from './store.upload.ts';

/** Erases the recording of a wedding: its rows at once, films at a platform by jobs. Runs before its stream is erased. */
export const eraseRecording: WeddingEraser = async (tx, { weddingId }) => {
  const { keys, uploads, hasCopies } = await deleteRecording(tx, weddingId);
  // Locked after the uploads, in the order of those who link an upload.
  const slot = await lockSlotOf(tx, weddingId);
  const own: UploadRef[] = [];
  for (const upload of uploads) {
    const film = hostedFilmOf(upload);
    if (film === undefined) own.push({ key: upload.key, uploadId: upload.uploadId });
    else await eraseFilm.add(tx, film);
  }
  return {
    keys: [...keys, ...own.map(({ key }) => key)],
    // Without a reference nothing was ever recorded.
    prefixes: slot === undefined || slot.ref === '' ? [] : recordingPrefixes(weddingId, slot.ref),
    uploads: own,
    hasCopies,
  };
};
