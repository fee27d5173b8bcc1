import type { UploadRef } from '@kotohogi/ports/object-store';
import type { WeddingEraser } from '../wedding/index.ts';
import { eraseFilm } from './jobs.erase.ts';
import { deleteUploadsOf } from './store.erasure.ts';
import { hostedFilmOf } from './store.ts';

/** Erases the uploads of a wedding: their rows at once, films at a platform by jobs. */
export const eraseUploads: WeddingEraser = async (tx, { weddingId }) => {
  const own: UploadRef[] = [];
  for (const upload of await deleteUploadsOf(tx, weddingId)) {
    const film = hostedFilmOf(upload);
    if (film === undefined) own.push({ key: upload.key, uploadId: upload.uploadId });
    else await eraseFilm.add(tx, film);
  }
  return { keys: own.map(({ key }) => key), uploads: own };
};
