import type { CaptionTrack } from '@kotohogi/contract/recording-board';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { RecordedPart } from '@kotohogi/domain/live/archive-time';
import { placeChapters, type RecordedChapter } from '@kotohogi/domain/recording/chapter';
import type { Tx } from '../../platform/db/connect.ts';
import { captionTrack, listCaptions } from '../captions/index.ts';
import { findPoster, posterUrl } from './store.poster.ts';
import { listChapters } from './store.ts';

export { eraseRecording } from './index.erasure.ts';

/** The title of the latest chapter staff have marked; empty = none yet. */
export async function latestChapter(tx: Tx, weddingId: WeddingId): Promise<string> {
  return (await listChapters(tx, weddingId)).at(-1)?.title ?? '';
}

/** Reads the data that accompanies a recording, as stored. */
export async function readStoredExtras(tx: Tx, weddingId: WeddingId) {
  const [chapters, captions, poster] = await Promise.all([
    listChapters(tx, weddingId),
    listCaptions(tx, weddingId),
    findPoster(tx, weddingId),
  ]);
  return { chapters, captions, poster };
}

/** Data of a recording in addition to its video. */
export interface RecordingExtras {
  /** The chapters with their offsets in the recording. */
  readonly chapters: readonly RecordedChapter[];
  readonly captions: readonly CaptionTrack[];
  /** The picture shown until it plays; empty = the pattern. */
  readonly posterUrl: string;
}

/** Reads the data that accompanies a recording, as its player shows it. */
export async function readRecordingExtras(
  tx: Tx,
  { weddingId, key }: { readonly weddingId: WeddingId; readonly key: string },
  parts: readonly RecordedPart[],
): Promise<RecordingExtras> {
  const { chapters, captions, poster } = await readStoredExtras(tx, weddingId);
  return {
    chapters: placeChapters(parts, chapters),
    captions: captions.map(caption => captionTrack(key, caption)),
    posterUrl: poster === undefined ? '' : posterUrl(key, poster),
  };
}
