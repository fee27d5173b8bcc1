import { congratulation } from '@kotohogi/contract/congratulation';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** The messages to the couple; while another page is on its way the last one stays. */
export function useMessages(weddingId: number, query: CallInput<typeof congratulation.list>['query']) {
  return useQuery({
    queryKey: ['wedding', weddingId, 'congratulations', query],
    queryFn: () => call(congratulation.list, { params: { weddingId }, query }),
    placeholderData: keepPreviousData,
  });
}
