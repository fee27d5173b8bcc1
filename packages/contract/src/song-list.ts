import { MAX_SONGS } from '@kotohogi/domain/song-list/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { count, instantMs } from './rules/number.ts';
import { weddingPath } from './rules/params.ts';
import { optionalLine, requiredLine } from './rules/text.ts';

/** A song (docs/product/song-list.md#fields). */
export const song = z.object({ title: requiredLine(100), artist: requiredLine(100), rightsNote: optionalLine(200) });

/** The list as it is edited. */
export const songListInput = z.object({
  hasNoSongs: z.boolean(),
  songs: z.array(song).check(z.maxLength(MAX_SONGS)),
});
export type SongListInput = z.input<typeof songListInput>;

const state = z.object({
  hasNoSongs: z.boolean(),
  songs: z.array(z.object({ title: z.string(), artist: z.string(), rightsNote: z.string() })),
  /** 0 until the list is first saved. */
  version: z.number(),
  updatedAt: z.nullable(instantMs),
});
export type SongListState = z.infer<typeof state>;

/** The songs that guests hear in a wedding's recording. */
export const songList = {
  read: endpoint({
    name: 'songList.read',
    method: 'GET',
    path: '/weddings/:weddingId/songList',
    summary: 'Returns the songs of the recording, empty until the venue enters them.',
    access: 'facility:read:weddingVideo',
    params: z.object(weddingPath),
    output: state,
  }),
  save: endpoint({
    name: 'songList.save',
    method: 'PATCH',
    path: '/weddings/:weddingId/songList',
    summary: 'Replaces the songs of the recording. `version` names the version that was edited.',
    access: 'facility:write:weddingVideo',
    audit: 'wedding',
    params: z.object(weddingPath),
    body: z.extend(songListInput, { version: count }),
    output: state,
    errors: { song_list_changed: 409, song_list_not_empty: 422 },
  }),
};
