import { type LiveConsole, live, liveReported } from '@kotohogi/contract/live';
import type { ProviderKey } from '@kotohogi/domain/live/types';
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { addressOf, call } from '../../shell/api/call.ts';
import { reactionTo } from '../../shell/api/reaction.ts';
import { useSocket } from '../../shell/socket/use-socket.tsx';
import { addSample, type Sample, sampleOf, WINDOW_MS } from './console-history.ts';

/** How often the console is asked for while it is looked at. */
const WATCHED_MS = 2000;
/** Behind another window it still counts as somebody at work, who is not signed out in the middle of a ceremony (decision 98). */
const HIDDEN_MS = 60_000;

const historyKey = (weddingId: number) => ['live', 'history', weddingId] as const;

const loudnessKey = (weddingId: number) => ['live', 'loudness', weddingId] as const;

/** How the console of a wedding is asked for; every answer adds a point to the graphs. */
const consoleQuery = (weddingId: number) =>
  queryOptions({
    queryKey: ['live', 'console', weddingId],
    queryFn: async ({ client, signal }) => {
      const answer = await call(live.console, { params: { weddingId } }, { signal });
      const loudnessDb = client.getQueryData<number | null>(loudnessKey(weddingId)) ?? null;
      client.setQueryData<readonly Sample[]>(historyKey(weddingId), (before = []) =>
        addSample(before, sampleOf(answer, loudnessDb)),
      );
      return answer;
    },
  });

/** The console of a wedding's stream, never older than two seconds while it is looked at. */
export function useLiveConsole(weddingId: number) {
  const client = useQueryClient();
  const socket = useSocket();
  useEffect(() => {
    const { queryKey } = consoleQuery(weddingId);
    return socket?.on(liveReported, () => void client.invalidateQueries({ queryKey }));
  }, [client, socket, weddingId]);
  const query = useQuery({
    ...consoleQuery(weddingId),
    refetchInterval: () => (document.visibilityState === 'visible' ? WATCHED_MS : HIDDEN_MS),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    // A right that was taken away ends the page, even with something left to show.
    throwOnError: error => error instanceof ApiError && reactionTo(error.status) === 'error-page',
  });
  const state = query.data?.state;
  useEffect(() => {
    // The day's streams beside the page say the same at the same moment.
    if (state !== undefined) void client.invalidateQueries({ queryKey: ['wedding', 'days'] });
  }, [client, state]);
  return query;
}

/** What the console has measured in the last ten minutes, oldest first; it outlives a look at another tab. */
export function useLiveHistory(weddingId: number): readonly Sample[] {
  const { data } = useQuery<readonly Sample[]>({
    queryKey: historyKey(weddingId),
    queryFn: skipToken,
    gcTime: WINDOW_MS,
  });
  return data ?? [];
}

/** Takes how loud the preview is, in dB below full scale; null = nothing is heard that could be measured. */
export function useTellLoudness(weddingId: number): (levelDb: number | null) => void {
  const client = useQueryClient();
  return useCallback(levelDb => void client.setQueryData(loudnessKey(weddingId), levelDb), [client, weddingId]);
}

/** A deed whose answer is the console as it is afterwards. */
function useDeed<Given = void>(weddingId: number, mutationFn: (given: Given) => Promise<LiveConsole>) {
  const client = useQueryClient();
  const { queryKey } = consoleQuery(weddingId);
  return useMutation({
    mutationFn,
    // An answer that was on its way knows nothing of this yet.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: answer => {
      client.setQueryData(queryKey, answer);
    },
    // Whatever went wrong, the truth is shown next.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

/** Makes the slot at a platform. */
export function useCreateLive(weddingId: number) {
  return useDeed(weddingId, (provider: ProviderKey) => call(live.create, { params: { weddingId, param: provider } }));
}

/** Asks the provider how things are. */
export function useSyncLive(weddingId: number) {
  return useDeed(weddingId, () => call(live.sync, { params: { weddingId } }));
}

/** Waits for the encoder from now on. */
export function useOpenLive(weddingId: number) {
  return useDeed(weddingId, () => call(live.open, { params: { weddingId } }));
}

/** Shows the stream to the guests. */
export function usePublishLive(weddingId: number) {
  return useDeed(weddingId, () => call(live.publish, { params: { weddingId } }));
}

/** Tells the guests that there is an intermission. */
export function useIntermission(weddingId: number) {
  return useDeed(weddingId, () => call(live.intermission, { params: { weddingId } }));
}

/** Ends an intermission. */
export function useResumeLive(weddingId: number) {
  return useDeed(weddingId, () => call(live.resume, { params: { weddingId } }));
}

/** Ends the stream. */
export function useCloseLive(weddingId: number) {
  return useDeed(weddingId, () => call(live.close, { params: { weddingId } }));
}

/** Cuts the stream at once, for the reason that is given. */
export function useEmergencyStop(weddingId: number) {
  return useDeed(weddingId, (reason: string) => call(live.emergencyStop, { params: { weddingId }, body: { reason } }));
}

/** Tells the guests that it begins later, or takes that back. */
export function useDelayLive(weddingId: number) {
  return useDeed(weddingId, (isDelayed: boolean) => call(live.delay, { params: { weddingId }, body: { isDelayed } }));
}

/** Deletes the reactions so far and what was recorded before publishing. */
export function useClearRehearsal(weddingId: number) {
  return useDeed(weddingId, () => call(live.clearRehearsal, { params: { weddingId } }));
}

/** The address of the whole log as a file. */
export const liveLogAddress = (weddingId: number): string => addressOf(live.log, { params: { weddingId } });
