import type { ListRules } from '../../../shell/list/paging.ts';

export type GuestSort = 'kana' | 'answeredAt';

/** The couple's list is sorted by kana at first. */
export const GUEST_LIST: ListRules<GuestSort> = { sorts: ['kana', 'answeredAt'], order: 'ASC' };

/** The filters of the list, as named in the URL. */
export const GUEST_FILTERS = ['answer', 'relationShip', 'name', 'ng'] as const;
