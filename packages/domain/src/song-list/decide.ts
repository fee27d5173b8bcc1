import { type Refused, refuse } from '../kernel/refusal.ts';
import type { Song } from './types.ts';

/** What the venue says about the music in a recording. */
export interface SongFacts {
  /** The venue has confirmed that no song can be heard. */
  readonly hasNoSongs: boolean;
  readonly songs: readonly Song[];
}

/** Whether the songs are known, so that the recording may be sold (docs/product/song-list.md#sale). */
export function areSongsKnown({ hasNoSongs, songs }: SongFacts): boolean {
  return hasNoSongs || songs.length > 0;
}

/** Whether a list may be saved: one that names songs cannot also say that there are none. */
export function decideSongs({ hasNoSongs, songs }: SongFacts): 'allowed' | Refused<'song_list_not_empty'> {
  return hasNoSongs && songs.length > 0 ? refuse('song_list_not_empty') : 'allowed';
}
