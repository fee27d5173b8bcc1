import type { UserId } from '../kernel/ids.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { OPEN_TRANSFER_STATES, type TransferState } from '../transfer/types.ts';
import type { CorrectionAccount, CorrectionSides, CorrectionState } from './types.ts';

/** What a correction adds to an account, seen from its usual side: what is owed or earned, or a cost. */
export function changeOf(
  account: CorrectionAccount,
  { debitAccount, creditAccount }: CorrectionSides,
  amountYen: number,
) {
  const credited = (account === creditAccount ? amountYen : 0) - (account === debitAccount ? amountYen : 0);
  return isCost(account) ? 0 - credited : credited;
}

/** Whether a debit makes the account larger: it holds a cost of the venue. */
export const isCost = (account: CorrectionAccount): boolean => account === 'carried-returns';

/** Whether a correction moves what a couple are owed. */
export const touchesCouple = ({ debitAccount, creditAccount }: CorrectionSides): boolean =>
  debitAccount === 'couple-payable' || creditAccount === 'couple-payable';

/** Whether the two sides of a correction fit each other and its wedding. */
export function decideSides(
  sides: CorrectionSides,
  hasWedding: boolean,
): 'allowed' | Refused<'correction_same_account' | 'correction_wedding_needed'> {
  if (sides.debitAccount === sides.creditAccount) return refuse('correction_same_account');
  return touchesCouple(sides) && !hasWedding ? refuse('correction_wedding_needed') : 'allowed';
}

/** What a correction of a couple's money depends on. */
export interface CoupleFacts {
  readonly isFixed: boolean;
  readonly transferStates: readonly TransferState[];
  /** The return of a gift was ordered, and its outcome is not known yet. */
  readonly isReturnRunning: boolean;
  readonly payableYen: number;
}

/**
 * Whether the money of a couple can be corrected now: it is fixed, none of it is being transferred or returned, and the
 * couple never owe something by it (docs/product/ledger.md#corrections).
 */
export function decideCouple(
  facts: CoupleFacts,
  changeYen: number,
):
  | 'allowed'
  | Refused<
      'correction_not_fixed' | 'correction_transfer_open' | 'correction_return_running' | 'correction_uncovered'
    > {
  if (!facts.isFixed) return refuse('correction_not_fixed');
  if (facts.transferStates.some(state => OPEN_TRANSFER_STATES.some(open => open === state))) {
    return refuse('correction_transfer_open');
  }
  if (facts.isReturnRunning) return refuse('correction_return_running');
  return changeYen < 0 && facts.payableYen + changeYen < 0 ? refuse('correction_uncovered') : 'allowed';
}

/** Who acts on a correction, and how it is. */
export interface StepFacts {
  readonly state: CorrectionState;
  readonly by: UserId;
  readonly proposedBy: UserId;
}

/** What people do with a correction that waits. */
export type CorrectionStep = 'approve' | 'decline' | 'withdraw';

const AFTER = {
  approve: 'approved',
  decline: 'declined',
  withdraw: 'withdrawn',
} as const satisfies Record<CorrectionStep, CorrectionState>;

/** The next state: a second person approves or declines, the proposer withdraws (docs/product/ledger.md#corrections). */
export function decideStep(
  { state, by, proposedBy }: StepFacts,
  step: CorrectionStep,
): CorrectionState | Refused<'correction_decided' | 'correction_own' | 'correction_of_another'> {
  if (state !== 'waiting') return refuse('correction_decided');
  if (step !== 'withdraw' && by === proposedBy) return refuse('correction_own');
  if (step === 'withdraw' && by !== proposedBy) return refuse('correction_of_another');
  return AFTER[step];
}
