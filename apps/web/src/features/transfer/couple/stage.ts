import type { OutputOf } from '@kotohogi/contract/kit/endpoint';
import type { payment } from '@kotohogi/contract/payment';
import { isAccountToCheck } from '@kotohogi/domain/transfer/account-to-check';

export type PaymentSummary = OutputOf<typeof payment.summary>;

/** The account now, as far as the stage depends on it; null without one. */
type Account = { readonly updatedAt: number } | null;

/** Where the couple's money is, and what comes next. */
export type Stage = 'open' | 'fixed' | 'missing' | 'ordered' | 'done' | 'failed' | 'confirmed';

/** The stage of the transfer; `account` is undefined while it loads. */
export function stageOf(summary: PaymentSummary, account: Account | undefined): Stage {
  const { paymentState, transfers, frozen } = summary;
  const [latest] = transfers;
  const facts = { paymentState, latest, accountUpdatedAt: account?.updatedAt };
  if (account !== undefined && isAccountToCheck(facts)) return 'failed';
  if (paymentState === 'processed' || latest?.state === 'ordered') return 'ordered';
  if (latest?.state === 'failed' || paymentState === 'reconfirmation') return 'confirmed';
  if (paymentState === 'deposited') return 'done';
  if (frozen === null) return 'open';
  return account === null ? 'missing' : 'fixed';
}
