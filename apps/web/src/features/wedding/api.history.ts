import { weddingHistory } from '@kotohogi/contract/wedding-history';
import { call } from '../../shell/api/call.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';

type Query = Readonly<Record<string, string | number>>;

/** A page of the changes in a wedding. */
export function useWeddingHistory(facilityId: number, weddingId: number, query: Query) {
  return useListPage(['wedding', 'history', facilityId, weddingId, query], () =>
    call(weddingHistory.list, { params: { facilityId, weddingId }, query }),
  );
}
