import type { UserId } from '../kernel/ids.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { type Yen, yen } from '../kernel/yen.ts';
import type { WeddingPaymentState } from '../wedding/types.ts';
import { OPEN_TRANSFER_STATES, type TransferState } from './types.ts';

/** A transfer of the wedding, as far as the next one depends on it. */
export interface EarlierTransfer {
  readonly number: number;
  readonly attempt: number;
  readonly state: TransferState;
}

/** What an order depends on. */
export interface OrderFacts {
  readonly paymentState: WeddingPaymentState;
  /** Undefined until the amount is fixed. */
  readonly frozenYen: Yen | undefined;
  /** What the ledger owes the couple now; negative if more was returned than is owed. */
  readonly payableYen: Yen;
  readonly hasAccount: boolean;
  /** The return of a gift was ordered, and its outcome is not known yet. */
  readonly isReturnRunning: boolean;
  readonly transfers: readonly EarlierTransfer[];
}

/** The transfer that an order would make. */
export interface DueTransfer {
  readonly number: number;
  readonly attempt: number;
  readonly amountYen: Yen;
}

export type OrderRefusal =
  | 'transfer_not_fixed'
  | 'transfer_open'
  | 'transfer_account_missing'
  | 'transfer_account_unconfirmed'
  | 'transfer_return_running'
  | 'transfer_nothing_due';

/** Whether another transfer of the wedding has not ended yet. */
const isOpen = ({ state }: EarlierTransfer) => OPEN_TRANSFER_STATES.some(open => open === state);

/**
 * The number of the next transfer: that of a failed or canceled one is used again, with the next attempt, so that a
 * number is of one amount owed.
 */
function nextNumber(transfers: readonly EarlierTransfer[]): Pick<DueTransfer, 'number' | 'attempt'> {
  const number = transfers.filter(({ state }) => state === 'confirmed').length;
  return { number, attempt: 1 + transfers.filter(one => one.number === number).length };
}

/**
 * The transfer that is due, whatever hinders its order: first the fixed amount, less what was returned since; then
 * everything that was captured later (docs/product/transfer.md#amount). Undefined if nothing is owed.
 */
export function dueTransfer({
  frozenYen,
  payableYen,
  transfers,
}: Pick<OrderFacts, 'frozenYen' | 'payableYen' | 'transfers'>): DueTransfer | undefined {
  if (frozenYen === undefined) return undefined;
  const next = nextNumber(transfers);
  const isOfFrozen = next.number === 0 && frozenYen > 0;
  const amount = isOfFrozen ? Math.min(frozenYen, payableYen) : payableYen;
  return amount > 0 ? { ...next, amountYen: yen(amount) } : undefined;
}

/** Whether a transfer can be ordered now, and which one (docs/product/transfer.md#order). */
export function decideOrder(facts: OrderFacts): DueTransfer | Refused<OrderRefusal> {
  if (facts.transfers.some(isOpen)) return refuse('transfer_open');
  if (facts.frozenYen === undefined) return refuse('transfer_not_fixed');
  const due = dueTransfer(facts);
  if (due === undefined) return refuse('transfer_nothing_due');
  if (!facts.hasAccount) return refuse('transfer_account_missing');
  if (facts.paymentState === 'deposit-failure') return refuse('transfer_account_unconfirmed');
  if (facts.isReturnRunning) return refuse('transfer_return_running');
  return due;
}

/** What a person saw when they pressed the button. */
export interface Seen {
  readonly amountYen: number;
  readonly accountVersion: number;
}

/** Refuses an order or an approval that was made on an old page. */
export function decideSeen(
  seen: Seen,
  now: Seen,
): 'same' | Refused<'transfer_amount_changed' | 'transfer_account_changed'> {
  if (seen.amountYen !== now.amountYen) return refuse('transfer_amount_changed');
  if (seen.accountVersion !== now.accountVersion) return refuse('transfer_account_changed');
  return 'same';
}

/** What an approval depends on besides the order itself. */
export interface ApprovalFacts {
  readonly state: TransferState;
  readonly by: UserId;
  readonly orderedBy: UserId | null;
  readonly accountChangedBy: UserId | null;
}

/** Whether this person may approve a transfer: neither who ordered it nor who changed the account last. */
export function decideApprover({
  state,
  by,
  orderedBy,
  accountChangedBy,
}: ApprovalFacts):
  | 'allowed'
  | Refused<'transfer_not_awaiting' | 'transfer_approver_same' | 'transfer_approver_account'> {
  if (state !== 'awaiting-approval') return refuse('transfer_not_awaiting');
  if (by === orderedBy) return refuse('transfer_approver_same');
  if (by === accountChangedBy) return refuse('transfer_approver_account');
  return 'allowed';
}

/** What can happen to a transfer after its order was made. */
export type TransferEvent = 'approve' | 'cancel' | 'confirm' | 'fail';

const STEPS = {
  approve: { from: 'awaiting-approval', to: 'ordered' },
  cancel: { from: 'awaiting-approval', to: 'canceled' },
  confirm: { from: 'ordered', to: 'confirmed' },
  fail: { from: 'ordered', to: 'failed' },
} as const satisfies Record<TransferEvent, { readonly from: TransferState; readonly to: TransferState }>;

/** The next state of a transfer, or why the step is refused. */
export function decideStep(
  state: TransferState,
  event: TransferEvent,
): TransferState | Refused<'transfer_not_awaiting' | 'transfer_not_ordered'> {
  const { from, to } = STEPS[event];
  if (state === from) return to;
  return refuse(from === 'ordered' ? 'transfer_not_ordered' : 'transfer_not_awaiting');
}

const PAYMENT_STATE = {
  ordered: 'processed',
  confirmed: 'deposited',
  failed: 'deposit-failure',
} as const satisfies Partial<Record<TransferState, WeddingPaymentState>>;

/**
 * The payment state of the wedding after a step of its transfer; undefined if it stays: it follows the first transfer
 * only, and only once the order is effective (docs/product/transfer.md#payment-state).
 */
export function paymentStateAfter(number: number, state: TransferState): WeddingPaymentState | undefined {
  if (number !== 0 || state === 'awaiting-approval' || state === 'canceled') return undefined;
  return PAYMENT_STATE[state];
}

/** A claim on the couple: the couple's part of a gift that was returned after its transfer was ordered. */
export interface ClaimFacts {
  readonly claimYen: Yen;
  readonly isSettled: boolean;
  readonly payableYen: Yen;
  readonly hasOpenTransfer: boolean;
}

/** Whether a claim can be settled from what the couple are owed, or by money that they paid back. */
export function decideClaim(
  { claimYen, isSettled, payableYen, hasOpenTransfer }: ClaimFacts,
  from: 'couple-payable' | 'bank',
): 'allowed' | Refused<'transfer_claim_settled' | 'transfer_claim_uncovered' | 'transfer_open'> {
  if (isSettled) return refuse('transfer_claim_settled');
  if (from === 'bank') return 'allowed';
  // The amount of an open transfer is part of what is owed until it is effective.
  if (hasOpenTransfer) return refuse('transfer_open');
  return payableYen >= claimYen ? 'allowed' : refuse('transfer_claim_uncovered');
}
