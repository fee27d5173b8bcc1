import { type FilterDraft, type FilterField, useFilterDraft } from '@kotohogi/ui/filter-panel';
import type { ListSearch } from './use-list-search.ts';

/** Connects the filters in a list's URL to the form: for the kit's `FilterPanel`. */
export function useFilters(list: ListSearch<string>, fields: readonly FilterField[]): FilterDraft {
  return useFilterDraft(fields, list.filters, list.filterBy);
}
