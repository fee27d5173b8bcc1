import { addDays, type LocalDate } from '@kotohogi/domain/kernel/jst';
import type { ListRules } from '../../shell/list/paging.ts';
import { listSearch } from '../../shell/list/use-list-search.ts';
import type { SearchTexts } from '../../shell/router/search.ts';
import { FILTER_NAMES, WEDDING_LIST } from './filters.ts';

/** Which weddings a list without filters shows: today and ahead, those before today, or every one. */
export type WeddingPeriod = 'ahead' | 'past' | 'all';

const isSet = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** A filter looks through every wedding; without one the list opens on today and ahead (`docs/product/wedding.md`). */
export function periodOf(search: Readonly<Record<string, unknown>>): WeddingPeriod {
  if (FILTER_NAMES.some(name => isSet(search[name]))) return 'all';
  return search.period === 'past' || search.period === 'all' ? search.period : 'ahead';
}

/** Weddings ahead stand nearest first; otherwise the latest ceremony leads. */
export function rulesOf(period: WeddingPeriod): ListRules<(typeof WEDDING_LIST)['sorts'][number]> {
  return period === 'ahead' ? { ...WEDDING_LIST, order: 'ASC' } : WEDDING_LIST;
}

/** What a period asks of the list, as the filters name it. */
export function datesOf(period: WeddingPeriod, today: LocalDate): SearchTexts {
  if (period === 'ahead') return { dateFrom: today };
  return period === 'past' ? { dateTo: addDays(today, -1) } : {};
}

/** For the route: the list's own names, and the period where it is not the one the list opens with. */
export function weddingSearch(search: Readonly<Record<string, unknown>>): SearchTexts {
  const { period } = search;
  return {
    ...listSearch(rulesOf(periodOf(search)), FILTER_NAMES)(search),
    ...(period === 'past' || period === 'all' ? { period } : {}),
  };
}
