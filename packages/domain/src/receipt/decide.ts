import { taxInside } from '../invoice/invoice.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import type { PaymentPurpose, PaymentState } from '../payment/types.ts';

/** What the issue of a receipt depends on. */
export interface ReceiptFacts {
  readonly state: PaymentState;
  readonly isIssued: boolean;
}

export type ReceiptRefusal = 'receipt_issued' | 'receipt_returned' | 'receipt_unpaid';

/** A receipt is issued once, for money that was captured and not returned (docs/product/receipt.md#issue). */
export function decideReceipt({ state, isIssued }: ReceiptFacts): 'issued' | Refused<ReceiptRefusal> {
  if (isIssued) return refuse('receipt_issued');
  if (state === 'REFUNDED') return refuse('receipt_returned');
  return state === 'CAPTURED' ? 'issued' : refuse('receipt_unpaid');
}

/** The consumption tax inside the amount of a receipt; null for a gift, which bears none (docs/product/receipt.md#tax). */
export function taxOf(purpose: PaymentPurpose, amountYen: number): number | null {
  return purpose === 'gift' ? null : taxInside(amountYen);
}
