import type { ListRules } from '../../shell/list/paging.ts';

export type GuestSort = 'kana' | 'answeredAt';

/** The couple's list begins in kana order. */
export const GUEST_LIST: ListRules<GuestSort> = { sorts: ['kana', 'answeredAt'], order: 'ASC' };

/** What it can be narrowed by, as the address spells it. */
export const GUEST_FILTERS = ['answer', 'relationShip', 'name', 'ng'] as const;
