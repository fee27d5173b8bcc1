import type {
  PaymentOrderCall,
  PaymentOrderDetail,
  PaymentOrderEvent,
  PaymentOrderRow,
} from '@kotohogi/contract/payment-order';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { parseOrderId } from '@kotohogi/domain/payment/order-id';
import { PAYMENT_PURPOSES, type PaymentPurpose } from '@kotohogi/domain/payment/types';
import { isTransferOrdered, refundWayOf } from '@kotohogi/domain/payment-order/decide';
import type { Tx } from '../../platform/db/connect.ts';
import { findPayment, isInProgress, isTooLate, type Payment } from '../payment/index.ts';
import { type CallRow, type EventRow, getOrder, listCalls, listEvents, type OrderRow } from './store.ts';

/** The permission to read each kind of payment. */
const READ: Readonly<Record<PaymentPurpose, string>> = {
  gift: 'admin:read:attendantPayment',
  'archive-video': 'admin:read:archive-video-payment',
};

/** The kinds of payments that a caller may read. */
export function purposesOf(permissions: ReadonlySet<string>): readonly PaymentPurpose[] {
  return PAYMENT_PURPOSES.filter(purpose => permissions.has(READ[purpose]));
}

/** The payment of a path; undefined if there is none, or the caller may not read its kind. */
export async function findReadable(
  tx: Tx,
  { params, permissions }: { readonly params: { readonly orderId: string }; readonly permissions: ReadonlySet<string> },
): Promise<Payment | undefined> {
  const orderId = parseOrderId(params.orderId);
  const payment = orderId && (await findPayment(tx, orderId));
  return payment !== undefined && permissions.has(READ[payment.purpose]) ? payment : undefined;
}

const momentOf = (at: number | null) => (at === null ? null : instant(at));

/** A row of the list. */
export function toRow(row: Omit<OrderRow, 'place'>): PaymentOrderRow {
  return {
    id: row.id,
    orderId: row.order_id ?? '',
    purpose: row.purpose,
    at: instant(row.captured_at ?? row.created_at),
    weddingId: row.wedding_id,
    reservationId: row.reservation_id,
    facilityName: row.facility_name,
    companyName: row.company_name,
    payType: row.method,
    cardBrand: row.card_brand,
    maskedCardNo: row.masked_card_no,
    amountYen: row.amount_yen,
    state: row.state,
    needsHand: row.needs_hand,
  };
}

function toEvent(row: EventRow): PaymentOrderEvent {
  return {
    id: Number(row.id),
    at: instant(row.at),
    kind: row.kind,
    from: row.from_state,
    to: row.to_state,
    alarm: row.alarm,
    by: row.by ?? '',
    reason: row.reason ?? '',
    facilityCarries: row.facility_carries === 'true',
    about: row.about ?? '',
  };
}

function toCall(row: CallRow): PaymentOrderCall {
  const fields = Object.entries(row.request).map(([name, value]) => [name, String(value)] as const);
  return {
    id: Number(row.id),
    at: instant(row.started_at),
    endedAt: momentOf(row.ended_at),
    op: row.op,
    attempt: row.attempt,
    outcome: row.outcome,
    request: Object.fromEntries(fields),
    response: row.response,
  };
}

/**
 * A payment with its history, as the platform's staff see it. `tx` must be a snapshot that also read the payment, or
 * its state and its history could be of two moments.
 */
export async function readDetail(tx: Tx, payment: Payment, now: Instant): Promise<PaymentOrderDetail> {
  const { paymentId, state, wanted, purpose } = payment;
  const row = await getOrder(tx, paymentId);
  const inProgress = await isInProgress(tx, payment);
  const transfer = row.payment_state;
  return {
    ...toRow(row),
    facilityId: row.facility_id,
    attendantId: row.attendant_id,
    createdAt: instant(row.created_at),
    capturedAt: momentOf(row.captured_at),
    gatewayStatus: row.gateway_status,
    transfer,
    refund: refundWayOf({ state, wanted, isInProgress: inProgress, isTooLate: isTooLate(payment, now) }),
    isTransferOrdered: isTransferOrdered({ purpose, transfer }),
    isInProgress: inProgress,
    events: (await listEvents(tx, paymentId)).map(toEvent),
    calls: (await listCalls(tx, paymentId)).map(toCall),
  };
}
