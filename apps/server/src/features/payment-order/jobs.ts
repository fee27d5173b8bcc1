import { setTimeout } from 'node:timers/promises';
import { languageOf } from '@kotohogi/contract/texts/texts';
import { after, HOUR_MS, type Instant, SECOND_MS } from '@kotohogi/domain/kernel/instant';
import type { Answer } from '@kotohogi/domain/payment/answer';
import { type DifferenceKind, differencesOf, LATE_MS, RUN_MS } from '@kotohogi/domain/payment-order/reconcile';
import type { Clock } from '@kotohogi/ports/clock';
import type { Trade } from '@kotohogi/ports/payment-gateway';
import type { Tx } from '../../platform/db/connect.ts';
import { type BoundJob, defineDaily, defineJob } from '../../platform/jobs/job.ts';
import { recordCounts } from '../../platform/jobs/runs.ts';
import type { MailContent } from '../../platform/mail/content.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { listLanguages } from '../live/index.ts';
import { findMerchant, lockPayment, lookUpTrade, type Payment, type PaymentDeps } from '../payment/index.ts';
import { readMoneyRecipients } from '../platform-setting/index.ts';
import { lateComparisonMail, type PlatformReader, paymentDifferenceMail } from './mail.reconcile.ts';
import {
  advanceRun,
  findNextPaymentId,
  findOpenRun,
  finishRun,
  listFound,
  listOpenRuns,
  type ReconciliationRun,
  reportLateRuns,
  startRuns,
  storeDifferences,
} from './store.reconcile.ts';
import { findRefundOrder } from './store.ts';

const TASK = 'paymentOrder.reconcile';

/** Over before the working day, when payments need the gateway themselves. */
const MORNING = { hour: 5, lateMs: RUN_MS };

const REPORT_LATE = 'paymentOrder.reportLate';
/** Also in the evening, if no worker ran all day. */
const LATE = { hour: MORNING.hour + LATE_MS / HOUR_MS, lateMs: 20 * HOUR_MS };

/** At most five questions a second for a shop; the queue takes one job at a time (docs/product/payment-order.md#reconciliation). */
const PACE_MS = 200;
/** How long a job asks before it makes room for a stop of the worker, and starts again. */
const TURN_MS = 5 * SECOND_MS;
const askJob = defineJob<{ readonly runIds: readonly number[] }>('paymentOrder.ask', {
  queue: 'reconciliation',
  maxAttempts: 3,
});
const askOn = (tx: Tx, runIds: readonly number[]) => askJob.add(tx, { runIds }, { jobKey: 'reconciliation' });

export interface ReconcileDeps {
  readonly paymentDeps: PaymentDeps;
  readonly mails: Outgoing;
  readonly clock: Clock;
  readonly emergencyDestination: readonly string[];
  readonly liveErrorDestination: readonly string[];
}

/** A gateway that is silent, busy or broken has said nothing about the payment. */
function hasAnswered(answer: Answer<unknown>): boolean {
  if (answer.outcome === 'refused') return answer.kind !== 'busy' && answer.kind !== 'system';
  return answer.outcome === 'ok';
}

async function compare(tx: Tx, payment: Payment, answer: Answer<Trade | undefined>): Promise<DifferenceKind[]> {
  if (answer.outcome !== 'ok') return ['refused'];
  const isByHand = (await findRefundOrder(tx, payment.paymentId))?.kind === 'refunded-by-hand';
  const { state, amountYen, capturedAt } = payment;
  const trade = answer.value && {
    status: answer.value.status,
    amountYen: answer.value.amountYen,
    processedAt: answer.value.approval?.processedAt,
  };
  return differencesOf({ state, amountYen, capturedAt, isByHand, trade });
}

/** Mails the people of the platform who look after payments, each in their language. */
async function mailPlatform(tx: Tx, deps: ReconcileDeps, write: (reader: PlatformReader) => MailContent) {
  const addresses = await readMoneyRecipients(tx, deps);
  const languages = await listLanguages(tx, addresses);
  const { publicUrl } = deps.paymentDeps;
  for (const address of addresses) {
    const language = languageOf(languages.get(address.toLowerCase()) ?? 'ja');
    await deps.mails.send(tx, address, write({ language, publicUrl }));
  }
}

