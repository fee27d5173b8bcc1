import { weddingDeletion } from '@kotohogi/contract/wedding-deletion';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';

type Query = Readonly<Record<string, string | number>>;

/** A page of the deleted weddings that can still be restored. */
export function useDeletedWeddings(facilityId: number, query: Query) {
  return useListPage(['wedding', 'deleted', facilityId, query], () =>
    call(weddingDeletion.list, { params: { facilityId }, query }),
  );
}

/** Deletes a wedding. */
export function useDeleteWedding(facilityId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (weddingId: number) => call(weddingDeletion.remove, { params: { facilityId, weddingId } }),
    // The user leaves the page of the deleted wedding next, so it is not fetched again.
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [noun, what] }) => noun === 'wedding' && what !== 'detail' }),
  });
}

/** Restores a deleted wedding. */
export function useRestoreWedding(facilityId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (weddingId: number) => call(weddingDeletion.restore, { params: { facilityId, weddingId } }),
    // After a refusal too, because another user may have restored it.
    onSettled: () => client.invalidateQueries({ queryKey: ['wedding'] }),
  });
}
