import { accountSearch } from '@kotohogi/contract/account-search';
import { call } from '../../shell/api/call.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';

/** A page of the couples' accounts. */
export function useAccounts(query: Readonly<Record<string, string | number>>) {
  return useListPage(['accountSearch', query], () => call(accountSearch.list, { query }));
}
