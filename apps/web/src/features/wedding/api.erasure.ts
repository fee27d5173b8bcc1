import { weddingErasure } from '@kotohogi/contract/wedding-erasure';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

const keyOf = (weddingId: number) => ['wedding', weddingId, 'erasure'] as const;

/** The date on which everything is erased, and the dates to choose from. */
export function useErasure(weddingId: number) {
  return useQuery({
    queryKey: keyOf(weddingId),
    queryFn: () => call(weddingErasure.read, { params: { weddingId } }),
  });
}

/** Requests a date, or withdraws the request (null). */
export function useRequestErasure(weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (date: string | null) => call(weddingErasure.request, { params: { weddingId }, body: { date } }),
    onSuccess: state => client.setQueryData(keyOf(weddingId), state),
  });
}
