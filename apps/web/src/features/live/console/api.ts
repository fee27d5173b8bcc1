import { type LiveConsole, live, liveReported } from '@kotohogi/contract/live';
import type { ProviderKey } from '@kotohogi/domain/live/types';
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';
import { addressOf, call } from '../../../shell/api/call.ts';
import { reactionTo } from '../../../shell/api/reaction.ts';
import { useSocket } from '../../../shell/socket/use-socket.tsx';
import { addSample, type Sample, sampleOf, WINDOW_MS } from './checks/console-history.ts';

/** How often the console is polled while its window is visible. */
const WATCHED_MS = 2000;
/**
 * A hidden window still counts as activity, so staff are not signed out in the middle of a ceremony
 * (docs/product/console.md#updates).
 */
const HIDDEN_MS = 60_000;

const historyKey = (weddingId: number) => ['live', 'history', weddingId] as const;

const loudnessKey = (weddingId: number) => ['live', 'loudness', weddingId] as const;

/** The query for the console of a wedding; every response adds a point to the graphs. */
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

/** The console of a wedding's stream, at most two seconds old while it is visible. */
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
    // When a permission is revoked, show the error page even though cached data is still available.
    throwOnError: error => error instanceof ApiError && reactionTo(error.status) === 'error-page',
  });
  const state = query.data?.state;
  useEffect(() => {
    // Keeps the list of today's streams in sync with the console.
    if (state !== undefined) void client.invalidateQueries({ queryKey: ['wedding', 'days'] });
  }, [client, state]);
  return query;
}

/** The samples of the last ten minutes, oldest first. They survive switching to another tab. */
export function useLiveHistory(weddingId: number): readonly Sample[] {
  const { data } = useQuery<readonly Sample[]>({
    queryKey: historyKey(weddingId),
    queryFn: skipToken,
    gcTime: WINDOW_MS,
  });
  return data ?? [];
}

/** Stores the loudness of the preview in dB below full scale; null = nothing measurable. */
export function useReportLoudness(weddingId: number): (levelDb: number | null) => void {
  const client = useQueryClient();
  return useCallback(levelDb => void client.setQueryData(loudnessKey(weddingId), levelDb), [client, weddingId]);
}

/** A command that returns the updated console. */
function useCommand<Given = void>(weddingId: number, mutationFn: (given: Given) => Promise<LiveConsole>) {
  const client = useQueryClient();
  const { queryKey } = consoleQuery(weddingId);
  return useMutation({
    mutationFn,
    // A response already in flight does not include this change yet.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: answer => {
      client.setQueryData(queryKey, answer);
    },
    // Refetches the real state after any failure.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

/** Creates the slot at a provider. */
export function useCreateLive(weddingId: number) {
  return useCommand(weddingId, (provider: ProviderKey) =>
    call(live.create, { params: { weddingId, param: provider } }),
  );
}

/** Asks the provider for the current state. */
export function useSyncLive(weddingId: number) {
  return useCommand(weddingId, () => call(live.sync, { params: { weddingId } }));
}

/** Starts waiting for the encoder. */
export function useOpenLive(weddingId: number) {
  return useCommand(weddingId, () => call(live.open, { params: { weddingId } }));
}

/** Shows the stream to the guests. */
export function usePublishLive(weddingId: number) {
  return useCommand(weddingId, () => call(live.publish, { params: { weddingId } }));
}

/** Shows the guests an intermission. */
export function useIntermission(weddingId: number) {
  return useCommand(weddingId, () => call(live.intermission, { params: { weddingId } }));
}

/** Ends an intermission. */
export function useResumeLive(weddingId: number) {
  return useCommand(weddingId, () => call(live.resume, { params: { weddingId } }));
}

/** Ends the stream. */
export function useCloseLive(weddingId: number) {
  return useCommand(weddingId, () => call(live.close, { params: { weddingId } }));
}

/** Stops the stream immediately, with the given reason. */
export function useEmergencyStop(weddingId: number) {
  return useCommand(weddingId, (reason: string) =>
    call(live.emergencyStop, { params: { weddingId }, body: { reason } }),
  );
}

/** Announces a delayed start to the guests, or withdraws the announcement. */
export function useDelayLive(weddingId: number) {
  return useCommand(weddingId, (isDelayed: boolean) =>
    call(live.delay, { params: { weddingId }, body: { isDelayed } }),
  );
}

/** Deletes the reactions so far and everything recorded before publishing. */
export function useClearRehearsal(weddingId: number) {
  return useCommand(weddingId, () => call(live.clearRehearsal, { params: { weddingId } }));
}

/** The URL of the full log as a file. */
export const liveLogAddress = (weddingId: number): string => addressOf(live.log, { params: { weddingId } });
