import { paymentOrder } from '@kotohogi/contract/payment-order';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, call } from '../../shell/api/call.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';

type Query = Readonly<Record<string, string | number>>;

interface OfWedding {
  readonly facilityId: number;
  readonly weddingId: number;
}

/** How often a payment is fetched again while a call to the gateway is due or open. */
const POLL_MS = 2_000;

/** A page of the payments of all facilities. */
export function usePaymentOrders(query: Query) {
  return useListPage(['paymentOrder', 'list', query], () => call(paymentOrder.list, { query }));
}

/** The URL of the file with all rows that match these filters. */
export const paymentCsvAddress = (query: Query): string => addressOf(paymentOrder.csv, { query });

/** A page of the events of a wedding's payments. */
export function useWeddingEvents(params: OfWedding, query: Query) {
  return useListPage(['paymentOrder', 'weddingEvents', params, query], () =>
    call(paymentOrder.weddingEvents, { params, query }),
  );
}

/** The URL of the file with all events that match these filters. */
export const weddingEventsCsvAddress = (params: OfWedding, query: Query): string =>
  addressOf(paymentOrder.weddingEventsCsv, { params, query });

/** A payment with its history; it follows its calls to the gateway until they are answered. */
export function usePaymentOrder(orderId: string) {
  return useQuery({
    queryKey: ['paymentOrder', 'read', orderId],
    queryFn: () => call(paymentOrder.read, { params: { orderId } }),
    refetchInterval: ({ state }) => (state.data?.isInProgress === true ? POLL_MS : false),
  });
}

/** The trade at the gateway, asked again after each event of the payment. */
export function useTradeInfo(orderId: string, lastEvent: number) {
  return useQuery({
    queryKey: ['paymentOrder', 'trade', orderId, lastEvent],
    queryFn: () => call(paymentOrder.tradeInfo, { params: { orderId } }),
    placeholderData: keepPreviousData,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** Fetches the payment again, whether or not the command took effect: another person may have been faster. */
function useFresh(orderId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['paymentOrder', 'read', orderId] });
}

/** Has the product ask the gateway and follow its answer. */
export function useSyncTrade(orderId: string) {
  const refresh = useFresh(orderId);
  return useMutation({
    mutationFn: () => call(paymentOrder.sync, { params: { orderId } }),
    onSettled: refresh,
  });
}

export interface RefundBody {
  readonly reason: string;
  readonly password: string;
  readonly facilityCarries: boolean;
  readonly byHand: boolean;
}

/** Returns the money, or records that it was returned by hand. */
export function useRefund(orderId: string) {
  const refresh = useFresh(orderId);
  return useMutation({
    mutationFn: (body: RefundBody) => call(paymentOrder.refund, { params: { orderId }, body }),
    onSettled: refresh,
  });
}
