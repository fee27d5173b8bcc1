import { attendant } from '@kotohogi/contract/attendant';
import type { CallInput, OutputOf } from '@kotohogi/contract/kit/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

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
