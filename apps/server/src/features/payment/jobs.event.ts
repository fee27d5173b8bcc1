import { payment as contract } from '@kotohogi/contract/payment';
import type { PaymentId } from '@kotohogi/domain/kernel/ids';
import { after, type Instant } from '@kotohogi/domain/kernel/instant';
import { CARD_TOKEN_LIFE_MS } from '@kotohogi/domain/payment/deadline';
import {
  decide,
  type GatewayOp,
  type NextStep,
  type PaymentEvent,
  type PaymentFacts,
} from '@kotohogi/domain/payment/decide';
import type { PaymentAlarm } from '@kotohogi/domain/payment/event';
import { isFinal } from '@kotohogi/domain/payment/transitions';
import { isWallet, type PaymentPurpose, type PaymentState } from '@kotohogi/domain/payment/types';
import type { PaymentGateway } from '@kotohogi/ports/payment-gateway';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Leases } from '../../platform/db/leases.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log/log.ts';
import { postPayment } from '../ledger/index.ts';
import { getCommissionRate, insertPaymentEvent, type OpenCall, openCall } from './store.call.ts';
import { type Payment, savePayment } from './store.ts';

/** Runs only once a transaction has been committed: publishes to browsers. */
export type AfterCommit = () => void;

/** What the feature a payment belongs to does when the payment moves, in the transaction of the step. */
export type OnStepped = (tx: Tx, step: PaymentStep) => Promise<AfterCommit | undefined>;

/** A step of a payment; `payment` is its state after the step. */
export interface PaymentStep {
  readonly payment: Payment;
  readonly from: PaymentState;
  readonly now: Instant;
}

/**
 * The dependencies of everything that works on payments. The features payments belong to are passed in; none is
 * imported here.
 */
export interface PaymentDeps {
  readonly db: Db;
  /** The right to work on a payment. */
  readonly leases: Leases;
  readonly gateway: PaymentGateway;
  readonly hub: Hub;
  readonly log: Log;
  /** Encrypts secrets in columns. */
  readonly sealKey: Buffer;
  readonly publicUrl: string;
  readonly now: () => Instant;
  readonly onStepped: Readonly<Record<PaymentPurpose, OnStepped>>;
  /** Notifies the people who can act on an alarm, in the transaction that raises it. */
  readonly onAlarm: (
    tx: Tx,
    alarmed: { readonly payment: Payment; readonly alarm: PaymentAlarm; readonly now: Instant },
  ) => Promise<void>;
}

const paymentStep = defineJob<{ readonly paymentId: PaymentId }>('payment.step', { maxAttempts: 25 });

/** The job that takes a payment's next step. At most one is queued for each payment. */
export const stepJob = {
  ...paymentStep,
  /** Wakes a payment after a delay. A later call replaces an earlier one that is still queued. */
  wake: (tx: Tx, paymentId: PaymentId, delayMs: number) =>
    paymentStep.add(tx, { paymentId }, { jobKey: `payment:${paymentId}`, delayMs }),
};

function factsOf(payment: Payment, attempt: number, now: Instant): PaymentFacts {
  const { cardToken, state, wanted, executions, method } = payment;
  return {
    state,
    isWallet: isWallet(method),
    wanted,
    executions,
    attempt,
    hasToken: cardToken !== undefined && now - cardToken.at < CARD_TOKEN_LIFE_MS,
    hasChallenge: payment.challenge !== undefined,
    hasReturned: payment.returned !== undefined,
  };
}

function nextOf(payment: Payment, step: NextStep, now: Instant): Payment['next'] {
  switch (step.do) {
    case 'call':
      return { op: step.op, at: after(now, step.afterMs) };
    case 'wait':
      return payment.next;
    case 'done':
      return undefined;
  }
}

/** The commission rate is the facility's at the time of capture (docs/product/balance.md#commission). */
async function withCapture(tx: Tx, payment: Payment, now: Instant): Promise<Payment> {
  if (payment.state !== 'CAPTURED' || payment.capturedAt !== undefined) return payment;
  return { ...payment, capturedAt: now, commissionRate: await getCommissionRate(tx, payment.facilityId) };
}

