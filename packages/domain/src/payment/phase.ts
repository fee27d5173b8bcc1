import type { GatewayOp } from './decide.ts';
import type { PaymentState } from './types.ts';

/**
 * The phase of a payment as its payer sees it: `working` it proceeds without the payer · `asking` an unknown outcome is
 * being looked up, so the payer must not try again · `issuer` the payer has to go to the card's issuer or to the wallet
 * · the others say how it ended. Only `failed`, `canceled` and `timeout` may be tried again.
 */
export const PAYMENT_PHASES = [
  'working',
  'asking',
  'issuer',
  'captured',
  'failed',
  'canceled',
  'timeout',
  'refunded',
] as const;
export type PaymentPhase = (typeof PAYMENT_PHASES)[number];

/** What the phase depends on. */
export interface PhaseFacts {
  readonly state: PaymentState;
  readonly isWallet: boolean;
  readonly wanted: boolean;
  readonly hasChallenge: boolean;
  readonly hasReturned: boolean;
  /** The gateway operation that is due, if any. */
  readonly nextOp: GatewayOp | undefined;
}

export function phaseOf({ state, isWallet, wanted, hasChallenge, hasReturned, nextOp }: PhaseFacts): PaymentPhase {
  switch (state) {
    case 'NA':
    case 'FAILED':
      return 'failed';
    case 'CANCELED':
      return 'canceled';
    case 'TIMEOUT':
      return 'timeout';
    case 'REFUNDED':
      return 'refunded';
    case 'CAPTURED':
      return 'captured';
    case 'REQUEST_AUTHORIZE':
      // A wallet's page stays open for a while after the payment was given up; money paid there then is refunded.
      if (!wanted) return 'canceled';
      if (hasChallenge && !hasReturned) return 'issuer';
      return nextOp === 'ask' && !isWallet ? 'asking' : 'working';
    case 'INITIALIZED':
    case 'ENTRY':
    case 'AUTHORIZED':
      return nextOp === 'ask' ? 'asking' : 'working';
  }
}

/** Whether a payment is in progress; until it ends, the same buyer cannot start another one for the same thing. */
export function isUnderWay(phase: PaymentPhase): boolean {
  return phase === 'working' || phase === 'asking' || phase === 'issuer';
}
