import { correction } from '@kotohogi/contract/correction';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { useCallOnce } from '../../shell/api/use-call-once.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';

/** A page of the corrections. */
export function useCorrections(query: Readonly<Record<string, string | number>>) {
  return useListPage(['correction', 'list', query], () => call(correction.list, { query }));
}

/** A correction with what it would do to the balances now. */
export function useCorrection(correctionId: number) {
  return useQuery({
    queryKey: ['correction', 'read', correctionId],
    queryFn: () => call(correction.read, { params: { correctionId } }),
  });
}

/** The facilities that a correction can be proposed for. */
export function useVenues() {
  return useQuery({ queryKey: ['correction', 'venues'], queryFn: () => call(correction.venues, {}) });
}

/** Fetches the corrections again, whether or not the step took effect: another person may have been faster. */
function useFresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['correction'] });
}

/** Reads what a correction would do to the balances now. */
export function usePreview() {
  return useMutation({
    mutationFn: (body: CallInput<typeof correction.preview>['body']) => call(correction.preview, { body }),
  });
}

/** Proposes a correction. */
export function usePropose() {
  const send = useCallOnce(correction.create);
  return useMutation({
    mutationFn: (body: CallInput<typeof correction.create>['body']) => send({ body }),
    onSettled: useFresh(),
  });
}

/** Approves the correction of another person. */
export function useApprove(correctionId: number) {
  return useMutation({
    mutationFn: (body: { password: string }) => call(correction.approve, { params: { correctionId }, body }),
    onSettled: useFresh(),
  });
}

/** Declines the correction of another person. */
export function useDecline(correctionId: number) {
  return useMutation({
    mutationFn: (body: { reason: string }) => call(correction.decline, { params: { correctionId }, body }),
    onSettled: useFresh(),
  });
}

/** Withdraws an own correction. */
export function useWithdraw(correctionId: number) {
  return useMutation({
    mutationFn: () => call(correction.withdraw, { params: { correctionId }, body: {} }),
    onSettled: useFresh(),
  });
}