/** Notifies the payer's own pages that a payment has moved. */
function announce(deps: PaymentDeps, { payer, orderId, state }: Payment): void {
  if ('attendantId' in payer) deps.hub.publish(contract.stepped, payer.attendantId, { orderId, state });
}

export interface EventContext {
  /** The payment as locked, with what the event itself brought (an access id, a return). */
  readonly payment: Payment;
  readonly event: PaymentEvent;
  /** Which attempt of its operation the event answers; 1 if it answers none. */
  readonly attempt?: number;
}

/** The payment without its next operation, because that call is about to be made. */
export const withoutNext = (payment: Payment, op: GatewayOp): Payment => ({
  ...payment,
  next: undefined,
  executions: payment.executions + (op === 'execute' ? 1 : 0),
});

/**
 * The operation that the worker of a step may start in the transaction that made it due. A `cancel` is queued instead,
 * because the gateway may no longer take it (`impossible` in jobs.ts).
 */
const opAtOnce = (step: NextStep): GatewayOp | undefined =>
  step.do === 'call' && step.afterMs === 0 && step.op !== 'cancel' ? step.op : undefined;

/** A payment after an event: what to run once it is committed, and the call that was opened, if any. */
interface Applied {
  readonly done: AfterCommit;
  readonly payment: Payment;
  readonly call: OpenCall | undefined;
}

/** Decides, stores and logs the change, posts it to the ledger, and runs the hook of the feature it belongs to. */
async function applyEvent(tx: Tx, deps: PaymentDeps, happening: EventContext, mayOpen: boolean): Promise<Applied> {
  const { payment: before, event, attempt = 1 } = happening;
  const now = deps.now();
  const { state, wanted, next, alarm } = decide(factsOf(before, attempt, now), event);
  const op = mayOpen ? opAtOnce(next) : undefined;
  const decided = {
    ...before,
    ...{ state, wanted, next: nextOf(before, next, now) },
    ...(isFinal(state) || state === 'CAPTURED' ? { cardToken: undefined } : {}),
  };
  const payment = await withCapture(tx, op === undefined ? decided : withoutNext(decided, op), now);
  // A notice without news changes nothing. The gateway sends one for each of our own calls.
  const hasNews = event.kind !== 'notified' || next.do !== 'wait';
  if (hasNews) await savePayment(tx, payment, now);
  const { paymentId } = payment;
  if (alarm !== undefined) await deps.onAlarm(tx, { payment, alarm, now });
  await insertPaymentEvent(tx, { paymentId, event, from: before.state, to: state, alarm, now });
  const hasMoved = state !== before.state;
  if (hasMoved) await postPayment(tx, payment, now);
  const followed = hasMoved
    ? await deps.onStepped[payment.purpose](tx, { payment, from: before.state, now })
    : undefined;
  const call = op === undefined ? undefined : await openCall(tx, { paymentId, op, state, now });
  if (next.do === 'call' && call === undefined) await stepJob.wake(tx, paymentId, next.afterMs);
  const done = () => {
    if (alarm !== undefined) deps.log.error({ orderId: payment.orderId, alarm, state }, 'a payment needs a human');
    if (hasMoved) announce(deps, payment);
    followed?.();
  };
  return { done, payment, call };
}

/**
 * Applies an event to a locked payment in the caller's transaction and queues the next step. Returns what to run once it
 * is committed.
 */
export async function apply(tx: Tx, deps: PaymentDeps, happening: EventContext): Promise<AfterCommit> {
  return (await applyEvent(tx, deps, happening, false)).done;
}

/**
 * Like `apply`, for the worker of a step: a call that is due at once is opened instead of queued, and the worker makes it
 * after the commit.
 */
export function applyAndOpen(tx: Tx, deps: PaymentDeps, happening: EventContext): Promise<Applied> {
  return applyEvent(tx, deps, happening, true);
}
