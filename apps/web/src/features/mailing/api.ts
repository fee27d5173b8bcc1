import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { mailing } from '@kotohogi/contract/mailing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

const keyOf = (token: string) => ['mail-choices', token];

/** The recipient's mail preferences. */
export function useMailChoices(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: () => call(mailing.readChoices, { query: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Turns a kind of mail off or on. */
export function useChoose(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof mailing.choose>['body']) => call(mailing.choose, { query: { token }, body }),
    onSuccess: choices => client.setQueryData(keyOf(token), choices),
  });
}

/** Guests whose address rejects mails. */
export function useMailRefusals(weddingId: number) {
  return useQuery({
    queryKey: ['mail-refusals', weddingId],
    queryFn: () => call(mailing.listRefusals, { params: { weddingId } }),
  });
}
