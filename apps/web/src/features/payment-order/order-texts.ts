import type { PaymentOrderRow } from '@kotohogi/contract/payment-order';
import { yearDateText } from '../../shell/formats.office.ts';
import { timeText } from '../../shell/formats.ts';
import { paymentText } from '../payment/index.ts';

/** How a payment was paid: the brand and last digits of the card, or the wallet. */
export function methodText({ payType, cardBrand, maskedCardNo }: PaymentOrderRow): string {
  if (payType !== 'CREDIT') return paymentText(`payment.method.${payType}`);
  const card = [cardBrand, maskedCardNo.replace(/^\*+/, '…')].filter(part => part !== '').join(' ');
  return card || paymentText('payment.method.CREDIT');
}

/** A moment with its year, in one line: 2026/11/24(火) 07:22. */
export const momentText = (ms: number): string => `${yearDateText(ms)} ${timeText(ms)}`;
