import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { RecordedPart } from '@kotohogi/domain/live/archive-time';
import { placeChapters, type RecordedChapter } from '@kotohogi/domain/recording/chapter';
import type { Tx } from '../../platform/db/connect.ts';
import { listChapters } from './store.ts';

/** The chapters of a recording, where they stand in it. */
export async function readChapters(
  tx: Tx,
  weddingId: WeddingId,
  parts: readonly RecordedPart[],
): Promise<readonly RecordedChapter[]> {
  return placeChapters(parts, await listChapters(tx, weddingId));
}
