import { PAYMENT_STATES, type PaymentState } from './types.ts';

/**
 * The only steps a payment may take (docs/product/payment.md#states). The database trigger and the tests are built from
 * this table. Only a late answer of the gateway leads out of TIMEOUT: accepted once, or canceled.
 */
export const PAYMENT_STEPS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  NA: [],
  INITIALIZED: ['ENTRY', 'FAILED', 'TIMEOUT'],
  ENTRY: ['REQUEST_AUTHORIZE', 'AUTHORIZED', 'CAPTURED', 'FAILED', 'CANCELED', 'TIMEOUT'],
  REQUEST_AUTHORIZE: ['AUTHORIZED', 'CAPTURED', 'FAILED', 'CANCELED', 'TIMEOUT'],
  AUTHORIZED: ['CAPTURED', 'FAILED', 'CANCELED'],
  CAPTURED: ['REFUNDED'],
  FAILED: [],
  CANCELED: [],
  TIMEOUT: ['AUTHORIZED', 'CAPTURED', 'CANCELED'],
  REFUNDED: [],
};

/** Whether a payment may go from one state to another; staying in a state is not a step. */
export function canStep(from: PaymentState, to: PaymentState): boolean {
  return PAYMENT_STEPS[from].includes(to);
}

/** Whether no step leads out of a state. */
export function isFinal(state: PaymentState): boolean {
  return PAYMENT_STEPS[state].length === 0;
}

/** Every allowed step as a pair, in state order: the rows of the database table. */
export function allSteps(): readonly (readonly [from: PaymentState, to: PaymentState])[] {
  return PAYMENT_STATES.flatMap(from => PAYMENT_STEPS[from].map(to => [from, to] as const));
}
