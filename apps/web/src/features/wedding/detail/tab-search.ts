import { weddingHistoryList } from '@kotohogi/contract/wedding-history';
import { listSearch } from '../../../shell/list/use-list-search.ts';
import type { SearchTexts } from '../../../shell/router/search.ts';

const historySearch = listSearch(weddingHistoryList);

/** The search parameters of a wedding's own page: its tab, and the page of the history. */
export function weddingTabSearch(search: Readonly<Record<string, unknown>>): SearchTexts {
  const { tab } = search;
  if (tab === 'history') return { tab, ...historySearch(search) };
  return tab === 'hosts' || tab === 'guests' ? { tab } : {};
}
