import { attendant, attendantAnswered } from '@kotohogi/contract/attendant';
import type { CallInput, OutputOf } from '@kotohogi/contract/kit/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';
import { useSocketEvent } from '../../shell/socket/use-socket-event.ts';

/** A page of the couple's guest list. */
export type GuestPage = OutputOf<typeof attendant.list>;
export type GuestQuery = CallInput<typeof attendant.list>['query'];

/** The guest list of the couple's wedding; keeps the previous page while the next one loads. */
export function useGuests(weddingId: number, query: GuestQuery) {
  return useListPage(['wedding', weddingId, 'attendants', query], () =>
    call(attendant.list, { params: { weddingId }, query }),
  );
}

/** Refetches the wedding's data whenever guests answer. */
export function useFreshAnswers(): void {
  const client = useQueryClient();
  useSocketEvent(attendantAnswered, () => void client.invalidateQueries({ queryKey: ['wedding'] }));
}
