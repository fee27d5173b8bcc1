import {
  filterNames,
  type ListRules,
  type ListState,
  type Order,
  readState,
  type SortOf,
} from '@kotohogi/contract/kit/list';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type SearchTexts, stringifySearch } from '../router/search.ts';
import { writeState } from './paging.ts';

/** A list whose page, sort order, page size and filters are stored in the URL. */
export interface ListSearch<Sort extends string> {
  readonly state: ListState<Sort>;
  /** The active filters, by their names in the URL. */
  readonly filters: SearchTexts;
  readonly toPage: (page: number) => void;
  /**
   * Changes the page size and goes to the page that then contains the first visible row, as reported by `Pagination`.
   */
  readonly toSize: (limit: number, page: number) => void;
  /** Changes the sort order; ignores columns the list cannot be sorted by. */
  readonly sortBy: (columnId: string, order: Order) => void;
  /** Writes the page actually returned into the URL, without a history entry (docs/product/list.md#address). */
  readonly correctPage: (page: number) => void;
  /** Replaces all filters; the list starts at its first page. */
  readonly filterBy: (filters: SearchTexts) => void;
}

type Search = Readonly<Record<string, unknown>>;

function readTexts(search: Search, names: readonly string[]): SearchTexts {
  const set = Object.entries(search).filter(
    ([name, value]) => names.includes(name) && typeof value === 'string' && value.trim() !== '',
  );
  return Object.fromEntries(set.map(([name, value]) => [name, String(value).trim()]));
}

/** The active filters of a list, by their names in the URL. */
export const readFilterTexts = (search: Search, rules: ListRules): SearchTexts => readTexts(search, filterNames(rules));

/** For a route's `validateSearch`: keeps known names with a text, and of the list state only non-default values. */
export function listSearch(rules: ListRules) {
  return (search: Search): SearchTexts => ({
    ...readFilterTexts(search, rules),
    ...writeState(readState(rules, search), rules),
  });
}

const LIST_NAMES = ['page', 'limit', 'sort', 'order'];

/** Reads and writes the list state in the URL; other parameters stay unchanged. */
export function useListSearch<const L extends ListRules>(rules: L): ListSearch<SortOf<L>> {
  const search: SearchTexts = useSearch({ strict: false });
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const state = readState(rules, search);
  const known = [...LIST_NAMES, ...filterNames(rules)];
  const filters = readFilterTexts(search, rules);
  const kept = readTexts(
    search,
    Object.keys(search).filter(name => !known.includes(name)),
  );
  const show = (next: ListState<string>, nextFilters: SearchTexts, isCorrection = false) =>
    void navigate({
      href: `${pathname}${stringifySearch({ ...kept, ...nextFilters, ...writeState(next, rules) })}`,
      resetScroll: false,
      replace: isCorrection,
    });
  return {
    state,
    filters,
    toPage: page => show({ ...state, page }, filters),
    toSize: (limit, page) => show({ ...state, limit, page }, filters),
    sortBy: (columnId, order) => {
      const sort = rules.sorts.find(one => one === columnId);
      if (sort !== undefined) show({ ...state, page: 1, sort, order }, filters);
    },
    correctPage: page => show({ ...state, page }, filters, true),
    filterBy: next => show({ ...state, page: 1 }, next),
  };
}

/** Reads a page of a list; keeps the previous page while the next one loads. */
export function useListPage<Page>(queryKey: QueryKey, queryFn: () => Promise<Page>) {
  return useQuery({ queryKey, queryFn, placeholderData: keepPreviousData });
}
