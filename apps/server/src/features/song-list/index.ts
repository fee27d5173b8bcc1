import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { areSongsKnown } from '@kotohogi/domain/song-list/decide';
import type { Tx } from '../../platform/db/connect.ts';
import { findSongList } from './store.ts';
import { factsOf } from './view.ts';

/** Whether the venue has entered the songs of a recording, or confirmed that there are none. */
export async function hasSongList(tx: Tx, weddingId: WeddingId): Promise<boolean> {
  const row = await findSongList(tx, weddingId);
  return row !== undefined && areSongsKnown(factsOf(row));
}
