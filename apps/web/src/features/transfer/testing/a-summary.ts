import type { TransferShown } from '@kotohogi/contract/payment';
import type { PaymentSummary } from '../couple/stage.ts';
import { FIXED_AT, ORDERED } from './a-transfer.ts';

/** The money of a wedding whose amount is fixed. */
export const A_SUMMARY: PaymentSummary = {
  ...({ paymentState: 'not-payment', paymentStateAt: null, fixedAt: FIXED_AT, isFixed: true } as const),
  ...{ frozen: { amountYen: 342_000, leftOut: 0 }, transfers: [], commissionRate: 0.05 },
  corrections: [],
  gifts: { count: 12, grossYen: 360_000, commissionYen: 18_000, refundYen: 0, netYen: 342_000 },
};

/** A transfer as the couple see it. */
export const A_TRANSFER: TransferShown = ORDERED;
