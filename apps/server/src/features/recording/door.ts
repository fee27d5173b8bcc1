import type { CaptionTrack } from '@kotohogi/contract/recording-board';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { RecordedPart } from '@kotohogi/domain/live/archive-time';
import { placeChapters, type RecordedChapter } from '@kotohogi/domain/recording/chapter';
import type { Tx } from '../../platform/db/connect.ts';
import { findBackup } from './store.backup.ts';
import { captionTrack, listCaptions } from './store.caption.ts';
import { findPoster, posterUrl } from './store.poster.ts';
import { listChapters } from './store.ts';

export { recordingPrefixes, requestBackup } from './jobs.backup.ts';
export { eraseFilm } from './jobs.erase.ts';
export { type HostedFilm, hostedFilmOf } from './store.upload.ts';

/** Whether the recording of a wedding was copied to the second store, and compared there. */
export async function isBackedUp(tx: Tx, weddingId: WeddingId): Promise<boolean> {
  return (await findBackup(tx, weddingId))?.state === 'kept';
}

/** The part of the programme that staff have marked last; empty = none yet. */
export async function latestChapter(tx: Tx, weddingId: WeddingId): Promise<string> {
  return (await listChapters(tx, weddingId)).at(-1)?.title ?? '';
}

/** What belongs to a recording beside its picture and sound. */
export interface BesideRecording {
  /** Where they stand in it. */
  readonly chapters: readonly RecordedChapter[];
  readonly captions: readonly CaptionTrack[];
  /** What stands for it until it plays; empty = the pattern. */
  readonly posterUrl: string;
}

/** Reads what belongs to a recording. */
export async function readBeside(
  tx: Tx,
  { weddingId, key }: { readonly weddingId: WeddingId; readonly key: string },
  parts: readonly RecordedPart[],
): Promise<BesideRecording> {
  const [chapters, captions, poster] = await Promise.all([
    listChapters(tx, weddingId),
    listCaptions(tx, weddingId),
    findPoster(tx, weddingId),
  ]);
  return {
    chapters: placeChapters(parts, chapters),
    captions: captions.map(caption => captionTrack(key, caption)),
    posterUrl: poster === undefined ? '' : posterUrl(key, poster),
  };
}
