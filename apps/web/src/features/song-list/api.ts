import type { OutputOf } from '@kotohogi/contract/kit/endpoint';
import { type SongListInput, songList } from '@kotohogi/contract/song-list';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** The songs and their version. */
export type Songs = OutputOf<typeof songList.read>;
export type SongOfList = Songs['songs'][number];

const songsQuery = (weddingId: number) =>
  queryOptions({
    queryKey: ['wedding', weddingId, 'songs'],
    queryFn: ({ signal }) => call(songList.read, { params: { weddingId } }, { signal }),
  });

/** The songs of a wedding's recording. */
export function useSongs(weddingId: number) {
  return useQuery(songsQuery(weddingId));
}

/** Replaces the songs. After a failure the stored ones are read again, so that the next attempt builds on them. */
export function useSaveSongs(weddingId: number) {
  const client = useQueryClient();
  const { queryKey } = songsQuery(weddingId);
  return useMutation({
    mutationFn: (body: SongListInput & { readonly version: number }) =>
      call(songList.save, { params: { weddingId }, body }),
    onSuccess: saved => {
      client.setQueryData(queryKey, saved);
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
