import { type PaymentDifference, type ReconciliationRun, reconciliation } from '@kotohogi/contract/reconciliation';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { runStateOf } from '@kotohogi/domain/payment-order/reconcile';
import { type Call, inNoScope, type Route } from '../../gate/route.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { PaymentDeps } from '../payment/index.ts';
import {
  type DifferenceRow,
  listDifferences,
  listRuns,
  lockDifference,
  type RunRow,
  resolveDifference,
} from './store.differences.ts';
import { purposesOf } from './view.ts';

const toDifference = (row: DifferenceRow): PaymentDifference => ({
  id: row.id,
  orderId: row.order_id ?? '',
  facilityName: row.facility_name,
  reservationId: row.reservation_id,
  purpose: row.purpose,
  kind: row.kind,
  state: row.state,
  amountYen: row.amount_yen,
  gatewayStatus: row.gateway_status,
  gatewayAmountYen: row.gateway_amount_yen,
  foundAt: instant(row.found_at),
  resolvedAt: row.resolved_at === null ? null : instant(row.resolved_at),
  resolvedReason: row.resolved_reason ?? '',
});

const toRun = (row: RunRow, now: Instant): ReconciliationRun => {
  const dueAt = instant(row.due_at);
  const finishedAt = row.finished_at === null ? undefined : instant(row.finished_at);
  return {
    id: row.id,
    facilityName: row.facility_name,
    companyName: row.company_name,
    dueAt,
    state: runStateOf({ dueAt, finishedAt }, now),
    asked: row.asked_count,
    differences: row.differences,
  };
};

async function resolve(tx: Tx, call: Call<typeof reconciliation.resolve>) {
  const { differenceId } = call.params;
  const { reason } = call.body;
  const found = await lockDifference(tx, differenceId, purposesOf(call.permissions));
  if (found === undefined) return refuse('difference_unknown');
  if (found.resolved_at !== null) return refuse('difference_resolved');
  await resolveDifference(tx, differenceId, reason, call.now);
  const { kind, gateway_status: gatewayStatus, facility_id: facilityId, wedding_id: weddingId } = found;
  const scope = { facilityId, weddingId };
  await call.audit(tx, found.order_id ?? '', { kind, gatewayStatus, reason }, { scope });
  return {};
}

/** Handlers for the comparison with the gateway (docs/product/payment-order.md#reconciliation). */
export function reconcileHandlers({ db }: Pick<PaymentDeps, 'db'>): Route[] {
  return [
    inNoScope(reconciliation.listDifferences, async ({ query, permissions }) => {
      const { rows, ...page } = await listDifferences(db, query, purposesOf(permissions));
      return { ...page, rows: rows.map(toDifference) };
    }),

    inNoScope(reconciliation.listRuns, async ({ query, now }) => {
      const { rows, ...page } = await listRuns(db, query);
      return { ...page, rows: rows.map(row => toRun(row, now)) };
    }),

    inNoScope(reconciliation.resolve, call => db.transaction().execute(tx => resolve(tx, call))),
  ];
}
