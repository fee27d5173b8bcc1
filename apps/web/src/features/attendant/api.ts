import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { attendant, attendantCounted } from '@kotohogi/contract/attendant';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../shell/api/call.ts';
import { takeFirstAnswer } from '../../shell/api/first-answer.ts';
import { useSocketEvent } from '../../shell/socket/use-socket-event.ts';

/** How long a wedding's data stays fresh when moving between pages; an open page gets updates over the socket. */
const FRESH_MS = 10_000;

/** The key of a sample wedding contains its hall (docs/product/guest-page.md#sample). */
const DEMO_KEY = /^_demo_\d+-(\d+)-(\d+)$/;

/** The initial data of a guest page; `invpreview` names an unsaved invitation. */
export const attendanceQuery = (weddingKey: string, invpreview?: string) =>
  queryOptions({
    queryKey: ['attendance', weddingKey, invpreview ?? ''],
    queryFn: () => {
      const [, facilityId, hallId] = DEMO_KEY.exec(weddingKey) ?? [];
      if (facilityId && hallId) return call(attendant.demo, { params: { facilityId, hallId } });
      const asked = { params: { wedding: weddingKey }, query: { invpreview } };
      return takeFirstAnswer(attendant.detail, asked) ?? call(attendant.detail, asked);
    },
    staleTime: FRESH_MS,
  });

/** The wedding of the page, polled every ten seconds while `isPolled` (docs/product/guest-page.md#states). */
export function useAttendanceDetail(weddingKey: string, invpreview: string | undefined, isPolled: boolean) {
  return useQuery({ ...attendanceQuery(weddingKey, invpreview), refetchInterval: isPolled ? FRESH_MS : false });
}

/** How a page applies an update of its wedding: refetch everything, or merge the received fields. */
export interface AttendanceEvents {
  readonly refresh: () => Promise<void>;
  readonly update: (changes: Partial<AttendanceDetail>) => void;
}

/** Refetches the wedding or merges received fields into the cache. */
export function useAttendanceEvents(weddingKey: string): AttendanceEvents {
  const client = useQueryClient();
  return useMemo(() => {
    const queryKey = ['attendance', weddingKey];
    const isDetail = ({ queryKey: [, , third] }: { readonly queryKey: readonly unknown[] }) => third !== 'audience';
    return {
      refresh: () => client.invalidateQueries({ queryKey }),
      update: changes => {
        client.setQueriesData<AttendanceDetail>(
          { queryKey, predicate: isDetail },
          known => known && { ...known, ...changes },
        );
      },
    };
  }, [client, weddingKey]);
}

/** The other guests, and who of them is online. */
export function useAudience(weddingKey: string) {
  return useQuery({
    queryKey: ['attendance', weddingKey, 'audience'],
    queryFn: () => call(attendant.audience, { params: { wedding: weddingKey }, query: {} }),
    staleTime: 5_000,
  });
}

/** Subscribes to the number of guests online. */
export function useViewerCount(onEvent: (viewerCount: number) => void): void {
  useSocketEvent(attendantCounted, ({ viewerCount }) => onEvent(viewerCount));
}
