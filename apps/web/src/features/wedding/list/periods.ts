import { weddingList } from '@kotohogi/contract/wedding';
import { addDays, type LocalDate } from '@kotohogi/domain/kernel/jst';
import { listSearch, readFilterTexts } from '../../../shell/list/use-list-search.ts';
import type { SearchTexts } from '../../../shell/router/search.ts';

/** The weddings of an unfiltered list: from today on, before today, or all. */
export type WeddingPeriod = 'ahead' | 'past' | 'all';

/** A filter searches all weddings; without one, the list shows those from today on (`docs/product/wedding.md`). */
export function periodOf(search: Readonly<Record<string, unknown>>): WeddingPeriod {
  if (Object.keys(readFilterTexts(search, weddingList)).length > 0) return 'all';
  return search.period === 'past' || search.period === 'all' ? search.period : 'ahead';
}

/** Upcoming weddings are sorted nearest first; otherwise the latest ceremony is first. */
export function rulesOf(period: WeddingPeriod) {
  return period === 'ahead' ? ({ ...weddingList, order: 'ASC' } as const) : weddingList;
}

/** The date filters of a period. */
export function datesOf(period: WeddingPeriod, today: LocalDate): SearchTexts {
  if (period === 'ahead') return { dateFrom: today };
  return period === 'past' ? { dateTo: addDays(today, -1) } : {};
}

/** The search parameters of the route: the list's own, and the period unless it is the default. */
export function weddingSearch(search: Readonly<Record<string, unknown>>): SearchTexts {
  const { period } = search;
  return {
    ...listSearch(rulesOf(periodOf(search)))(search),
    ...(period === 'past' || period === 'all' ? { period } : {}),
  };
}
