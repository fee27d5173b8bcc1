import type { PaymentOrderRow } from '@kotohogi/contract/payment-order';
import { paymentText } from '../payment/index.ts';

/** How a payment was paid: the brand and last digits of the card, or the wallet. */
export function methodText({ payType, cardBrand, maskedCardNo }: PaymentOrderRow): string {
  if (payType !== 'CREDIT') return paymentText(`payment.method.${payType}`);
  const card = [cardBrand, maskedCardNo.replace(/^\*+/, '…')].filter(part => part !== '').join(' ');
  return card || paymentText('payment.method.CREDIT');
}
