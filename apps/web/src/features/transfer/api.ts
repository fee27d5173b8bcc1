import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { transfer } from '@kotohogi/contract/transfer';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, call } from '../../shell/api/call.ts';
import { useCallOnce } from '../../shell/api/use-call-once.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';
import type { SearchTexts } from '../../shell/router/search.ts';

/** The wedding whose money is transferred. */
export interface OfWedding {
  readonly facilityId: number;
  readonly weddingId: number;
}

const keyOf = ({ facilityId, weddingId }: OfWedding) => ['transfer', 'list', facilityId, weddingId] as const;

/** What is owed to the couple of a wedding, its transfers and claims. */
export function useTransfers(of: OfWedding) {
  return useQuery({ queryKey: keyOf(of), queryFn: () => call(transfer.list, { params: { ...of } }) });
}

/**
 * Fetches the transfers, the reports on them and the money of the wedding again, whether or not the step took effect:
 * another person may have been faster.
 */
function useFresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['transfer'] }),
      client.invalidateQueries({ queryKey: ['payment'] }),
      client.invalidateQueries({ queryKey: ['wedding'] }),
    ]);
}

/** Orders the transfer that is due. */
export function useOrder(of: OfWedding) {
  const send = useCallOnce(transfer.order);
  return useMutation({
    mutationFn: (body: CallInput<typeof transfer.order>['body']) => send({ params: { ...of }, body }),
    onSettled: useFresh(),
  });
}

interface OfTransfer extends OfWedding {
  readonly transferId: number;
}

/** Approves an order of another person. */
export function useApprove({ transferId, ...of }: OfTransfer) {
  return useMutation({
    mutationFn: (body: CallInput<typeof transfer.approve>['body']) =>
      call(transfer.approve, { params: { ...of, transferId }, body }),
    onSettled: useFresh(),
  });
}

/** Withdraws or declines an order that awaits approval. */
export function useCancel({ transferId, ...of }: OfTransfer) {
  return useMutation({
    mutationFn: (body: CallInput<typeof transfer.cancel>['body']) =>
      call(transfer.cancel, { params: { ...of, transferId }, body }),
    onSettled: useFresh(),
  });
}

/** Records that the money of a transfer arrived. */
export function useConfirm({ transferId, ...of }: OfTransfer) {
  return useMutation({
    mutationFn: (body: CallInput<typeof transfer.confirm>['body']) =>
      call(transfer.confirm, { params: { ...of, transferId }, body }),
    onSettled: useFresh(),
  });
}

/** Records that the bank did not carry out a transfer. */
export function useFail({ transferId, ...of }: OfTransfer) {
  return useMutation({
    mutationFn: (body: CallInput<typeof transfer.fail>['body']) =>
      call(transfer.fail, { params: { ...of, transferId }, body }),
    onSettled: useFresh(),
  });
}

/** Settles a claim on the couple. */
export function useSettle({ orderId, ...of }: OfWedding & { readonly orderId: string }) {
  return useMutation({
    mutationFn: (body: CallInput<typeof transfer.settleClaim>['body']) =>
      call(transfer.settleClaim, { params: { ...of, orderId }, body }),
    onSettled: useFresh(),
  });
}

/** The couples who are owed money as of a day. */
export function useUnpaid(facilityId: number, query: SearchTexts) {
  return useQuery({
    queryKey: ['transfer', 'unpaid', facilityId, query],
    queryFn: () => call(transfer.unpaid, { params: { facilityId }, query }),
    placeholderData: keepPreviousData,
  });
}

/** The URL of the file with the same rows. */
export const unpaidCsvAddress = (facilityId: number, query: SearchTexts): string =>
  addressOf(transfer.unpaidCsv, { params: { facilityId }, query });

/** One page of the facility's transfers. */
export function useDeposits(facilityId: number, query: Readonly<Record<string, string | number>>) {
  return useListPage(['transfer', 'deposits', facilityId, query], () =>
    call(transfer.deposits, { params: { facilityId }, query }),
  );
}

/** The URL of the file with the same rows. */
export const depositsCsvAddress = (facilityId: number, query: SearchTexts): string =>
  addressOf(transfer.depositsCsv, { params: { facilityId }, query });

/** The URL of the couple's statement as PDF. */
export const statementAddress = (weddingId: number, language: 'ja' | 'en'): string =>
  addressOf(transfer.statement, { params: { weddingId }, query: { language } });
