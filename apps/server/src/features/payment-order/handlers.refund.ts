import { paymentOrder } from '@kotohogi/contract/payment-order';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { decideRefund } from '@kotohogi/domain/payment-order/decide';
import { type Call, inNoScope, type Route, userOf } from '../../gate/route.ts';
import type { Tx } from '../../platform/db/connect.ts';
import {
  apply,
  findMerchant,
  isInProgress,
  isTooLate,
  lockPayment,
  type Payment,
  type PaymentDeps,
} from '../payment/index.ts';
import { verifyPassword } from '../session/index.ts';
import { findRefundOrder, holdTransfer } from './store.ts';
import { findReadable } from './view.ts';

const scopeOf = ({ facilityId, weddingId }: Payment) => ({ scope: { facilityId, weddingId } });

/** Has the gateway asked by the payment's own job, which is the only one that follows the answer. */
async function orderSync(tx: Tx, deps: PaymentDeps, call: Call<typeof paymentOrder.sync>, { paymentId }: Payment) {
  const payment = await lockPayment(tx, paymentId);
  // The gateway still has the capture of a payment that was returned by hand: following it would return it twice.
  if ((await findRefundOrder(tx, paymentId))?.kind === 'refunded-by-hand') return refuse('payment_refunded_by_hand');
  if ((await findMerchant(tx, payment.facilityId)) === undefined) return refuse('payment_shop_missing');
  await call.audit(tx, payment.orderId, {}, scopeOf(payment));
  return { done: await apply(tx, deps, { payment, event: { kind: 'sync-ordered', by: userOf(call).userId } }) };
}

/**
 * Orders the return of a payment, once: the payment is locked, and a second order finds it in progress. The wedding is
 * locked before it, so that its transfer is not ordered meanwhile.
 */
async function orderRefund(tx: Tx, deps: PaymentDeps, call: Call<typeof paymentOrder.refund>, found: Payment) {
  const { reason, facilityCarries, byHand } = call.body;
  const transfer = await holdTransfer(tx, found.weddingId);
  const payment = await lockPayment(tx, found.paymentId);
  const { state, wanted, purpose } = payment;
  const way = decideRefund(
    {
      ...{ state, wanted, purpose, transfer },
      isInProgress: await isInProgress(tx, payment),
      isTooLate: isTooLate(payment, call.now),
    },
    { byHand, facilityCarries },
  );
  if (way !== 'gateway' && way !== 'by-hand') return way;
  const isByHand = way === 'by-hand';
  if (!isByHand && (await findMerchant(tx, payment.facilityId)) === undefined) return refuse('payment_shop_missing');
  const order = { by: userOf(call).userId, reason, facilityCarries };
  const event = { kind: isByHand ? 'refunded-by-hand' : 'refund-ordered', ...order } as const;
  const { amountYen } = payment;
  await call.audit(tx, payment.orderId, { refund: way, amountYen, reason, facilityCarries }, scopeOf(payment));
  return { way, done: await apply(tx, deps, { payment, event }) };
}

/** Handlers that change a payment: both go through the payment's own events. */
export function refundHandlers({ paymentDeps: deps }: { readonly paymentDeps: PaymentDeps }): Route[] {
  const { db } = deps;
  return [
    inNoScope(paymentOrder.sync, async call => {
      const found = await findReadable(db, call);
      if (found === undefined) return refuse('payment_unknown');
      const ordered = await db.transaction().execute(tx => orderSync(tx, deps, call, found));
      if (isRefused(ordered)) return ordered;
      ordered.done();
      return {};
    }),

    inNoScope(paymentOrder.refund, async call => {
      const found = await findReadable(db, call);
      if (found === undefined) return refuse('payment_unknown');
      const { userId } = userOf(call);
      // A failure has to be stored, so this runs outside the transaction of the return.
      const verified = await verifyPassword(db, { userId, password: call.body.password, now: call.now });
      if (verified !== 'right') return verified;
      const ordered = await db.transaction().execute(tx => orderRefund(tx, deps, call, found));
      if (isRefused(ordered)) return ordered;
      ordered.done();
      return { refund: ordered.way };
    }),
  ];
}
