import { type AttendantDetail, attendantHost, type GuestEntry } from '@kotohogi/contract/attendant-host';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, call } from '../../../shell/api/call.ts';
import { useCallOnce } from '../../../shell/api/use-call-once.ts';

const guestKey = (weddingId: number, id: number) => ['wedding', weddingId, 'attendant', id] as const;

/** Everything the couple may see of one guest. */
export function useGuest(weddingId: number, id: number) {
  return useQuery({
    queryKey: guestKey(weddingId, id),
    queryFn: () => call(attendantHost.detail, { params: { weddingId, id } }),
  });
}

/** Refetches the lists and counts of a wedding. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['wedding'] });
}

/** Adds a guest who answered by telephone or letter. */
export function useEnterGuest(weddingId: number) {
  const refresh = useRefresh();
  const enter = useCallOnce(attendantHost.enter);
  return useMutation({
    mutationFn: (body: GuestEntry) => enter({ params: { weddingId }, body }),
    onSuccess: refresh,
  });
}

/** Updates a guest's details or answer. */
export function useChangeGuest(weddingId: number, id: number) {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: CallInput<typeof attendantHost.update>['body']) =>
      call(attendantHost.update, { params: { weddingId, id }, body }),
    onSuccess: changed => {
      client.setQueryData<AttendantDetail>(guestKey(weddingId, id), changed);
      return refresh();
    },
  });
}

/** Blocks or unblocks a guest. */
export function useBlockGuest(weddingId: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, ng }: { readonly id: number; readonly ng: boolean }) =>
      call(attendantHost.ng, { params: { weddingId, id }, body: { ng } }),
    onSuccess: refresh,
  });
}

/** The URLs of the two files. */
export const fileAddress = {
  guests: (weddingId: number): string => addressOf(attendantHost.csv, { params: { weddingId } }),
  returns: (weddingId: number): string => addressOf(attendantHost.returnsCsv, { params: { weddingId } }),
} as const;
