import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { PAYMENT_ALARMS, PAYMENT_EVENT_KINDS } from '@kotohogi/domain/payment/event';
import { parseOrderId } from '@kotohogi/domain/payment/order-id';
import { PAYMENT_METHODS, PAYMENT_PURPOSES, PAYMENT_STATES } from '@kotohogi/domain/payment/types';
import { REFUND_WAYS } from '@kotohogi/domain/payment-order/decide';
import { WEDDING_PAYMENT_STATES } from '@kotohogi/domain/wedding/types';
import * as z from 'zod/mini';
import { endpoint, raw } from './kit/endpoint.ts';
import { paymentEventList, paymentOrderList } from './lists.ts';
import { instantMs } from './rules/number.ts';
import { facilityPath, pathId } from './rules/params.ts';
import { filterQuery, listQuery, pageOf } from './rules/query.ts';
import { rule } from './rules/rule.ts';
import { requiredLine } from './rules/text.ts';

/** A payment of any facility, without names of guests and couples (docs/product/payment-order.md#names). */
const orderRow = z.object({
  id: z.number(),
  orderId: z.string(),
  purpose: z.enum(PAYMENT_PURPOSES),
  /** When it was captured, otherwise when it was started. */
  at: instantMs,
  weddingId: z.number(),
  reservationId: z.string(),
  facilityName: z.string(),
  companyName: z.string(),
  payType: z.enum(PAYMENT_METHODS),
  cardBrand: z.string(),
  maskedCardNo: z.string(),
  amountYen: z.number(),
  state: z.enum(PAYMENT_STATES),
  needsHand: z.boolean(),
});
export type PaymentOrderRow = z.infer<typeof orderRow>;

/** A step of the payment. `by` = the name of the person who ordered it; empty for everything else. */
const orderEvent = z.object({
  id: z.number(),
  at: instantMs,
  kind: z.enum(PAYMENT_EVENT_KINDS),
  from: z.enum(PAYMENT_STATES),
  to: z.enum(PAYMENT_STATES),
  alarm: z.nullable(z.enum(PAYMENT_ALARMS)),
  by: z.string(),
  reason: z.string(),
  facilityCarries: z.boolean(),
  /** The gateway's status or operation that the event is about; empty without one. */
  about: z.string(),
});
export type PaymentOrderEvent = z.infer<typeof orderEvent>;

/**
 * A step of any payment of a wedding, as the facility's staff see it. `payerName` is null for callers who may not see
 * guests.
 */
const weddingEvent = z.object({
  id: z.number(),
  at: instantMs,
  orderId: z.string(),
  purpose: z.enum(PAYMENT_PURPOSES),
  payType: z.enum(PAYMENT_METHODS),
  payerName: z.nullable(z.string()),
  amountYen: z.number(),
  ...z.pick(orderEvent, { kind: true, from: true, to: true, alarm: true, facilityCarries: true, about: true }).shape,
});
export type WeddingPaymentEvent = z.infer<typeof weddingEvent>;

const ofWedding = {
  access: 'facility:read:weddingPaymentState',
  params: z.object({ ...facilityPath, weddingId: pathId<WeddingId>() }),
  errors: { wedding_unknown: 404 },
} as const;

/** A call to the gateway as recorded, with `***` in place of secrets. */
const orderCall = z.object({
  id: z.number(),
  at: instantMs,
  endedAt: z.nullable(instantMs),
  op: z.string(),
  attempt: z.number(),
  outcome: z.enum(['PENDING', 'OK', 'ERROR', 'UNKNOWN']),
  request: z.record(z.string(), z.string()),
  response: z.nullable(z.string()),
});
export type PaymentOrderCall = z.infer<typeof orderCall>;

const orderDetail = z.object({
  ...orderRow.shape,
  facilityId: z.number(),
  /** The guest who paid; null if one of the couple did. */
  attendantId: z.nullable(z.number()),
  createdAt: instantMs,
  capturedAt: z.nullable(instantMs),
  /** The last status that the gateway reported; empty before. */
  gatewayStatus: z.string(),
  /** The state of the transfer of the wedding's gifts. */
  transfer: z.enum(WEDDING_PAYMENT_STATES),
  refund: z.enum(REFUND_WAYS),
  /** The gift is part of a transfer that was ordered: the facility has to carry a return. */
  isTransferOrdered: z.boolean(),
  /** A call to the gateway is due or open. */
  isInProgress: z.boolean(),
  events: z.array(orderEvent),
  calls: z.array(orderCall),
});
export type PaymentOrderDetail = z.infer<typeof orderDetail>;

const trade = z.object({
  status: z.string(),
  jobCd: z.string(),
  amountYen: z.number(),
  maskedCardNo: z.string(),
  forward: z.string(),
  approvalNo: z.string(),
  tranId: z.string(),
  processedAt: z.nullable(instantMs),
});

