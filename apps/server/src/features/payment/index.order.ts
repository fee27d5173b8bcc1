import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Answer } from '@kotohogi/domain/payment/answer';
import { isWallet } from '@kotohogi/domain/payment/types';
import type { Trade } from '@kotohogi/ports/payment-gateway';
import type { Tx } from '../../platform/db/connect.ts';
import { cancelJob, merchantOf } from './jobs.answer.ts';
import type { PaymentDeps } from './jobs.event.ts';
import { findOpenCall, type StoredMerchant } from './store.call.ts';
import type { Payment } from './store.ts';

/** Whether a call to the gateway is due or open. */
export async function isInProgress(tx: Tx, { next, paymentId }: Payment): Promise<boolean> {
  return next !== undefined || (await findOpenCall(tx, paymentId)) !== undefined;
}

/** Whether the gateway accepts no more changes of a payment (docs/product/payment.md#refunds). */
export const isTooLate = (payment: Payment, now: Instant): boolean => cancelJob(payment, now) === 'by-hand';

/** Asks the gateway about a payment, outside any transaction. Changes and records nothing. */
export async function lookUpTrade(
  deps: PaymentDeps,
  { orderId, method }: Payment,
  stored: StoredMerchant,
): Promise<Answer<Trade | undefined>> {
  const place = isWallet(method) ? deps.gateway.wallets[method] : deps.gateway;
  return await place.lookUp(merchantOf(deps, stored), orderId);
}
