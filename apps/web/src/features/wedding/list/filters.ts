import type { ListRules } from '../../../shell/list/paging.ts';

/** The filters of the weddings list (docs/product/wedding.md#list), named as in its contract. */
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

/** The default order: latest ceremony first. */
export const WEDDING_LIST = {
  sorts: ['dateTime', 'id', 'reservationId', 'createdAt'],
  order: 'DESC',
} as const satisfies ListRules<string>;

/** The permission to see and filter gifts and their payment state. */
export const READ_MONEY = 'facility:read:weddingPaymentState';
