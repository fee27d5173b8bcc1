import type { OwnPayment } from '@kotohogi/contract/payment';
import { isUnderWay as isPhaseUnderWay } from '@kotohogi/domain/payment/phase';

/** Whether a payment is still in progress, so that its page polls it and blocks another one. */
export function isUnderWay(payment: Pick<OwnPayment, 'phase'> | undefined | null): boolean {
  return payment !== undefined && payment !== null && isPhaseUnderWay(payment.phase);
}
