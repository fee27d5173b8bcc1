import { parseId } from '@kotohogi/domain/kernel/ids';
import { type LocalDate, localDate } from '@kotohogi/domain/kernel/jst';
import type { PermissionName } from '@kotohogi/domain/permission/names';

/** The page sizes of every list (docs/product/list.md#address). */
export const PAGE_SIZES = [5, 10, 20, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 20;

/** The last row that an unbounded list can page to; filters find the rest (docs/product/list.md#address). */
export const LONGEST_LIST = 50_000;

export type Order = 'ASC' | 'DESC';

/**
 * What a filter takes: a text, an id, true or false, a range of days or of numbers, or one of a few values. A range has
 * two names in the URL: `dateFrom` and `dateTo`, `amountMin` and `amountMax`.
 */
export type FilterKind = 'text' | 'id' | 'flag' | 'days' | 'numbers' | readonly string[];

/** A list, declared once, as plain data: pages read it without loading zod (docs/adr/0007). */
export interface ListRules {
  /** The sort options; the first is the default. */
  readonly sorts: readonly [string, ...string[]];
  /** The default order. */
  readonly order: Order;
  /** In the order of the form. */
  readonly filters: Readonly<Record<string, FilterKind>>;
  /** The permissions that some filters need; without it such a filter is off, and not in the form. */
  readonly needs?: Readonly<Record<string, PermissionName>>;
}

/** The visible part of a list (docs/product/list.md#address). Pages count from 1. */
export interface ListState<Sort extends string> {
  readonly page: number;
  readonly limit: number;
  readonly sort: Sort;
  readonly order: Order;
}

type NameOf<Name extends string, Kind> = Kind extends 'days'
  ? `${Name}From` | `${Name}To`
  : Kind extends 'numbers'
    ? `${Name}Min` | `${Name}Max`
    : Name;

/** The value of a filter, once read. */
export type FilterValue<Kind> = Kind extends readonly (infer Value)[]
  ? Value
  : Kind extends 'text'
    ? string
    : Kind extends 'flag'
      ? boolean
      : Kind extends 'days'
        ? LocalDate
        : number;

export type SortOf<L extends ListRules> = L['sorts'][number];

/** The filters of a query by their names in the URL; undefined = off. */
export type FiltersOf<L extends ListRules> = {
  readonly [Name in keyof L['filters'] & string as NameOf<Name, L['filters'][Name]>]:
    | FilterValue<L['filters'][Name]>
    | undefined;
};

export type ListQuery<L extends ListRules> = ListState<SortOf<L>> & FiltersOf<L>;

type Search = Readonly<Record<string, unknown>>;

/** The names of a filter in the URL. */
export function namesOf(name: string, kind: FilterKind): readonly string[] {
  if (kind === 'days') return [`${name}From`, `${name}To`];
  return kind === 'numbers' ? [`${name}Min`, `${name}Max`] : [name];
}

/** The names of all filters in the URL. */
export function filterNames({ filters }: ListRules): readonly string[] {
  return Object.entries(filters).flatMap(([name, kind]) => namesOf(name, kind));
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const numberOf = (value: unknown) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : undefined);

function dayOf(text: string): LocalDate | undefined {
  try {
    return localDate(text);
  } catch {
    return undefined; // why: 2026-02-30 in a URL is a typo, and an invalid filter is ignored (docs/product/list.md#address)
  }
}

function readValue(kind: FilterKind, value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim() : '';
  if (typeof kind === 'object') return kind.find(one => one === text);
  if (kind === 'flag') return FLAGS.get(String(value));
  if (kind === 'id') return parseId(String(value));
  if (kind === 'numbers') return numberOf(value);
  return kind === 'days' ? dayOf(text) : text || undefined;
}

/** Reads page, size and order; missing or invalid values become the defaults, never errors. */
export function readState<const L extends ListRules>(rules: L, search: Search): ListState<SortOf<L>> {
  const limit = numberOf(search.limit);
  return {
    page: Math.max(1, numberOf(search.page) ?? 1),
    limit: PAGE_SIZES.find(size => size === limit) ?? DEFAULT_PAGE_SIZE,
    sort: rules.sorts.find(one => one === search.sort) ?? rules.sorts[0],
    order: search.order === 'ASC' || search.order === 'DESC' ? search.order : rules.order,
  };
}

/** Reads the filters; an invalid value is ignored. */
export function readFilters<const L extends ListRules>(rules: L, search: Search): FiltersOf<L> {
  const values = Object.entries(rules.filters).flatMap(([name, kind]) =>
    namesOf(name, kind).map(one => [one, readValue(kind, search[one])] as const),
  );
  return Object.fromEntries(values) as FiltersOf<L>;
}

/** The query without the filters that the caller's permissions do not allow. */
export function permitted<L extends ListRules, Q extends FiltersOf<L>>(
  rules: L,
  query: Q,
  permissions: ReadonlySet<string>,
): Q {
  const denied = Object.entries(rules.needs ?? {}).flatMap(([name, needed]) =>
    permissions.has(needed) ? [] : namesOf(name, rules.filters[name] ?? 'text'),
  );
  return { ...query, ...Object.fromEntries(denied.map(name => [name, undefined])) };
}

interface Cut {
  readonly page: number;
  readonly limit: number;
}

/** The page that is shown: past the end the last one (docs/product/list.md#address). */
export function shownPage({ page, limit }: Cut, total: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / limit)));
}

/** One page of rows that are all in memory. */
export function slicePage<Row>(all: readonly Row[], cut: Cut) {
  const { limit } = cut;
  const page = shownPage(cut, all.length);
  return { rows: all.slice((page - 1) * limit, page * limit), total: all.length, page, limit };
}
