import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { attendant, attendantCounted, attendantWatched } from '@kotohogi/contract/attendant';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { call } from '../../shell/api/call.ts';
import { forgetSession } from '../../shell/session/session.ts';
import { useSocket } from '../../shell/socket/use-socket.tsx';

/** What is known of a wedding stays fresh this long when one goes from page to page; on the page itself news come by socket. */
const FRESH_MS = 10_000;

/** Everything a guest page begins with; `invpreview` names an unsaved invitation. */
export const attendanceQuery = (weddingKey: string, invpreview?: string) =>
  queryOptions({
    queryKey: ['attendance', weddingKey, invpreview ?? ''],
    queryFn: () => call(attendant.detail, { params: { wedding: weddingKey }, query: { invpreview } }),
    staleTime: FRESH_MS,
  });

/** The wedding of the page, asked for again every ten seconds while `isPolled` (decision 121). */
export function useAttendanceDetail(weddingKey: string, invpreview: string | undefined, isPolled: boolean) {
  return useQuery({ ...attendanceQuery(weddingKey, invpreview), refetchInterval: isPolled ? FRESH_MS : false });
}

/** What a page does with news of its wedding: ask for all of it again, or put in what was just heard. */
export interface AttendanceNews {
  readonly refresh: () => Promise<void>;
  readonly hear: (news: Partial<AttendanceDetail>) => void;
}

/** Asks for the wedding anew, or puts in what has just been heard of it. */
export function useAttendanceNews(weddingKey: string): AttendanceNews {
  const client = useQueryClient();
  return useMemo(() => {
    const queryKey = ['attendance', weddingKey];
    const isDetail = ({ queryKey: [, , third] }: { readonly queryKey: readonly unknown[] }) => third !== 'audience';
    return {
      refresh: () => client.invalidateQueries({ queryKey }),
      hear: news => {
        client.setQueriesData<AttendanceDetail>(
          { queryKey, predicate: isDetail },
          known => known && { ...known, ...news },
        );
      },
    };
  }, [client, weddingKey]);
}

/** Forgets what was known of visitor and wedding: somebody signed in, or out. */
function useForget(weddingKey: string) {
  const client = useQueryClient();
  return async () => {
    await forgetSession(client);
    await client.invalidateQueries({ queryKey: ['attendance', weddingKey] });
  };
}

interface Join {
  readonly body: CallInput<typeof attendant.join>['body'];
  readonly idempotencyKey: string;
}

/** Sends a reply. */
export function useJoin(weddingKey: string) {
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: Join) =>
      call(attendant.join, { params: { wedding: weddingKey }, body }, { idempotencyKey }),
    onSuccess: useForget(weddingKey),
  });
}

/** Signs a guest in. */
export function useGuestLogin(weddingKey: string) {
  return useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      call(attendant.login, { params: { wedding: weddingKey }, body }),
    onSuccess: useForget(weddingKey),
  });
}

/** Signs the guest out of this wedding. */
export function useGuestLogout(weddingKey: string) {
  return useMutation({
    mutationFn: () => call(attendant.logout, { query: { weddingKey } }),
    onSuccess: useForget(weddingKey),
  });
}

/** Changes what the guest has said of himself. */
export function useUpdateMe(weddingKey: string) {
  const { refresh } = useAttendanceNews(weddingKey);
  return useMutation({
    mutationFn: (body: CallInput<typeof attendant.me>['body']) => call(attendant.me, { query: { weddingKey }, body }),
    onSuccess: refresh,
  });
}

/** Who else attends, and who of them is there. */
export function useAudience(weddingKey: string) {
  return useQuery({
    queryKey: ['attendance', weddingKey, 'audience'],
    queryFn: () => call(attendant.audience, { params: { wedding: weddingKey }, query: {} }),
    staleTime: 5_000,
  });
}

/** Looks a Japanese postal code up; rejects when there is no such address. */
export function useAddressLookUp(weddingKey: string) {
  return useCallback(
    (zip: string) => call(attendant.address, { params: { wedding: weddingKey }, query: { zip } }),
    [weddingKey],
  );
}

/** Hears how many guests are there. */
export function useViewerCount(heard: (viewerCount: number) => void): void {
  const socket = useSocket();
  useEffect(() => socket?.on(attendantCounted, ({ viewerCount }) => heard(viewerCount)), [socket, heard]);
}

/** Tells the server that the player has been playing for a quarter of a minute. */
export function useReportWatched(): (view: 'live' | 'archive') => void {
  const socket = useSocket();
  return useCallback(view => socket?.send(attendantWatched, { view }), [socket]);
}
