import { archiveSale, archiveSaleChanged } from '@kotohogi/contract/archive-sale';
import { liveChanged } from '@kotohogi/contract/live';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../shell/api/call.ts';
import { useCallOnce } from '../../shell/api/use-call-once.ts';
import { useSocketEvent } from '../../shell/socket/use-socket-event.ts';
import { isUnderWay, usePaymentStepped } from '../payment/index.ts';

/** The polling interval of a payment in progress, in addition to socket events. */
const FOLLOW_MS = 1_500;

/** Guests refetch after a change at random moments within this time, not all at once. */
const SPREAD_MS = 500;

const foundKey = (weddingId: number) => ['archive-sale', 'found', weddingId] as const;

/** The buyer's status for the recording; polled closely while a payment is in progress. */
export function useArchiveSaleStatus(weddingId: number | undefined) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: ['archive-sale', 'found'] });
  usePaymentStepped(refresh);
  // The file is ready some time after the recording can be watched; a stream event announces it to everybody at once.
  const refreshSoon = () => void setTimeout(refresh, Math.random() * SPREAD_MS);
  useSocketEvent(liveChanged, refreshSoon);
  useSocketEvent(archiveSaleChanged, refreshSoon);
  return useQuery({
    queryKey: foundKey(weddingId ?? 0),
    queryFn: () => call(archiveSale.found, { params: { weddingId: weddingId ?? 0 } }),
    enabled: weddingId !== undefined,
    refetchInterval: query => (isUnderWay(query.state.data?.payment) ? FOLLOW_MS : false),
  });
}

/** The gateway shop for card tokens; requested when the card form opens. */
export function usePaymentSetting(weddingId: number | undefined, isNeeded: boolean) {
  return useQuery({
    queryKey: ['archive-sale', 'payment-setting', weddingId],
    queryFn: () => call(archiveSale.paymentSetting, { params: { weddingId: weddingId ?? 0 } }),
    enabled: isNeeded && weddingId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Buys the recording. */
export function useSettle(weddingId: number) {
  const client = useQueryClient();
  const settle = useCallOnce(archiveSale.settle);
  return useMutation({
    mutationFn: (body: Input<typeof archiveSale.settle>['body']) => settle({ params: { weddingId }, body }),
    onSuccess: status => client.setQueryData(foundKey(weddingId), status),
  });
}

/** Requests a signed URL and downloads the file. */
export function useDownload(weddingId: number) {
  return useMutation({
    mutationFn: () => call(archiveSale.download, { params: { weddingId } }),
    onSuccess: ({ url }) => location.assign(url),
  });
}
