import { languageOf } from '@kotohogi/contract/texts/texts';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Answer } from '@kotohogi/domain/payment/answer';
import { type DifferenceKind, differencesOf, RUN_MS } from '@kotohogi/domain/payment-order/reconcile';
import type { Clock } from '@kotohogi/ports/clock';
import type { Trade } from '@kotohogi/ports/payment-gateway';
import type { Tx } from '../../platform/db/connect.ts';
import { type BoundJob, defineDaily, defineJob } from '../../platform/jobs/job.ts';
import { recordCounts } from '../../platform/jobs/runs.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { listLanguages } from '../live/index.ts';
import { findMerchant, lockPayment, lookUpTrade, type Payment, type PaymentDeps } from '../payment/index.ts';
import { readMoneyRecipients } from '../platform-setting/index.ts';
import { paymentDifferenceMail } from './mail.reconcile.ts';
import {
  advanceRun,
  findNextPaymentId,
  findOpenRun,
  finishRun,
  listFound,
  listOpenRuns,
  type ReconciliationRun,
  startRuns,
  storeDifferences,
} from './store.reconcile.ts';
import { findRefundOrder } from './store.ts';

const TASK = 'paymentOrder.reconcile';

/** Over before the working day, when payments need the gateway themselves. */
const MORNING = { hour: 5, lateMs: RUN_MS };

/** At most five questions a second for a shop; the queue takes one job at a time (docs/product/payment-order.md#reconciliation). */
const PAUSE_MS = 200;
const askJob = defineJob<{ readonly runId: number }>('paymentOrder.ask', { queue: 'reconciliation', maxAttempts: 3 });
const askNext = (tx: Tx, runId: number, delayMs = 0) =>
  askJob.add(tx, { runId }, { jobKey: `reconciliation:${runId}`, delayMs });

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

/** Mails the differences that a run found, in the transaction that finishes it. */
async function finish(tx: Tx, deps: ReconcileDeps, run: ReconciliationRun): Promise<void> {
  if (!(await finishRun(tx, run.runId, deps.clock.now()))) return;
  const found = await listFound(tx, run.runId);
  const merchant = await findMerchant(tx, run.facilityId);
  if (found.length === 0 || merchant === undefined) return;
  const differences = found.map(({ orderId, kind }) => ({ orderId: orderId ?? '', kind }));
  const addresses = await readMoneyRecipients(tx, deps);
  const languages = await listLanguages(tx, addresses);
  const { publicUrl } = deps.paymentDeps;
  for (const address of addresses) {
    const language = languageOf(languages.get(address.toLowerCase()) ?? 'ja');
    const { facilityName } = merchant;
    await deps.mails.send(tx, address, paymentDifferenceMail({ language, facilityName, differences, publicUrl }));
  }
}

/** Asks about one payment, outside any transaction, and records what differs together with how far the run has come. */
async function ask(deps: ReconcileDeps, runId: number): Promise<void> {
  const { db } = deps.paymentDeps;
  const run = await findOpenRun(db, runId);
  if (run === undefined) return;
  const paymentId = await findNextPaymentId(db, run);
  if (paymentId === undefined) return await db.transaction().execute(tx => finish(tx, deps, run));
  const before = await db.transaction().execute(tx => lockPayment(tx, paymentId));
  const merchant = await findMerchant(db, run.facilityId);
  // A venue whose shop was removed is not asked about any more.
  if (merchant === undefined) return;
  const answer = await lookUpTrade(deps.paymentDeps, before, merchant);
  // The schedule wakes the run again, at the same payment.
  if (!hasAnswered(answer)) return;
  await db.transaction().execute(async tx => {
    const payment = await lockPayment(tx, paymentId);
    if (!(await advanceRun(tx, run, paymentId))) return;
    // A payment that has just moved may differ from an answer given before; the next morning asks again.
    if (payment.version === before.version) {
      const kinds = await compare(tx, payment, answer);
      const trade = answer.outcome === 'ok' ? answer.value : undefined;
      await storeDifferences(tx, { runId, paymentId, kinds, trade, now: deps.clock.now() });
    }
    await askNext(tx, runId, PAUSE_MS);
  });
}

/** Starts the runs of a morning, and wakes those that wait: also those whose worker died. */
async function start({ paymentDeps: { db } }: ReconcileDeps, due: Instant): Promise<void> {
  await startRuns(db, due);
  const open = await listOpenRuns(db, due);
  for (const runId of open) await askNext(db, runId);
  await recordCounts({ db }, TASK, { waiting: open.length });
}

/** The daily comparison with the gateway (docs/product/payment-order.md#reconciliation). */
export function reconcileJobs(deps: ReconcileDeps): BoundJob[] {
  return [
    defineDaily(TASK, MORNING, deps.clock, due => start(deps, due)),
    { ...askJob.runs(({ runId }) => ask(deps, runId)), lane: 'gateway' },
  ];
}
