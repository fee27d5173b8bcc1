import type { ListRules } from '../../shell/list/paging.ts';

/** What payments are narrowed by, as the address and the call name it. */
export const PAYMENT_FILTERS = ['state', 'purpose', 'dateFrom', 'dateTo'] as const;

/** The newest first, until somebody chooses. */
export const PAYMENT_LIST = { sorts: ['at', 'amount'], order: 'DESC' } as const satisfies ListRules<string>;
export type PaymentSort = (typeof PAYMENT_LIST)['sorts'][number];
