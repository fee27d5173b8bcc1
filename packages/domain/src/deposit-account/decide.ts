import { type Refused, refuse } from '../kernel/refusal.ts';
import type { WeddingPaymentState } from '../wedding/types.ts';

/**
 * Whether the couple may change the account, and what that does to the transfer (docs/product/balance.md#transfer): not
 * while a transfer is in progress; after a failed one, the change requests another try. A failed supplement does not
 * change the state, so it allows the change by itself.
 */
export function decideAccountChange(
  state: WeddingPaymentState,
  hasFailedSupplement: boolean,
): 'keep' | 'reconfirmation' | Refused<'deposit_account_fixed'> {
  switch (state) {
    case 'not-payment':
    case 'reconfirmation':
      return 'keep';
    case 'deposit-failure':
      return 'reconfirmation';
    case 'deposited':
      return hasFailedSupplement ? 'keep' : refuse('deposit_account_fixed');
    case 'processed':
      return refuse('deposit_account_fixed');
  }
}
