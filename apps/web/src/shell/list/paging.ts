import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@kotohogi/contract/rules/query';

export type Order = 'ASC' | 'DESC';

/** The sort options of a list, and its default order. */
export interface ListRules<Sort extends string> {
  /** The first is the default. */
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly order: Order;
}

/** The visible part of a list (docs/product/list.md#address). Pages count from 1. */
export interface ListState<Sort extends string> {
  readonly page: number;
  readonly limit: number;
  readonly sort: Sort;
  readonly order: Order;
}

type Search = Readonly<Record<string, unknown>>;

const numberOf = (value: unknown) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : undefined);

/** Reads the state from a URL; missing or invalid values become the defaults (docs/product/list.md#address). */
export function readList<Sort extends string>(search: Search, rules: ListRules<Sort>): ListState<Sort> {
  const limit = numberOf(search.limit);
  return {
    page: Math.max(1, numberOf(search.page) ?? 1),
    limit: PAGE_SIZES.find(size => size === limit) ?? DEFAULT_PAGE_SIZE,
    sort: rules.sorts.find(one => one === search.sort) ?? rules.sorts[0],
    order: search.order === 'ASC' || search.order === 'DESC' ? search.order : rules.order,
  };
}

/** The state for a URL: only values that differ from the defaults. */
export function writeList<Sort extends string>(
  state: ListState<Sort>,
  rules: ListRules<Sort>,
): Readonly<Record<string, string>> {
  return {
    ...(state.page === 1 ? {} : { page: String(state.page) }),
    ...(state.limit === DEFAULT_PAGE_SIZE ? {} : { limit: String(state.limit) }),
    ...(state.sort === rules.sorts[0] ? {} : { sort: state.sort }),
    ...(state.order === rules.order ? {} : { order: state.order }),
  };
}

/** A new order starts at the first page. */
export function sorted<Sort extends string>(state: ListState<Sort>, sort: Sort, order: Order): ListState<Sort> {
  return { ...state, page: 1, sort, order };
}
