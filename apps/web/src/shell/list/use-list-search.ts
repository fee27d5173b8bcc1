import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type SearchTexts, stringifySearch } from '../router/search.ts';
import { type ListRules, type ListState, type Order, readList, resized, sorted, writeList } from './paging.ts';

/** A list whose page, order, size and filters live in the address. */
export interface ListSearch<Sort extends string> {
  readonly state: ListState<Sort>;
  /** The filters that are set, by the names of the address. */
  readonly filters: SearchTexts;
  readonly toPage: (page: number) => void;
  /** Another size; the first row of the page that is shown stays visible. */
  readonly toSize: (limit: number, shownPage: number) => void;
  readonly sortBy: (sort: Sort, order: Order) => void;
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

/** Reads and writes the state of a list in the address of the page. */
export function useListSearch<Sort extends string>(
  rules: ListRules<Sort>,
  filterNames: readonly string[] = [],
): ListSearch<Sort> {
  const search: SearchTexts = useSearch({ strict: false });
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const state = readList(search, rules);
  const filters = readFilterTexts(search, filterNames);
  const show = (next: ListState<Sort>, nextFilters: SearchTexts) =>
    void navigate({
      href: `${pathname}${stringifySearch({ ...nextFilters, ...writeList(next, rules) })}`,
      resetScroll: false,
    });
  return {
    state,
    filters,
    toPage: page => show({ ...state, page }, filters),
    toSize: (limit, page) => show(resized({ ...state, page }, limit), filters),
    sortBy: (sort, order) => show(sorted(state, sort, order), filters),
    filterBy: next => show({ ...state, page: 1 }, next),
  };
}
