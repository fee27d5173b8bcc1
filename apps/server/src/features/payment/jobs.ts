import type { PaymentId } from '@kotohogi/domain/kernel/ids';
import { type Instant, after as later } from '@kotohogi/domain/kernel/instant';
import { CARD_TOKEN_LIFE_MS, isOverdue } from '@kotohogi/domain/payment/deadline';
import type { PaymentEvent } from '@kotohogi/domain/payment/decide';
import type { Tx } from '../../platform/db/connect.ts';
import { type BoundJob, defineCron } from '../../platform/jobs/job.ts';
import { type CallResult, cancelJob } from './jobs.answer.ts';
import { callGateway } from './jobs.call.ts';
import { type AfterCommit, apply, applyAndOpen, type PaymentDeps, stepJob, withoutNext } from './jobs.event.ts';
import {
  closeCall,
  findMerchant,
  findOpenCall,
  forgetDeadTokens,
  listDue,
  listOverdue,
  type OpenCall,
  openCall,
  type StoredMerchant,
} from './store.call.ts';
import { lockPayment, type Payment, savePayment } from './store.ts';

/** How soon to retry a payment that another worker is busy with. */
const BUSY_MS = 1_000;

/** How many payments one sweep handles; the next sweep handles the rest. */
const SWEEP_LIMIT = 500;

/** A call that is about to be made. */
interface Started {
  readonly call: OpenCall;
  readonly payment: Payment;
  readonly merchant: StoredMerchant;
}

/** What follows a transaction of a step: what to run once it is committed, and the next call to make. */
interface Turn {
  readonly done: AfterCommit;
  readonly started?: Started;
}

const NOTHING: Turn = { done: () => undefined };

/**
 * Why an operation that is due cannot be called at all: the facility has no shop, or a refund of an order that
 * the gateway does not know or no longer changes.
 */
function impossible(payment: Payment, merchant: StoredMerchant | undefined, now: Instant): PaymentEvent | undefined {
  const op = payment.next?.op;
  if (op === undefined) return undefined;
  if (merchant === undefined) return { kind: 'refused', op, refusal: 'merchant' };
  const isPossible = op !== 'cancel' || (payment.access !== undefined && cancelJob(payment, now) !== 'by-hand');
  return isPossible ? undefined : { kind: 'refused', op, refusal: 'input' };
}

/**
 * The first transaction of a step: takes the operation that is due off the payment and records the call before it is
 * made. A call without an outcome was left by a worker that died. Its effect is unknown, so the gateway is asked.
 */
async function begin(tx: Tx, deps: PaymentDeps, paymentId: PaymentId): Promise<Turn> {
  const now = deps.now();
  const payment = await lockPayment(tx, paymentId);
  const lost = await findOpenCall(tx, paymentId);
  if (lost !== undefined) {
    await closeCall(tx, lost.callId, { outcome: 'UNKNOWN', now });
    const event = { kind: 'unknown', op: lost.op } as const;
    return { done: await apply(tx, deps, { payment, event, attempt: lost.attempt }) };
  }
  const op = payment.next?.op;
  if (op === undefined) return NOTHING;
  const merchant = await findMerchant(tx, payment.facilityId);
  const refusal = impossible(payment, merchant, now);
  const taken = withoutNext(payment, op);
  if (refusal !== undefined || merchant === undefined) {
    return refusal === undefined ? NOTHING : { done: await apply(tx, deps, { payment: taken, event: refusal }) };
  }
  const call = await openCall(tx, { paymentId, op, state: payment.state, now });
  await savePayment(tx, taken, now);
  return { ...NOTHING, started: { call, payment: taken, merchant } };
}

/**
 * The transaction after a call: records the answer and applies it to the payment's current state. If the next call is
 * due at once, it is recorded as well, so the same worker goes on without a job in between.
 */
async function record(tx: Tx, deps: PaymentDeps, started: Started, result: CallResult): Promise<Turn> {
  const { event, change, outcome, exchange } = result;
  const { merchant, call: answered } = started;
  const before = await lockPayment(tx, started.payment.paymentId);
  const isOurs = await closeCall(tx, answered.callId, { outcome, exchange, now: deps.now() });
  // why: a call that was given up for lost has been asked about since; its late answer must not count as well.
  if (!isOurs) return NOTHING;
  const happening = { payment: change(before), event, attempt: answered.attempt };
  const { done, payment, call } = await applyAndOpen(tx, deps, happening);
  return call === undefined ? { done } : { done, started: { call, payment, merchant } };
}

/**
 * The calls of a step, and the transactions around them, which none of the calls holds. The last transaction also
 * releases the lease, so the next step becomes visible only when its worker can take it; it then waits for the payment's
 * row.
 */
async function stepWithLease(deps: PaymentDeps, paymentId: PaymentId): Promise<void> {
  const { db, leases } = deps;
  const take = async (transaction: (tx: Tx) => Promise<Turn>) => {
    const { done, started } = await db.transaction().execute(async tx => {
      const turn = await transaction(tx);
      if (turn.started === undefined) await leases.end(paymentId);
      return turn;
    });
    done();
    return started;
  };
  let started = await take(tx => begin(tx, deps, paymentId));
  while (started !== undefined) {
    const current: Started = started;
    const result = await callGateway(deps, current.call.op, current.merchant, current.payment);
    started = await take(tx => record(tx, deps, current, result));
  }
}

/** Takes the next step of a payment, and any steps due right after it, with one call to the gateway at a time. */
async function step(deps: PaymentDeps, paymentId: PaymentId): Promise<void> {
  if (!(await deps.leases.take(paymentId))) return await stepJob.wake(deps.db, paymentId, BUSY_MS);
  try {
    await stepWithLease(deps, paymentId);
  } catch (error) {
    // why: if the connection of the lease was lost, so was the lease, and the first error is the one to report.
    await deps.leases.end(paymentId).catch(() => undefined);
    throw error;
  }
}

async function timeOut(deps: PaymentDeps, paymentId: PaymentId): Promise<void> {
  const done = await deps.db.transaction().execute(async tx => {
    const payment = await lockPayment(tx, paymentId);
    if (!isOverdue(payment, deps.now())) return undefined;
    return await apply(tx, deps, { payment, event: { kind: 'deadline' } });
  });
  done?.();
}

/**
 * Times out overdue payments, wakes those whose step is due or was lost with a worker, and deletes expired card tokens.
 */
async function sweep(deps: PaymentDeps): Promise<void> {
  const now = deps.now();
  for (const paymentId of await listOverdue(deps.db, now, SWEEP_LIMIT)) await timeOut(deps, paymentId);
  for (const paymentId of await listDue(deps.db, now, SWEEP_LIMIT)) await stepJob.wake(deps.db, paymentId, 0);
  await forgetDeadTokens(deps.db, later(now, -CARD_TOKEN_LIFE_MS));
}

/**
 * The jobs of payments: one for each step, and a sweep every minute. Only the steps wait for the gateway, so only they
 * have slots of their own (docs/product/payment.md#slow-gateway).
 */
export function paymentJobs(deps: PaymentDeps): BoundJob[] {
  return [
    { ...stepJob.runs(({ paymentId }) => step(deps, paymentId)), lane: 'gateway' },
    defineCron('payment.sweep', '* * * * *', () => sweep(deps)),
  ];
}
