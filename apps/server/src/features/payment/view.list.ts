import type { PaymentRow, Totals } from '@kotohogi/contract/payment';
import { instant } from '@kotohogi/domain/kernel/instant';
import { fractionOf, type Rate, yen } from '@kotohogi/domain/kernel/yen';
import { type Money, moneyOf, totalOf } from '@kotohogi/domain/payment/money';
import {
  PAYMENT_METHODS,
  PAYMENT_PURPOSES,
  PAYMENT_STATES,
  type PaymentPurpose,
  type PaymentState,
} from '@kotohogi/domain/payment/types';
import { closesAt } from '@kotohogi/domain/wedding/calendar';
import { WEDDING_PAYMENT_STATES } from '@kotohogi/domain/wedding/types';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { couplesOf } from '../wedding/index.ts';
import { getTransferFacts, listAmountsOfWedding, type listPaymentsOfFacility } from './store.list.ts';

/** The columns the amounts of a payment are computed from. */
export interface AmountRow {
  readonly state: string;
  readonly amount_yen: number;
  readonly commission_rate: number | null;
}

function known<const T extends string>(words: readonly T[], text: string): T {
  const found = words.find(word => word === text);
  if (found === undefined) throw new Error(`the database holds an unknown value: ${text}`);
  return found;
}

/** Parses the state of a stored payment. */
export const stateOf = (text: string): PaymentState => known(PAYMENT_STATES, text);

/** The amounts of one stored payment, by the one function that takes commission. */
export function moneyOfRow({ state, amount_yen, commission_rate }: AmountRow): Money {
  return moneyOf({
    state: stateOf(state),
    amountYen: yen(amount_yen),
    commissionRate: commission_rate === null ? undefined : (commission_rate as Rate),
  });
}

/** Totals of stored payments; `count` includes only those that brought money. */
export function totalsOf(rows: readonly AmountRow[]): Totals {
  const lines = rows.map(moneyOfRow);
  return { count: lines.filter(line => line.grossYen > 0).length, ...totalOf(lines) };
}

/**
 * The rate all of them were captured at, as a fraction; null if there is more than one, `present` if there are none.
 */
function commonRate(rows: readonly AmountRow[], present: number): number | null {
  const rates = new Set(rows.flatMap(row => (row.state === 'CAPTURED' ? (row.commission_rate ?? []) : [])));
  if (rates.size > 1) return null;
  const [only = present] = rates;
  return fractionOf(only as Rate);
}

/** Completes one page with the couples' names. `seesGuests` = may read who paid. */
export async function toRows(
  tx: Tx,
  rows: Awaited<ReturnType<typeof listPaymentsOfFacility>>,
  seesGuests: boolean,
): Promise<PaymentRow[]> {
  const couples = await couplesOf(tx, [...new Set(rows.map(row => row.wedding_id))]);
  return rows.map(row => ({
    id: row.id,
    orderId: row.order_id ?? '',
    at: instant(row.captured_at ?? row.created_at),
    weddingId: row.wedding_id,
    reservationId: row.reservation_id,
    weddingStartsAt: instant(row.starts_at),
    couple: couples.get(row.wedding_id) ?? [],
    purpose: known(PAYMENT_PURPOSES, row.purpose),
    payType: known(PAYMENT_METHODS, row.method),
    payerName: seesGuests ? row.payer_name : null,
    amountYen: row.amount_yen,
    ...moneyOfRow(row),
    state: stateOf(row.state),
    needsHand: row.last_alarm !== null,
  }));
}

/** The totals of one purpose in a wedding. */
export async function readTotals(tx: Tx, scope: WeddingScope, purpose: PaymentPurpose): Promise<Totals> {
  return totalsOf(await listAmountsOfWedding(tx, scope, purpose));
}

/** The gift money of a wedding as an equation, and the state of its transfer. */
export async function readSummary(tx: Tx, scope: WeddingScope, nowMs: number) {
  const [facts, gifts] = await Promise.all([getTransferFacts(tx, scope), listAmountsOfWedding(tx, scope, 'gift')]);
  const fixedAt = closesAt(instant(facts.starts_at));
  return {
    paymentState: known(WEDDING_PAYMENT_STATES, facts.payment_state),
    paymentStateAt: facts.payment_state_at === null ? null : instant(facts.payment_state_at),
    fixedAt,
    isFixed: nowMs >= fixedAt,
    commissionRate: commonRate(gifts, facts.commission_rate),
    gifts: totalsOf(gifts),
  };
}
