import { payment } from '@kotohogi/contract/payment';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';
import { useSocketEvent } from '../../shell/socket/use-socket-event.ts';

type Query = Readonly<Record<string, string | number>>;

/** A page of a facility's payments, with the totals of all rows that match the filters. */
export function usePayments(facilityId: number, query: Query) {
  return useListPage(['payment', 'list', facilityId, query], () =>
    call(payment.list, { params: { facilityId }, query }),
  );
}

/** A page of a facility's recording sales. */
export function useArchiveVideoPayments(facilityId: number, query: Query) {
  return useListPage(['payment', 'archive-video', facilityId, query], () =>
    call(payment.listArchiveVideo, { params: { facilityId }, query }),
  );
}

/** The money of one wedding, for staff. */
export function useWeddingSummary(facilityId: number, weddingId: number) {
  return useQuery({
    queryKey: ['payment', 'wedding-summary', facilityId, weddingId],
    queryFn: () => call(payment.weddingSummary, { params: { facilityId, weddingId } }),
  });
}

/** The gift money of one wedding, for its couple. */
export function usePaymentSummary(weddingId: number) {
  return useQuery({
    queryKey: ['payment', 'summary', weddingId],
    queryFn: () => call(payment.summary, { params: { weddingId } }),
  });
}

/** Calls back whenever one of the guest's own payments changes. */
export function usePaymentStepped(onStepped: () => void): void {
  useSocketEvent(payment.stepped, () => onStepped());
}
