import { localDate } from '@kotohogi/domain/kernel/jst';
import type { ListRules } from '../../shell/list/paging.ts';
import type { SearchTexts } from '../../shell/router/search.ts';

/** The filters of the weddings list, as product text §3 names them. */
export const FILTER_NAMES = [
  'name',
  'dateFrom',
  'dateTo',
  'hall',
  'status',
  'reservationId',
  'id',
  'usePay',
  'paymentState',
  'payFrom',
  'payTo',
  'createdAtFrom',
  'createdAtTo',
  'updatedAtFrom',
  'updatedAtTo',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Values of the filters; empty = off. */
export type Filters = Readonly<Record<FilterName, string>>;

/** The last ceremony first, until somebody chooses. */
export const WEDDING_LIST = {
  sorts: ['dateTime', 'id', 'reservationId', 'createdAt'],
  order: 'DESC',
} as const satisfies ListRules<string>;

const NO_FILTERS: Filters = {
  name: '',
  dateFrom: '',
  dateTo: '',
  hall: '',
  status: '',
  reservationId: '',
  id: '',
  usePay: '',
  paymentState: '',
  payFrom: '',
  payTo: '',
  createdAtFrom: '',
  createdAtTo: '',
  updatedAtFrom: '',
  updatedAtTo: '',
};

/** Reads the filters out of an address. */
export function readFilters(search: SearchTexts): Filters {
  const known = FILTER_NAMES.map(name => [name, search[name] ?? ''] as const);
  return { ...NO_FILTERS, ...Object.fromEntries(known) };
}

/** The filters that are set, for the address and the call. */
export function setFilters(filters: Filters): SearchTexts {
  const entries = FILTER_NAMES.map(name => [name, filters[name].trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

const DATE_NAMES = FILTER_NAMES.filter(name => /From$|To$/.test(name));

function isDate(text: string): boolean {
  try {
    localDate(text);
    return true;
  } catch {
    return false; // why: the reader of dates throws on what is none; here that is the answer
  }
}

/** The dates that cannot be read as dates. */
export function wrongDates(filters: Filters): readonly FilterName[] {
  return DATE_NAMES.filter(name => filters[name] !== '' && !isDate(filters[name]));
}

/** Filters that belong together and are taken away together. */
export const FILTER_GROUPS: readonly (readonly [FilterName, ...FilterName[]])[] = [
  ['name'],
  ['dateFrom', 'dateTo'],
  ['hall'],
  ['status'],
  ['reservationId'],
  ['id'],
  ['usePay'],
  ['paymentState'],
  ['payFrom', 'payTo'],
  ['createdAtFrom', 'createdAtTo'],
  ['updatedAtFrom', 'updatedAtTo'],
];

/** The filters without some of them. */
export function without(filters: Filters, names: readonly FilterName[]): Filters {
  return { ...filters, ...Object.fromEntries(names.map(name => [name, ''])) };
}
