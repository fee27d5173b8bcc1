import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { weddingStanding } from '@kotohogi/contract/wedding-standing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** Postpones, cancels or reschedules; refetches every page of the wedding, even after a conflict. */
export function useChangeStanding(weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof weddingStanding.change>['body']) =>
      call(weddingStanding.change, { params: { weddingId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['wedding'] }),
  });
}
