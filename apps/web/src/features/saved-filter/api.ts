import { savedFilter } from '@kotohogi/contract/saved-filter';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../shell/api/call.ts';

const keyOf = (list: string) => ['savedFilters', list] as const;

/** The filters that the user saved for a list. */
export function useSavedFilters(list: string) {
  return useQuery({
    queryKey: keyOf(list),
    queryFn: () => call(savedFilter.list, { query: { list } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Saves filters under a name. */
export function useSaveFilters(list: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Omit<Input<typeof savedFilter.save>['body'], 'list'>) =>
      call(savedFilter.save, { body: { list, ...body } }),
    onSuccess: saved => client.setQueryData(keyOf(list), saved),
  });
}

/** Renames saved filters. */
export function useRenameFilters(list: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { readonly id: number; readonly name: string }) =>
      call(savedFilter.rename, { params: { id }, body: { name } }),
    onSuccess: renamed => client.setQueryData(keyOf(list), renamed),
    // Another window may have renamed or deleted them already.
    onError: () => client.invalidateQueries({ queryKey: keyOf(list) }),
  });
}

/** Deletes saved filters. */
export function useRemoveFilters(list: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(savedFilter.remove, { params: { id } }),
    onSuccess: left => client.setQueryData(keyOf(list), left),
    // Another window may have deleted them already.
    onError: () => client.invalidateQueries({ queryKey: keyOf(list) }),
  });
}
