import type { PaymentRow, Totals, TransferShown } from '@kotohogi/contract/payment';
import { maskAccountNumber } from '@kotohogi/domain/deposit-account/types';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { instant } from '@kotohogi/domain/kernel/instant';
import { fractionOf, type Rate, yen } from '@kotohogi/domain/kernel/yen';
import { type Money, moneyOf, timesOf, totalOf } from '@kotohogi/domain/payment/money';
import type { PaymentPurpose, PaymentState } from '@kotohogi/domain/payment/types';
import type { TransferAccount, TransferState } from '@kotohogi/domain/transfer/types';
import { closesAt } from '@kotohogi/domain/wedding/calendar';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { listCoupleCorrections } from '../ledger/index.ts';
import { couplesOf } from '../wedding/index.ts';
import {
  findFreeze,
  getTransferFacts,
  listAmountsOfWedding,
  type listPaymentsOfFacility,
  listTransfers,
} from './store.list.ts';

/** The columns the amounts of a payment are computed from. */
export interface AmountRow {
  readonly state: PaymentState;
  readonly amount_yen: number;
  readonly commission_rate: Rate | null;
}

/** The number of payments with these amounts. */
export interface AmountGroup extends AmountRow {
  readonly payments: number;
}

/** The amounts of one stored payment, by the one function that takes commission. */
export function moneyOfRow({ state, amount_yen, commission_rate }: AmountRow): Money {
  return moneyOf({
    state,
    amountYen: yen(amount_yen),
    commissionRate: commission_rate ?? undefined,
  });
}

/** Totals of stored payments; `count` includes only those that brought money. */
export function totalsOf(groups: readonly AmountGroup[]): Totals {
  const lines = groups.map(group => ({ line: moneyOfRow(group), count: group.payments }));
  const paid = lines.filter(({ line }) => line.grossYen > 0);
  return {
    count: paid.reduce((sum, { count }) => sum + count, 0),
    ...totalOf(lines.map(({ line, count }) => timesOf(line, count))),
  };
}

/**
 * The rate all of them were captured at, as a fraction; null if there is more than one, `present` if there are none.
 */
function commonRate(rows: readonly AmountRow[], present: Rate): number | null {
  const rates = new Set(rows.flatMap(row => (row.state === 'CAPTURED' ? (row.commission_rate ?? []) : [])));
  if (rates.size > 1) return null;
  const [only = present] = rates;
  return fractionOf(only);
}

/** Completes one page with the couples' names. `seesGuests` = may read who paid. */
export async function toRows(
  tx: Tx,
  rows: Awaited<ReturnType<typeof listPaymentsOfFacility>>['rows'],
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
    purpose: row.purpose,
    payType: row.method,
    payerName: seesGuests ? row.payer_name : null,
    amountYen: row.amount_yen,
    ...moneyOfRow(row),
    state: row.state,
    needsHand: row.last_alarm !== null,
  }));
}

/** The totals of one purpose in a wedding. */
export async function readTotals(tx: Tx, scope: WeddingScope, purpose: PaymentPurpose): Promise<Totals> {
  return totalsOf(await listAmountsOfWedding(tx, scope, purpose));
}

/** An account with its number masked. */
export const maskedAccount = ({ accountNumber, ...account }: Omit<TransferAccount, 'version'>) => ({
  ...{ bankName: account.bankName, bankNumber: account.bankNumber },
  ...{ branchName: account.branchName, branchNumber: account.branchNumber },
  ...{ type: account.type, accountHolder: account.accountHolder },
  maskedAccountNumber: maskAccountNumber(accountNumber),
});

/** A transfer as the couple see it. */
export const toTransfer = (row: Awaited<ReturnType<typeof listTransfers>>[number]): TransferShown => ({
  id: row.id,
  number: row.number,
  attempt: row.attempt,
  amountYen: row.amount_yen,
  state: row.state,
  orderedAt: instant(row.approved_at ?? row.ordered_at),
  endedAt: row.ended_at === null ? null : instant(row.ended_at),
  account: row.account && maskedAccount(row.account),
});

/** The fixed amount; null until it is stored. */
export async function readFrozen(tx: Tx, weddingId: WeddingId) {
  const freeze = await findFreeze(tx, weddingId);
  return freeze === undefined ? null : { amountYen: freeze.amount_yen, leftOut: freeze.left_out };
}

/** States of a transfer that are internal to the venue. */
const INTERNAL: readonly TransferState[] = ['awaiting-approval', 'canceled'];

/** The gift money of a wedding as an equation, and the state of its transfer. */
export async function readSummary(tx: Tx, scope: WeddingScope, nowMs: number) {
  const [facts, gifts] = await Promise.all([getTransferFacts(tx, scope), listAmountsOfWedding(tx, scope, 'gift')]);
  const transfers = await listTransfers(tx, scope.weddingId);
  const fixedAt = closesAt(instant(facts.starts_at));
  return {
    paymentState: facts.payment_state,
    paymentStateAt: facts.payment_state_at === null ? null : instant(facts.payment_state_at),
    fixedAt,
    isFixed: nowMs >= fixedAt,
    frozen: await readFrozen(tx, scope.weddingId),
    transfers: transfers.filter(({ state }) => !INTERNAL.includes(state)).map(toTransfer),
    commissionRate: commonRate(gifts, facts.commission_rate),
    gifts: totalsOf(gifts),
    corrections: await listCoupleCorrections(tx, scope.weddingId),
  };
}
