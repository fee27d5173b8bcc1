import { type Refused, refuse } from '../kernel/refusal.ts';
import type { PaymentPurpose, PaymentState } from '../payment/types.ts';
import type { WeddingPaymentState } from '../wedding/types.ts';

/**
 * How the money of a payment can be returned: through the `gateway` · `by-hand`, because the gateway accepts no more
 * changes · `running`, a return is in progress · `refunded` · `none`, nothing was captured.
 */
export const REFUND_WAYS = ['gateway', 'by-hand', 'running', 'refunded', 'none'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** What a return depends on. */
export interface RefundFacts {
  readonly state: PaymentState;
  readonly purpose: PaymentPurpose;
  /** False once a return was ordered. */
  readonly wanted: boolean;
  /** A call to the gateway is due or open. */
  readonly isInProgress: boolean;
  /** The gateway accepts no more changes (docs/product/payment.md#refunds). */
  readonly isTooLate: boolean;
  readonly transfer: WeddingPaymentState;
}

/** What the person confirmed in addition to the return itself. */
export interface RefundRequest {
  readonly byHand: boolean;
  readonly facilityCarries: boolean;
}

/** How a payment can be returned now. After a refusal of the gateway the same way may be tried again. */
export function refundWayOf({ state, wanted, isInProgress, isTooLate }: Omit<RefundFacts, 'transfer' | 'purpose'>) {
  if (state === 'REFUNDED') return 'refunded';
  if (state !== 'CAPTURED') return 'none';
  if (!wanted && isInProgress) return 'running';
  return isTooLate ? 'by-hand' : 'gateway';
}

/**
 * Whether the couple's transfer was ordered, after which their part of a gift cannot be deducted from it. Sales of
 * recordings are the facility's own money.
 */
export const isTransferOrdered = ({ purpose, transfer }: Pick<RefundFacts, 'purpose' | 'transfer'>): boolean =>
  purpose === 'gift' && transfer !== 'not-payment';

type RefundRefusal =
  | 'payment_refunded'
  | 'payment_not_captured'
  | 'payment_refund_running'
  | 'payment_refund_too_late'
  | 'payment_refund_possible'
  | 'payment_transfer_ordered';

/** Whether a payment may be returned as requested (docs/product/payment-order.md#returns). */
export function decideRefund(
  facts: RefundFacts,
  request: RefundRequest,
): 'gateway' | 'by-hand' | Refused<RefundRefusal> {
  const way = refundWayOf(facts);
  switch (way) {
    case 'refunded':
      return refuse('payment_refunded');
    case 'none':
      return refuse('payment_not_captured');
    case 'running':
      return refuse('payment_refund_running');
    case 'by-hand':
    case 'gateway': {
      if (way === 'by-hand' && !request.byHand) return refuse('payment_refund_too_late', { field: 'byHand' });
      if (way === 'gateway' && request.byHand) return refuse('payment_refund_possible', { field: 'byHand' });
      if (isTransferOrdered(facts) && !request.facilityCarries) {
        return refuse('payment_transfer_ordered', { field: 'facilityCarries' });
      }
      return way;
    }
  }
}
