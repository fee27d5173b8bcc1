import type { FacilityId, PaymentId } from '@kotohogi/domain/kernel/ids';
import { after, DAY_MS, HOUR_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { DifferenceKind } from '@kotohogi/domain/payment-order/reconcile';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The comparison of one facility on one morning. */
export interface ReconciliationRun {
  readonly runId: number;
  readonly facilityId: FacilityId;
  readonly dueAt: Instant;
  readonly lastPaymentId: PaymentId;
}

/** Starts a run for each facility with a shop, unless it has one. */
export async function startRuns(tx: Tx, due: Instant): Promise<void> {
  await tx
    .insertInto('reconciliation_run')
    .columns(['facility_id', 'due_at'])
    .expression(eb =>
      eb
        .selectFrom('facility')
        .select(['id', eb.val(at(due)).$castTo<Date>().as('due_at')])
        .where('gateway_shop_id', '<>', ''),
    )
    .onConflict(conflict => conflict.columns(['facility_id', 'due_at']).doNothing())
    .execute();
}

/** The runs of a morning that are not finished. */
export async function listOpenRuns(tx: Tx, due: Instant): Promise<number[]> {
  const runs = tx.selectFrom('reconciliation_run').select('id').where('due_at', '=', at(due));
  const rows = await runs.where('finished_at', 'is', null).orderBy('id').execute();
  return rows.map(row => row.id);
}

/**
 * The unfinished runs of a morning that are reported now, with how far each has come; none is reported twice. If no
 * worker ran all morning, nothing has started them either: they are started to be seen as stopped, unless no morning
 * was ever compared.
 */
export async function reportLateRuns(tx: Tx, due: Instant, now: Instant) {
  const latest = await tx
    .selectFrom('reconciliation_run')
    .select('due_at')
    .where('due_at', '<=', at(due))
    .orderBy('due_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest !== undefined && latest.due_at < due) await startRuns(tx, due);
  return await tx
    .updateTable('reconciliation_run')
    .from('facility')
    .set({ alarmed_at: at(now) })
    .whereRef('facility.id', '=', 'reconciliation_run.facility_id')
    .where('due_at', '=', at(due))
    .where('finished_at', 'is', null)
    .where('alarmed_at', 'is', null)
    .returning(['facility.name as facilityName', 'asked_count as asked'])
    .execute();
}

/** A run that is not finished. */
export async function findOpenRun(tx: Tx, runId: number): Promise<ReconciliationRun | undefined> {
  const row = await tx
    .selectFrom('reconciliation_run')
    .select(['facility_id', 'due_at', 'last_payment_id'])
    .where('id', '=', runId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { facility_id: facilityId, due_at: dueAt, last_payment_id: lastPaymentId } = row;
  return { runId, facilityId, dueAt: instant(dueAt), lastPaymentId };
}

/** Payments younger than this may still be in progress; the next morning asks about them. */
const YOUNG_MS = HOUR_MS;
const DAYS = 3;

/**
 * The next payment of a run: started or moved in the last three days, open, or with an unresolved difference. Each is
 * found by an index of its own, because this runs once for every payment.
 */
export async function findNextPaymentId(tx: Tx, run: ReconciliationRun): Promise<PaymentId | undefined> {
  const since = at(after(run.dueAt, -DAYS * DAY_MS));
  const old = tx
    .selectFrom('payment')
    .select('payment.id')
    .where('facility_id', '=', run.facilityId)
    .where('created_at', '<', at(after(run.dueAt, -YOUNG_MS)))
    .where('payment.id', '>', run.lastPaymentId)
    .orderBy('payment.id')
    .limit(1);
  const firsts = [
    old.where('updated_at', '>=', since),
    old.where('state', 'in', ['INITIALIZED', 'ENTRY', 'REQUEST_AUTHORIZE', 'AUTHORIZED']),
    old
      .innerJoin('payment_difference', 'payment_difference.payment_id', 'payment.id')
      .where('payment_difference.resolved_at', 'is', null),
  ];
  const found = await Promise.all(firsts.map(first => first.executeTakeFirst()));
  const ids = found.flatMap(row => row?.id ?? []);
  return ids.toSorted((a, b) => a - b)[0];
}

/** What a run found about a payment. */
export interface Finding {
  readonly runId: number;
  readonly paymentId: PaymentId;
  readonly kinds: readonly DifferenceKind[];
  readonly trade: { readonly status: string; readonly amountYen: number } | undefined;
  readonly now: Instant;
}

/** Whether a person has resolved this difference, and the gateway still answers the same. */
async function isAccepted(tx: Tx, { paymentId, trade }: Finding, kind: DifferenceKind): Promise<boolean> {
  const last = await tx
    .selectFrom('payment_difference')
    .select(['gateway_status', 'gateway_amount_yen', 'resolved_reason'])
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.resolved_reason === null) return false;
  return last.gateway_status === (trade?.status ?? '') && last.gateway_amount_yen === (trade?.amountYen ?? null);
}

/**
 * Stores the differences of a payment that are new, and resolves those that are gone. One that a person has resolved is
 * new only if the gateway answers something else.
 */
export async function storeDifferences(tx: Tx, finding: Finding): Promise<void> {
  const { runId, paymentId, kinds, trade, now } = finding;
  await tx
    .updateTable('payment_difference')
    .set({ resolved_at: at(now) })
    .where('payment_id', '=', paymentId)
    .where('resolved_at', 'is', null)
    .$if(kinds.length > 0, gone => gone.where('kind', 'not in', [...kinds]))
    .execute();
  for (const kind of kinds) {
    if (await isAccepted(tx, finding, kind)) continue;
    const seen = { gateway_status: trade?.status ?? '', gateway_amount_yen: trade?.amountYen ?? null };
    await tx
      .insertInto('payment_difference')
      .values({ run_id: runId, payment_id: paymentId, kind, ...seen, found_at: at(now) })
      .onConflict(conflict => conflict.columns(['payment_id', 'kind']).where('resolved_at', 'is', null).doNothing())
      .execute();
  }
}

/** Moves a run past a payment. Returns false if another worker already has. */
export async function advanceRun(tx: Tx, run: ReconciliationRun, paymentId: PaymentId): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reconciliation_run')
    .set(eb => ({ last_payment_id: paymentId, asked_count: eb('asked_count', '+', 1) }))
    .where('id', '=', run.runId)
    .where('last_payment_id', '=', run.lastPaymentId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Finishes a run. Returns false if it was already finished. */
export async function finishRun(tx: Tx, runId: number, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reconciliation_run')
    .set({ finished_at: at(now) })
    .where('id', '=', runId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A difference, for the mail. */
export interface FoundDifference {
  readonly orderId: string | null;
  readonly kind: DifferenceKind;
}

/** The differences that a run found first. */
export async function listFound(tx: Tx, runId: number): Promise<FoundDifference[]> {
  return await tx
    .selectFrom('payment_difference')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(['order_id as orderId', 'kind'])
    .where('run_id', '=', runId)
    .orderBy('payment_difference.id')
    .execute();
}
