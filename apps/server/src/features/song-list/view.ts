import { song } from '@kotohogi/contract/song-list';
import type { SongFacts } from '@kotohogi/domain/song-list/decide';
import * as z from 'zod/mini';

const stored = z.array(song);

/** A stored list. Throws if its songs were written by anything else than this feature. */
export function factsOf({ has_no_songs, songs }: { has_no_songs: boolean; songs: object }): SongFacts {
  return { hasNoSongs: has_no_songs, songs: stored.parse(songs) };
}