const READ = ['admin:read:attendantPayment', 'admin:read:archive-video-payment'] as const;
const orderPath = z.object({
  orderId: z.string().check(z.refine(text => parseOrderId(text) !== undefined, { abort: true })),
});
/** An existing password: only required, in any form. */
const ownPassword = z.string().check(
  rule<string>('required', value => value !== ''),
  z.maxLength(200),
);

/** The payments of all facilities, for the platform. */
export const paymentOrder = {
  list: endpoint({
    name: 'paymentOrder.list',
    method: 'GET',
    path: '/admin/payments',
    summary: 'Lists the payments of all facilities: gifts and recording sales, each only for callers who may read it.',
    access: READ,
    query: listQuery(paymentOrderList),
    output: pageOf(orderRow),
  }),
  csv: endpoint({
    name: 'paymentOrder.csv',
    method: 'GET',
    path: '/admin/payments/csv',
    summary: 'Exports all rows of that list as CSV (UTF-8 with BOM, CRLF).',
    access: READ,
    audit: 'payment',
    query: filterQuery(paymentOrderList),
    output: raw('text/csv'),
    timeout: 'none',
    perMinute: 12,
  }),
  read: endpoint({
    name: 'paymentOrder.read',
    method: 'GET',
    path: '/admin/payments/:orderId',
    summary: 'Returns a payment with its events, oldest first, and the recorded calls to the gateway.',
    access: READ,
    params: orderPath,
    output: orderDetail,
    errors: { payment_unknown: 404 },
  }),
  tradeInfo: endpoint({
    name: 'paymentOrder.tradeInfo',
    method: 'GET',
    path: '/admin/payments/:orderId/tradeInfo',
    summary: 'Asks the gateway for the trade of a payment, and returns it with what differs. Changes nothing.',
    access: READ,
    params: orderPath,
    output: z.object({
      askedAt: instantMs,
      /** Null if the gateway has no trade with this order id. */
      trade: z.nullable(trade),
      statusDiffers: z.boolean(),
      amountDiffers: z.boolean(),
    }),
    errors: {
      payment_unknown: 404,
      payment_shop_missing: 409,
      payment_gateway_refused: 409,
      payment_gateway_unreachable: 503,
    },
    timeout: 'none',
    perMinute: 60,
  }),
  sync: endpoint({
    name: 'paymentOrder.sync',
    method: 'POST',
    path: '/admin/payments/:orderId/tradeInfo/sync',
    summary: 'Has the gateway asked about a payment now; the payment then follows what the gateway reports.',
    access: 'admin:write:attendantPayment',
    audit: 'payment',
    params: orderPath,
    output: z.object({}),
    errors: { payment_unknown: 404, payment_shop_missing: 409, payment_refunded_by_hand: 409 },
    perMinute: 60,
  }),
  refund: endpoint({
    name: 'paymentOrder.refund',
    method: 'POST',
    path: '/admin/payments/:orderId/refund',
    summary:
      "Returns captured money through the gateway, or records its return by hand after 180 days. Needs the caller's password.",
    access: 'admin:write:attendantPayment',
    audit: 'payment',
    params: orderPath,
    body: z.object({
      reason: requiredLine(200),
      password: ownPassword,
      /** The facility carries the return, because the transfer of the gift was already ordered. */
      facilityCarries: z.prefault(z.boolean(), false),
      /** Only records the return: for a payment that the gateway no longer changes. */
      byHand: z.prefault(z.boolean(), false),
    }),
    output: z.object({ refund: z.enum(['gateway', 'by-hand']) }),
    errors: {
      payment_unknown: 404,
      account_password_wrong: 422,
      login_delayed: 429,
      payment_not_captured: 409,
      payment_refunded: 409,
      payment_refund_running: 409,
      payment_refund_too_late: 409,
      payment_refund_possible: 409,
      payment_transfer_ordered: 409,
      payment_shop_missing: 409,
    },
    perMinute: 60,
  }),
  weddingEvents: endpoint({
    name: 'paymentOrder.weddingEvents',
    method: 'GET',
    path: '/facilities/:facilityId/weddings/:weddingId/payment-histories',
    summary: 'Lists the events of the payments of a wedding, the oldest first.',
    ...ofWedding,
    query: listQuery(paymentEventList),
    output: pageOf(weddingEvent),
  }),
  weddingEventsCsv: endpoint({
    name: 'paymentOrder.weddingEventsCsv',
    method: 'GET',
    path: '/facilities/:facilityId/weddings/:weddingId/payment-histories/csv',
    summary: 'Exports the same rows as CSV (UTF-8 with BOM, CRLF).',
    ...ofWedding,
    audit: 'wedding',
    query: filterQuery(paymentEventList),
    output: raw('text/csv'),
    timeout: 'none',
    perMinute: 12,
  }),
};
