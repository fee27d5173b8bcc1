/**
 * The lists of hosts and staff whose contracts guests load too, or that the route table names. They have a file of
 * their own, because a guest's first page is at its size limit.
 */
import { ANSWERS, RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
import { CORRECTION_ACCOUNTS, CORRECTION_STATES } from '@kotohogi/domain/correction/types';
import { CARD_BRANDS, PAYMENT_METHODS, PAYMENT_PURPOSES, PAYMENT_STATES } from '@kotohogi/domain/payment/types';
import { DIFFERENCE_KINDS } from '@kotohogi/domain/payment-order/reconcile';
import { TRANSFER_STATES } from '@kotohogi/domain/transfer/types';
import type { ListRules } from './kit/list.ts';

/** The guests of a wedding. `ng`: those who are blocked, or who are not; both when omitted. */
export const guestList = {
  sorts: ['kana', 'answeredAt'],
  order: 'ASC',
  filters: { answer: ANSWERS, relationShip: RELATION_SHIPS, name: 'text', ng: 'flag' },
} as const satisfies ListRules;

/** Every message to the couple. */
export const congratulationList = {
  sorts: ['createdAt', 'kana'],
  order: 'DESC',
  filters: {},
} as const satisfies ListRules;

/** The recording sales of a facility. */
export const saleList = {
  sorts: ['at', 'amount', 'orderId'],
  order: 'DESC',
  filters: { weddingId: 'id', state: PAYMENT_STATES, date: 'days', needsHand: 'flag' },
} as const satisfies ListRules;

/** All payments of a facility or of one of its weddings. */
export const paymentList = {
  ...saleList,
  filters: { ...saleList.filters, purpose: PAYMENT_PURPOSES },
  needs: { purpose: 'facility:read:archiveVideoPayment' },
} as const satisfies ListRules;

/**
 * The payments of all facilities. `orderId`: its beginning; `facility`: a part of the name; `wedding`: the beginning of
 * its reservation id or key.
 */
export const paymentOrderList = {
  sorts: ['at'],
  order: 'DESC',
  filters: {
    orderId: 'text',
    facility: 'text',
    wedding: 'text',
    purpose: PAYMENT_PURPOSES,
    payType: PAYMENT_METHODS,
    cardBrand: CARD_BRANDS,
    status: PAYMENT_STATES,
    pay: 'days',
    needsHand: 'flag',
  },
} as const satisfies ListRules;

/** The differences from the gateway, the unresolved ones first. `orderId`: its beginning; `facility`: a part of the name. */
export const differenceList = {
  sorts: ['foundAt'],
  order: 'DESC',
  filters: {
    orderId: 'text',
    facility: 'text',
    kind: DIFFERENCE_KINDS,
    status: ['open', 'resolved'],
    found: 'days',
  },
} as const satisfies ListRules;

/** The comparisons of all facilities with the gateway. `differs`: whether a run found a difference. */
export const reconciliationList = {
  sorts: ['dueAt'],
  order: 'DESC',
  filters: { facility: 'text', due: 'days', differs: 'flag' },
} as const satisfies ListRules;

/** The events of the payments of a wedding. `orderId`: its beginning. */
export const paymentEventList = {
  sorts: ['at'],
  order: 'ASC',
  filters: { orderId: 'text', date: 'days' },
} as const satisfies ListRules;

/** The commission of each month; without a year, of the last 24 months. */
export const commissionList = {
  sorts: ['month'],
  order: 'DESC',
  filters: { year: 'text' },
} as const satisfies ListRules;

/** The totals of every facility; `month` is one of the last 24, the current one without it. */
export const facilityTotalList = {
  sorts: ['facility'],
  order: 'ASC',
  filters: { month: 'text' },
} as const satisfies ListRules;

/** The couples who are owed money; `asOf` is a day in Japan, today without it. */
export const unpaidList = {
  sorts: ['dateTime'],
  order: 'ASC',
  filters: { asOf: 'text' },
} as const satisfies ListRules;

/** The transfers of a facility to its couples; `at` is when they were ordered. */
export const depositList = {
  sorts: ['at', 'amount'],
  order: 'DESC',
  filters: { at: 'days', state: TRANSFER_STATES },
} as const satisfies ListRules;

/** The lines of bank statements. `name`: a part of it. */
export const bankLineList = {
  sorts: ['date', 'amount'],
  order: 'DESC',
  filters: { link: ['open', 'linked'], name: 'text', date: 'days' },
} as const satisfies ListRules;

/** The corrections of the ledger by hand. `facility`: a part of the name; `proposed` is when they were proposed. */
export const correctionList = {
  sorts: ['at', 'amount'],
  order: 'DESC',
  filters: { state: CORRECTION_STATES, facility: 'text', account: CORRECTION_ACCOUNTS, proposed: 'days' },
} as const satisfies ListRules;

/**
 * The accounts of all couples, the last change first. `accountNumber`: its end; `bankName`, `accountHolder`: a part; a
 * transfer to the account had this `amount`, and was confirmed on one of these days.
 */
export const accountList = {
  sorts: ['updatedAt', 'dateTime'],
  order: 'DESC',
  filters: { accountNumber: 'text', bankName: 'text', accountHolder: 'text', amount: 'id', paymentDateTime: 'days' },
} as const satisfies ListRules;

/** The transfer files of a facility. */
export const transferFileList = { sorts: ['number'], order: 'DESC', filters: {} } as const satisfies ListRules;

/** The months with an invoice; `month` shows one of them, for the platform with `number` one invoice of it. */
export const invoiceList = {
  sorts: ['month'],
  order: 'DESC',
  filters: { year: 'text', month: 'text', number: 'text' },
} as const satisfies ListRules;

/** The halls of a facility, in the order they were created. */
export const hallList = {
  sorts: ['createdAt', 'name'],
  order: 'ASC',
  filters: { name: 'text' },
} as const satisfies ListRules;

const TENANT_SORTS = ['createdAt', 'name', 'accountId', 'contractNumber'] as const;

/** The companies of the platform. `name`: a part of the name or of the account id; `accountId`: its beginning. */
export const companyList = {
  sorts: TENANT_SORTS,
  order: 'DESC',
  filters: { name: 'text', accountId: 'text' },
} as const satisfies ListRules;

/** The facilities of a company. `name`: a part of the name or of the account id; `accountId`: its beginning. */
export const facilityList = {
  sorts: TENANT_SORTS,
  order: 'DESC',
  filters: { name: 'text', accountId: 'text' },
} as const satisfies ListRules;

/** The facilities of the platform. */
export const platformFacilityList = {
  sorts: TENANT_SORTS,
  order: 'DESC',
  filters: { name: 'text', companyId: 'id' },
} as const satisfies ListRules;
