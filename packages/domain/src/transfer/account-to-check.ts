import type { WeddingPaymentState } from '../wedding/types.ts';
import type { TransferState } from './types.ts';

/** What tells whether the couple's account has to be checked. */
export interface AccountFacts {
  readonly paymentState: WeddingPaymentState;
  readonly latest:
    | { readonly number: number; readonly state: TransferState; readonly endedAt: number | null }
    | undefined;
  /** Undefined without an account. */
  readonly accountUpdatedAt: number | undefined;
}

/**
 * Whether a transfer failed and the couple have not saved their account again since. The payment state says it for the
 * fixed amount only (docs/product/transfer.md#payment-state).
 */
export function isAccountToCheck({ paymentState, latest, accountUpdatedAt = 0 }: AccountFacts): boolean {
  if (paymentState === 'deposit-failure') return true;
  const isFailedSupplement = latest !== undefined && latest.number > 0 && latest.state === 'failed';
  return isFailedSupplement && accountUpdatedAt < (latest.endedAt ?? 0);
}
