import type { GatewayOp } from './decide.ts';
import type { PaymentState } from './types.ts';

/**
 * Where a payment stands for the one who pays: `working` it goes by itself · `asking` an outcome is being asked about, so
 * it must not be tried again · `issuer` the payer has to go to the card's issuer, or to the wallet · then how it ended. Only `failed`,
 * `canceled` and `timeout` may be tried anew.
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

/** What the phase depends on, beside the state. */
export interface PhaseFacts {
  readonly state: PaymentState;
  readonly isWallet: boolean;
  readonly wanted: boolean;
  readonly hasChallenge: boolean;
  readonly hasReturned: boolean;
  /** The gateway operation that is due, if one is. */
  readonly nextOp: GatewayOp | undefined;
}

/** Reads the phase of a payment. */
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
      // A wallet's page stays open a while after the payment was given up: what is paid there then goes back.
      if (!wanted) return 'canceled';
      if (hasChallenge && !hasReturned) return 'issuer';
      return nextOp === 'ask' && !isWallet ? 'asking' : 'working';
    case 'INITIALIZED':
    case 'ENTRY':
    case 'AUTHORIZED':
      return nextOp === 'ask' ? 'asking' : 'working';
  }
}

/** Whether a payment still moves: while it does, the same buyer begins no other for the same thing. */
export function isUnderWay(phase: PaymentPhase): boolean {
  return phase === 'working' || phase === 'asking' || phase === 'issuer';
}
