import { gift } from '@kotohogi/contract/gift';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../shell/api/call.ts';
import { useCallOnce } from '../../shell/api/use-call-once.ts';
import { useSocketEvent } from '../../shell/socket/use-socket-event.ts';
import { isUnderWay, usePaymentStepped } from '../payment/index.ts';
import { untilClosed } from './closing.ts';

/** The polling interval of a payment in progress, in addition to socket events. */
const FOLLOW_MS = 1_500;

const infoKey = (weddingKey: string) => ['gift', 'info', weddingKey] as const;

/** The current gift offer and the guest's own payments; polled closely while one of them is in progress. */
export function useGiftInfo(weddingKey: string) {
  const client = useQueryClient();
  usePaymentStepped(() => void client.invalidateQueries({ queryKey: ['gift', 'info'] }));
  return useQuery({
    queryKey: infoKey(weddingKey),
    queryFn: () => call(gift.paymentInfo, { params: { wedding: weddingKey } }),
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data?.payments.some(isUnderWay)
        ? FOLLOW_MS
        : untilClosed(data?.offer, { learntAt: dataUpdatedAt, now: Date.now() }),
  });
}

/** Gives money, a message or both. */
export function useSendGift(weddingKey: string) {
  const client = useQueryClient();
  const send = useCallOnce(gift.send);
  return useMutation({
    mutationFn: (body: Input<typeof gift.send>['body']) => send({ params: { wedding: weddingKey }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: infoKey(weddingKey) }),
  });
}

const summaryKey = (weddingId: number) => ['gift', 'summary', weddingId] as const;

/** All gifts of a wedding and their totals, kept up to date by socket events. */
export function useGiftSummary(weddingId: number) {
  const client = useQueryClient();
  useGiftSent(() => void client.invalidateQueries({ queryKey: summaryKey(weddingId) }));
  return useQuery({
    queryKey: summaryKey(weddingId),
    queryFn: () => call(gift.summary, { params: { weddingId } }),
  });
}

/** Calls back when a gift has arrived, without its amount. */
export function useGiftSent(onSent: (gift: { readonly id: number; readonly at: number }) => void): void {
  useSocketEvent(gift.sent, onSent);
}
