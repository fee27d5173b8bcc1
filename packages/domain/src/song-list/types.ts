/** A song that can be heard in a recording. */
export interface Song {
  readonly title: string;
  readonly artist: string;
  /** Who has cleared it, or where it is reported; may be empty. */
  readonly rightsNote: string;
}

/** Songs of one ceremony at most (docs/product/song-list.md#fields). */
export const MAX_SONGS = 60;
