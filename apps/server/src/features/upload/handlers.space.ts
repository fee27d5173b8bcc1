import { type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import type { ObjectUploads } from '@kotohogi/ports/object-store';
import type { Tx } from '../../platform/db/connect.ts';
import { type FilmUpload, listOpenUploads, lockDiskSpace } from './store.ts';

/** A film is on the disk up to three times: as uploaded, as the recording, and as the file for download. */
const COPIES = 3;
/** Streams of other weddings are recorded on the same disk and take priority. */
const RESERVED_BYTES = 5 * 1024 ** 3;
const GB = 1024 ** 3;

/** How many bytes an upload with reserved space may still write. */
async function stillToCome(uploads: ObjectUploads, film: FilmUpload): Promise<number> {
  if (film.state !== 'uploading') return film.size * (COPIES - 1);
  const parts = (await uploads.parts(film)) ?? [];
  return parts.reduce((left, { sizeBytes }) => left - sizeBytes, film.size * COPIES);
}

/**
 * Refuses a film if the disk has no space for it in addition to everything open uploads may still write. The checks are
 * serialized until the reservation is stored, so two uploads that start together cannot reserve the same space
 * (docs/product/processes.md#disk).
 */
export async function refuseWithoutSpace(
  tx: Tx,
  uploads: ObjectUploads,
  sizeBytes: number,
): Promise<Refused<'recording_disk_full'> | undefined> {
  await lockDiskSpace(tx);
  const freeBytes = await uploads.freeBytes();
  if (freeBytes === null) return undefined;
  const promised = await Promise.all((await listOpenUploads(tx)).map(film => stillToCome(uploads, film)));
  const availableBytes = freeBytes - promised.reduce((sum, bytes) => sum + bytes, 0);
  const neededBytes = sizeBytes * COPIES + RESERVED_BYTES;
  if (availableBytes >= neededBytes) return undefined;
  const neededGb = Math.ceil(neededBytes / GB);
  // Rounding must not make it look like enough.
  const freeGb = Math.max(0, Math.min(Math.round(availableBytes / GB), neededGb - 1));
  return refuse('recording_disk_full', { freeGb, neededGb });
}
