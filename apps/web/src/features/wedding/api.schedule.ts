import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { weddingSchedule } from '@kotohogi/contract/wedding-schedule';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** Postpones, cancels or reschedules; refetches every page of the wedding, even after a conflict. */
export function useChangeSchedule(weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof weddingSchedule.change>['body']) =>
      call(weddingSchedule.change, { params: { weddingId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['wedding'] }),
  });
}
