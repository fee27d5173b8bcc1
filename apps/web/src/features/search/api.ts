import { search } from '@kotohogi/contract/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** The area that is searched. */
export type SearchScope =
  | { readonly kind: 'facility'; readonly facilityId: number }
  | { readonly kind: 'company'; readonly companyId: number }
  | { readonly kind: 'platform' };

function ask(scope: SearchScope, q: string) {
  switch (scope.kind) {
    case 'facility':
      return call(search.facility, { params: { facilityId: scope.facilityId }, query: { q } });
    case 'company':
      return call(search.company, { params: { companyId: scope.companyId }, query: { q } });
    case 'platform':
      return call(search.platform, { query: { q } });
  }
}

/** The results for a text; keeps the previous results while the next ones load. */
export function useSearchResult(scope: SearchScope, q: string) {
  return useQuery({
    queryKey: ['search', scope, q],
    queryFn: () => ask(scope, q),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  });
}
