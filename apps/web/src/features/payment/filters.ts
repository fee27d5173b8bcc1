import type { ListRules } from '../../shell/list/paging.ts';

/** The payment filters, as named in the URL and the API. */
export const PAYMENT_FILTERS = ['state', 'purpose', 'dateFrom', 'dateTo'] as const;

/** The default order: newest first. */
export const PAYMENT_LIST = { sorts: ['at', 'amount'], order: 'DESC' } as const satisfies ListRules<string>;
export type PaymentSort = (typeof PAYMENT_LIST)['sorts'][number];
