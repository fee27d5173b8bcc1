import { type FilterDraft, type FilterField, useFilterDraft } from '@kotohogi/ui/filter-panel';
import type { ListSearch } from './use-list-search.ts';

/** Ties the filters in the address of a list to what is filled in: for the kit's `FilterPanel`. */
export function useFilters(list: ListSearch<string>, fields: readonly FilterField[]): FilterDraft {
  return useFilterDraft(fields, list.filters, list.filterBy);
}
