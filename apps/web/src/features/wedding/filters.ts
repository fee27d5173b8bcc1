import type { ListRules } from '../../shell/list/paging.ts';

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

/** The last ceremony first, until somebody chooses. */
export const WEDDING_LIST = {
  sorts: ['dateTime', 'id', 'reservationId', 'createdAt'],
  order: 'DESC',
} as const satisfies ListRules<string>;

/** Who sees gifts and the state of their payment, and may look for them. */
export const READ_MONEY = 'facility:read:weddingPaymentState';
