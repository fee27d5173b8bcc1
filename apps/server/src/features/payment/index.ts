import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { ownPath } from '@kotohogi/domain/kernel/own-path';
import { type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import { deadlineOf } from '@kotohogi/domain/payment/deadline';
import { orderIdOf } from '@kotohogi/domain/payment/order-id';
import { isUnderWay } from '@kotohogi/domain/payment/phase';
import { seal } from '../../platform/crypto/keys.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { type AfterCommit, apply, type PaymentDeps } from './jobs.event.ts';
import { findMerchant } from './store.call.ts';
import { insertPayment, listPaymentsOfPayer, lockPayment, type NewPayment, type Payer, type Payment } from './store.ts';
import { phaseOfPayment } from './view.ts';

export { isInProgress, isTooLate, lookUpTrade } from './index.order.ts';
export type { AfterCommit, OnStepped, PaymentDeps, PaymentStep } from './jobs.event.ts';
export { apply } from './jobs.event.ts';
export { findMerchant, PAYMENT_LEASES } from './store.call.ts';
export { findWeddingOfFacility, listTransfers } from './store.list.ts';
export { findPayment, listPaymentsOfPayer, lockPayment, type NewPayment, type Payer, type Payment } from './store.ts';
export { maskedAccount, moneyOfRow, readFrozen, readSummary, toTransfer } from './view.list.ts';
export { phaseOfPayment, toOwnPayment } from './view.ts';

/** The path of one of our pages; undefined for anything else (docs/product/session.md#where-a-login-goes-on-to). */
export function ourPath(callbackUrl: string, publicUrl: string): string | undefined {
  return ownPath(callbackUrl, new URL(publicUrl).origin);
}

/**
 * Starts a payment in the transaction of what it pays for: the intent is stored and its first step queued, or neither.
 * A card's token is encrypted, and deleted as soon as it was used. Refused if the facility has no shop.
 */
export async function beginPayment(
  tx: Tx,
  deps: PaymentDeps,
  fresh: NewPayment & { readonly cardToken: string | undefined },
): Promise<{ readonly payment: Payment; readonly done: AfterCommit } | Refused<'payment_not_ready'>> {
  const now = deps.now();
  const merchant = await findMerchant(tx, fresh.facilityId);
  if (merchant === undefined) return refuse('payment_not_ready');
  const { contractNumber } = merchant;
  const payment = await insertPayment(tx, {
    ...fresh,
    cardTokenSealed: fresh.cardToken === undefined ? undefined : seal(deps.sealKey, fresh.cardToken),
    deadlineAt: deadlineOf(now),
    now,
    orderIdOf: paymentId => orderIdOf({ contractNumber, startedAt: now, purpose: fresh.purpose, paymentId }),
  });
  const done = await apply(tx, deps, { payment, event: { kind: 'started' } });
  return { payment: await lockPayment(tx, payment.paymentId), done };
}

/**
 * Prepares for a new payment of the same payer for the same thing. Payments that timed out, or still wait for the payer
 * at the issuer, are given up: if they succeed late, their money is refunded. Returns whether another one is in
 * progress: then no new one may start, because its outcome is open.
 */
export async function findEarlierPayments(
  tx: Tx,
  deps: PaymentDeps,
  whose: { readonly weddingId: WeddingId; readonly payer: Payer; readonly purpose: NewPayment['purpose'] },
): Promise<{ readonly hasOpenPayment: boolean; readonly giveUp: () => Promise<AfterCommit> }> {
  const payments = await listPaymentsOfPayer(tx, whose.weddingId, whose.payer);
  const same = payments.filter(payment => payment.purpose === whose.purpose && payment.wanted);
  const phases = same.map(payment => ({ payment, phase: phaseOfPayment(payment) }));
  const hasOpenPayment = phases.some(({ phase }) => isUnderWay(phase) && phase !== 'issuer');
  const given = phases.filter(({ phase }) => phase === 'issuer' || phase === 'timeout').map(one => one.payment);
  return {
    hasOpenPayment,
    giveUp: async () => {
      const done: AfterCommit[] = [];
      for (const { paymentId } of given) {
        done.push(await apply(tx, deps, { payment: await lockPayment(tx, paymentId), event: { kind: 'given-up' } }));
      }
      return () => {
        for (const after of done) after();
      };
    },
  };
}
