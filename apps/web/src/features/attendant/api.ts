import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { attendant, attendantCounted } from '@kotohogi/contract/attendant';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../shell/api/call.ts';
import { takeFirstAnswer } from '../../shell/api/first-answer.ts';
import { useHeard } from '../../shell/socket/use-heard.ts';

/** What is known of a wedding stays fresh this long when one goes from page to page; on the page itself news come by socket. */
const FRESH_MS = 10_000;

/** A sample wedding names its hall (decision 10). */
const DEMO_KEY = /^_demo_\d+-(\d+)-(\d+)$/;

/** Everything a guest page begins with; `invpreview` names an unsaved invitation. */
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

/** Who else attends, and who of them is there. */
export function useAudience(weddingKey: string) {
  return useQuery({
    queryKey: ['attendance', weddingKey, 'audience'],
    queryFn: () => call(attendant.audience, { params: { wedding: weddingKey }, query: {} }),
    staleTime: 5_000,
  });
}

/** Hears how many guests are there. */
export function useViewerCount(heard: (viewerCount: number) => void): void {
  useHeard(attendantCounted, ({ viewerCount }) => heard(viewerCount));
}
