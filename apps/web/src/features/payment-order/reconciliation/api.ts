import { reconciliation } from '@kotohogi/contract/reconciliation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shell/api/call.ts';
import { useListPage } from '../../../shell/list/use-list-search.ts';

type Query = Readonly<Record<string, string | number>>;

const DIFFERENCES = ['reconciliation', 'differences'] as const;

/** A page of the differences from the gateway. */
export function useDifferences(query: Query) {
  return useListPage([...DIFFERENCES, query], () => call(reconciliation.listDifferences, { query }));
}

/** A page of the daily runs. */
export function useRuns(query: Query) {
  return useListPage(['reconciliation', 'runs', query], () => call(reconciliation.listRuns, { query }));
}

/** Resolves a difference; the list is fetched again in any case, because another person may have been faster. */
export function useResolve(differenceId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly reason: string }) => call(reconciliation.resolve, { params: { differenceId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: DIFFERENCES }),
  });
}
