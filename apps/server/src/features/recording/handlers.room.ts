import { type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import type { ObjectUploads } from '@kotohogi/ports/object-store';
import type { Tx } from '../../platform/db/connect.ts';
import { type FilmUpload, listOpenUploads, lockRoom } from './store.upload.ts';

/** A film lies on the disk up to three times: as it came, as the recording, and as the file for download. */
const COPIES = 3;
/** Streams of other weddings are being recorded on the same disk: they come first. */
const RESERVED_BYTES = 5 * 1024 ** 3;
const GB = 1024 ** 3;

/** What a film that was promised room may still write. */
async function stillToCome(uploads: ObjectUploads, film: FilmUpload): Promise<number> {
  if (film.state !== 'uploading') return film.size * (COPIES - 1);
  const parts = (await uploads.parts(film)) ?? [];
  return parts.reduce((left, { sizeBytes }) => left - sizeBytes, film.size * COPIES);
}

/**
 * Refuses a film for which the disk has no room beside everything that open uploads may still write. One at a time asks, until what it was
 * promised is noted: two uploads that begin together are not promised the same room (docs/product/processes.md#disk).
 */
export async function refuseWithoutRoom(
  tx: Tx,
  uploads: ObjectUploads,
  sizeBytes: number,
): Promise<Refused<'recording_disk_full'> | undefined> {
  await lockRoom(tx);
  const freeBytes = await uploads.freeBytes();
  if (freeBytes === null) return undefined;
  const promised = await Promise.all((await listOpenUploads(tx)).map(film => stillToCome(uploads, film)));
  const availableBytes = freeBytes - promised.reduce((sum, bytes) => sum + bytes, 0);
  const neededBytes = sizeBytes * COPIES + RESERVED_BYTES;
  if (availableBytes >= neededBytes) return undefined;
  const neededGb = Math.ceil(neededBytes / GB);
  // Rounded, it must not look like enough.
  const freeGb = Math.max(0, Math.min(Math.round(availableBytes / GB), neededGb - 1));
  return refuse('recording_disk_full', { freeGb, neededGb });
}
