import { PAYMENT_PURPOSES, PAYMENT_STATES } from '@kotohogi/domain/payment/types';
import { DIFFERENCE_KINDS, RUN_STATES } from '@kotohogi/domain/payment-order/reconcile';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { differenceList, reconciliationList } from './lists.ts';
import { instantMs } from './rules/number.ts';
import { pathId } from './rules/params.ts';
import { listQuery, pageOf } from './rules/query.ts';
import { requiredLine } from './rules/text.ts';

/** A difference between a payment, as it is now, and what the gateway answered when the difference was found. */
const difference = z.object({
  id: z.number(),
  orderId: z.string(),
  facilityName: z.string(),
  reservationId: z.string(),
  purpose: z.enum(PAYMENT_PURPOSES),
  kind: z.enum(DIFFERENCE_KINDS),
  state: z.enum(PAYMENT_STATES),
  amountYen: z.number(),
  /** Empty if the gateway has no trade. */
  gatewayStatus: z.string(),
  gatewayAmountYen: z.nullable(z.number()),
  foundAt: instantMs,
  resolvedAt: z.nullable(instantMs),
  /** Why a person resolved it; empty if a later run did. */
  resolvedReason: z.string(),
});
export type PaymentDifference = z.infer<typeof difference>;

/** The comparison of one facility on one morning. */
const run = z.object({
  id: z.number(),
  facilityName: z.string(),
  companyName: z.string(),
  dueAt: instantMs,
  state: z.enum(RUN_STATES),
  /** How many payments were asked about, and how many differences were found first. */
  asked: z.number(),
  differences: z.number(),
});
export type ReconciliationRun = z.infer<typeof run>;

const access = ['admin:read:attendantPayment', 'admin:read:archive-video-payment'] as const;

/** The daily comparison of the payments with the gateway (docs/product/payment-order.md#reconciliation). */
export const reconciliation = {
  listDifferences: endpoint({
    name: 'reconciliation.listDifferences',
    method: 'GET',
    path: '/admin/reconciliation/differences',
    summary: 'Lists the differences between payments and the gateway, the unresolved ones first.',
    access,
    query: listQuery(differenceList),
    output: pageOf(difference),
  }),
  listRuns: endpoint({
    name: 'reconciliation.listRuns',
    method: 'GET',
    path: '/admin/reconciliation/runs',
    summary: 'Lists the daily comparisons of every facility, also those that found nothing.',
    access,
    query: listQuery(reconciliationList),
    output: pageOf(run),
  }),
  resolve: endpoint({
    name: 'reconciliation.resolve',
    method: 'POST',
    path: '/admin/reconciliation/differences/:differenceId/resolve',
    summary: 'Resolves a difference by hand. It is found again only when the gateway answers something else.',
    access: 'admin:write:attendantPayment',
    audit: 'payment',
    params: z.object({ differenceId: pathId<number>() }),
    body: z.object({ reason: requiredLine(200) }),
    output: z.object({}),
    errors: { difference_unknown: 404, difference_resolved: 409 },
    perMinute: 60,
  }),
};
