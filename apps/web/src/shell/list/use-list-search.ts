import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type SearchTexts, stringifySearch } from '../router/search.ts';
import { type ListRules, type ListState, type Order, readList, sorted, writeList } from './paging.ts';

/** A list whose page, order, size and filters live in the address. */
export interface ListSearch<Sort extends string> {
  readonly state: ListState<Sort>;
  /** The filters that are set, by the names of the address. */
  readonly filters: SearchTexts;
  readonly toPage: (page: number) => void;
  /** Another size, and the page on which the first visible row stands then: as `Pagination` says them. */
  readonly toSize: (limit: number, page: number) => void;
  /** Another order; a column the list cannot be sorted by changes nothing. */
  readonly sortBy: (columnId: string, order: Order) => void;
  /** Puts the page into the address that was really given, without a step in the history (decision 25). */
  readonly correctPage: (page: number) => void;
  /** Sets all filters anew; the list begins at its first page. */
  readonly filterBy: (filters: SearchTexts) => void;
}

function readFilterTexts(search: Readonly<Record<string, unknown>>, filterNames: readonly string[]): SearchTexts {
  const set = Object.entries(search).filter(
    ([name, value]) => filterNames.includes(name) && typeof value === 'string' && value.trim() !== '',
  );
  return Object.fromEntries(set.map(([name, value]) => [name, String(value).trim()]));
}

/** For a route's `validateSearch`: only known names with a text, and of the list's own state only what is no default. */
export function listSearch<Sort extends string>(rules: ListRules<Sort>, filterNames: readonly string[]) {
  return (search: Readonly<Record<string, unknown>>): SearchTexts => ({
    ...readFilterTexts(search, filterNames),
    ...writeList(readList(search, rules), rules),
  });
}

const LIST_NAMES = ['page', 'limit', 'sort', 'order'];

/** Reads and writes the state of a list in the address of the page; what else stands in the address stays as it is. */
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
