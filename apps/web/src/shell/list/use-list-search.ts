import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type SearchTexts, stringifySearch } from '../router/search.ts';
import { type ListRules, type ListState, type Order, readList, sorted, writeList } from './paging.ts';

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

function readFilterTexts(search: Readonly<Record<string, unknown>>, filterNames: readonly string[]): SearchTexts {
  const set = Object.entries(search).filter(
    ([name, value]) => filterNames.includes(name) && typeof value === 'string' && value.trim() !== '',
  );
  return Object.fromEntries(set.map(([name, value]) => [name, String(value).trim()]));
}

/** For a route's `validateSearch`: keeps known names with a text, and of the list state only non-default values. */
export function listSearch<Sort extends string>(rules: ListRules<Sort>, filterNames: readonly string[]) {
  return (search: Readonly<Record<string, unknown>>): SearchTexts => ({
    ...readFilterTexts(search, filterNames),
    ...writeList(readList(search, rules), rules),
  });
}

const LIST_NAMES = ['page', 'limit', 'sort', 'order'];

/** Reads and writes the list state in the URL; other parameters stay unchanged. */
export function useListSearch<Sort extends string>(
  rules: ListRules<Sort>,
  filterNames: readonly string[],
): ListSearch<Sort> {
  const search: SearchTexts = useSearch({ strict: false });
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const state = readList(search, rules);
  const known = [...LIST_NAMES, ...filterNames];
  const filters = readFilterTexts(search, filterNames);
  const kept = readFilterTexts(
    search,
    Object.keys(search).filter(name => !known.includes(name)),
  );
  const show = (next: ListState<Sort>, nextFilters: SearchTexts, isCorrection = false) =>
    void navigate({
      href: `${pathname}${stringifySearch({ ...kept, ...nextFilters, ...writeList(next, rules) })}`,
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
      if (sort !== undefined) show(sorted(state, sort, order), filters);
    },
    correctPage: page => show({ ...state, page }, filters, true),
    filterBy: next => show({ ...state, page: 1 }, next),
  };
}
