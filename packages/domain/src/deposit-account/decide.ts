import { type Refused, refuse } from '../kernel/refusal.ts';
import type { WeddingPaymentState } from '../wedding/types.ts';

/**
 * Whether the couple may change the account, and what it does to the transfer (decision 50): while one is under way it may
 * not; after one that failed it asks for another try.
 */
export function decideAccountChange(
  state: WeddingPaymentState,
): 'keep' | 'reconfirmation' | Refused<'deposit_account_fixed'> {
  switch (state) {
    case 'not-payment':
    case 'reconfirmation':
      return 'keep';
    case 'deposit-failure':
      return 'reconfirmation';
    case 'processed':
    case 'deposited':
      return refuse('deposit_account_fixed');
  }
}
