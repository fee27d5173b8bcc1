import { batch } from '@kotohogi/contract/batch';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** A page of the slots of all facilities. */
export function useWeddingLives(query: CallInput<typeof batch.weddingLives>['query']) {
  return useQuery({ queryKey: ['batch', 'weddingLives', query], queryFn: () => call(batch.weddingLives, { query }) });
}

/** The lookups of a film or a stream that operators can make, by provider. */
const LOOK_UPS = {
  vimeoInfo: (id: string) => call(batch.vimeoInfo, { params: { id } }),
  vimeoVideo: (id: string) => call(batch.vimeoVideo, { params: { id } }),
  vimeoLive: (id: string) => call(batch.vimeoLive, { params: { id } }),
  channelInfo: (id: string) => call(batch.channelInfo, { params: { id } }),
  channelVideo: (id: string) => call(batch.channelVideo, { params: { id } }),
  channelLive: (id: string) => call(batch.channelLive, { params: { id } }),
  channelLiveChannels: (id: string) => call(batch.channelLiveChannels, { params: { id } }),
};

/** What a provider itself reports about one of our films or streams. */
export function useLookUp(what: keyof typeof LOOK_UPS, id: string) {
  return useQuery({ queryKey: ['batch', 'lookUp', what, id], queryFn: () => LOOK_UPS[what](id), retry: false });
}

/** Closes unused slots; a dry run lists them first. */
export function useCleanLive() {
  return useMutation({ mutationFn: (isDryRun: boolean) => call(batch.clean, { body: { isDryRun } }) });
}

/** Copies the file of a wedding's recording to our own store. */
export function useBackUpLive() {
  return useMutation({ mutationFn: (id: number) => call(batch.backup, { params: { id } }) });
}
