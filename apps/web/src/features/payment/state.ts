import type { OwnPayment } from '@kotohogi/contract/payment';
import { isUnderWay as isPhaseUnderWay } from '@kotohogi/domain/payment/phase';

/** Whether a payment still moves: then its page follows it and offers no other. */
export function isUnderWay(payment: Pick<OwnPayment, 'phase'> | undefined | null): boolean {
  return payment !== undefined && payment !== null && isPhaseUnderWay(payment.phase);
}
