import { attendant, attendantAnswered } from '@kotohogi/contract/attendant';
import type { CallInput, OutputOf } from '@kotohogi/contract/kit/endpoint';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { useHeard } from '../../shell/socket/use-heard.ts';

/** A page of the couple's list of guests. */
export type GuestPage = OutputOf<typeof attendant.list>;
export type GuestQuery = CallInput<typeof attendant.list>['query'];

/** The guests of the couple's wedding; while another page is on its way the last one stays. */
export function useGuests(weddingId: number, query: GuestQuery) {
  return useQuery({
    queryKey: ['wedding', weddingId, 'attendants', query],
    queryFn: () => call(attendant.list, { params: { weddingId }, query }),
    placeholderData: keepPreviousData,
  });
}

/** Keeps everything the page shows of a wedding true while guests answer. */
export function useFreshAnswers(): void {
  const client = useQueryClient();
  useHeard(attendantAnswered, () => void client.invalidateQueries({ queryKey: ['wedding'] }));
}