/** Mails the differences that a run found, in the transaction that finishes it. */
async function finish(tx: Tx, deps: ReconcileDeps, run: ReconciliationRun): Promise<void> {
  if (!(await finishRun(tx, run.runId, deps.clock.now()))) return;
  const found = await listFound(tx, run.runId);
  const merchant = await findMerchant(tx, run.facilityId);
  if (found.length === 0 || merchant === undefined) return;
  const differences = found.map(({ orderId, kind }) => ({ orderId: orderId ?? '', kind }));
  const { facilityName } = merchant;
  await mailPlatform(tx, deps, reader => paymentDifferenceMail({ ...reader, facilityName, differences }));
}

/** Mails the platform that comparisons are not finished (docs/product/payment-order.md#reconciliation). */
async function reportLate(deps: ReconcileDeps, reportedAt: Instant): Promise<void> {
  const due = after(reportedAt, -LATE_MS);
  await deps.paymentDeps.db.transaction().execute(async tx => {
    const late = await reportLateRuns(tx, due, deps.clock.now());
    if (late.length > 0) await mailPlatform(tx, deps, reader => lateComparisonMail({ ...reader, late }));
  });
}

/**
 * Asks about one payment of a run, outside any transaction, and records what differs together with how far the run has
 * come. Returns whether the run goes on now.
 */
async function ask(deps: ReconcileDeps, runId: number): Promise<boolean> {
  const { db } = deps.paymentDeps;
  const run = await findOpenRun(db, runId);
  if (run === undefined) return false;
  const end = async () => {
    await db.transaction().execute(tx => finish(tx, deps, run));
    return false;
  };
  const paymentId = await findNextPaymentId(db, run);
  if (paymentId === undefined) return await end();
  const before = await db.transaction().execute(tx => lockPayment(tx, paymentId));
  const merchant = await findMerchant(db, run.facilityId);
  // A venue whose shop was removed meanwhile is not asked about any more.
  if (merchant === undefined) return await end();
  const answer = await lookUpTrade(deps.paymentDeps, before, merchant);
  // The schedule wakes the run again, at the same payment.
  if (!hasAnswered(answer)) return false;
  return await db.transaction().execute(async tx => {
    const payment = await lockPayment(tx, paymentId);
    if (!(await advanceRun(tx, run, paymentId))) return false;
    // A payment that has just moved may differ from an answer given before; the next morning asks again.
    if (payment.version === before.version) {
      const kinds = await compare(tx, payment, answer);
      const trade = answer.outcome === 'ok' ? answer.value : undefined;
      await storeDifferences(tx, { runId, paymentId, kinds, trade, now: deps.clock.now() });
    }
    return true;
  });
}

/**
 * Asks about one payment of each run in turn, until all have finished or wait for the schedule, or the turn of this job
 * is over; then the next job goes on with those that were not asked.
 */
async function askInTurn(deps: ReconcileDeps, runIds: readonly number[]): Promise<void> {
  const endsAtMs = performance.now() + TURN_MS;
  const failures: unknown[] = [];
  let waiting = [...runIds];
  let asked: number[] = [];
  let roundAtMs = performance.now();
  while (waiting.length + asked.length > 0 && performance.now() < endsAtMs) {
    const runId = waiting.shift();
    if (runId === undefined) {
      await setTimeout(Math.max(0, roundAtMs + PACE_MS - performance.now()));
      [waiting, asked, roundAtMs] = [asked, [], performance.now()];
      continue;
    }
    try {
      if (await ask(deps, runId)) asked.push(runId);
    } catch (error) {
      // why: the other venues are compared first; the job fails below
      failures.push(error);
    }
  }
  const rest = [...waiting, ...asked];
  if (rest.length > 0) await askOn(deps.paymentDeps.db, rest);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} comparisons failed`);
}

/** Starts the runs of a morning, and wakes those that wait: also those whose worker died. */
async function start({ paymentDeps: { db } }: ReconcileDeps, due: Instant): Promise<void> {
  await startRuns(db, due);
  const open = await listOpenRuns(db, due);
  if (open.length > 0) await askOn(db, open);
  await recordCounts({ db }, TASK, { waiting: open.length });
}

/** The daily comparison with the gateway (docs/product/payment-order.md#reconciliation). */
export function reconcileJobs(deps: ReconcileDeps): BoundJob[] {
  return [
    defineDaily(TASK, MORNING, deps.clock, due => start(deps, due)),
    defineDaily(REPORT_LATE, LATE, deps.clock, reportedAt => reportLate(deps, reportedAt)),
    { ...askJob.runs(({ runIds }) => askInTurn(deps, runIds)), lane: 'gateway' },
  ];
}
