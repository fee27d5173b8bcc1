import { canStep } from './transitions.ts';
import { GATEWAY_STATUSES, type GatewayStatus, type PaymentState } from './types.ts';

/** What a `Status` reported by the gateway means for a payment. `alarm`: keep the state, record it, alert a human. */
export type StatusEffect =
  | { readonly effect: 'step'; readonly to: PaymentState }
  | { readonly effect: 'keep' }
  | { readonly effect: 'alarm' };

const KEEP: StatusEffect = { effect: 'keep' };
const ALARM: StatusEffect = { effect: 'alarm' };

/** States in which we are done and must hold none of the guest's money. */
const WITHOUT_MONEY: readonly PaymentState[] = ['FAILED', 'CANCELED', 'REFUNDED'];

/** How far each state is on the way to the money; a gateway that reports an earlier one is only behind. */
const PROGRESS: Readonly<Partial<Record<PaymentState, number>>> = {
  INITIALIZED: 0,
  ENTRY: 1,
  REQUEST_AUTHORIZE: 2,
  AUTHORIZED: 3,
  CAPTURED: 4,
};

/** Distinguishes a known `Status` from any other text. */
export function isGatewayStatus(text: string): text is GatewayStatus {
  return GATEWAY_STATUSES.some(known => known === text);
}

/** Whether the gateway holds or has taken money at a `Status`. */
export function holdsMoney(status: string): boolean {
  return status === 'AUTH' || status === 'SAUTH' || status === 'CAPTURE' || status === 'SALES';
}

/**
 * The state a `Status` corresponds to (docs/product/payment.md#gateway-status); undefined = none, so a human has to
 * look.
 */
function stateOf(status: GatewayStatus, from: PaymentState): PaymentState | undefined {
  switch (status) {
    case 'UNPROCESSED':
      return 'ENTRY';
    case 'AUTHENTICATED':
    case 'REQSUCCESS':
    case 'AUTHPROCESS':
      return 'REQUEST_AUTHORIZE';
    case 'AUTH':
    case 'SAUTH':
      return 'AUTHORIZED';
    case 'CAPTURE':
    case 'SALES':
      return 'CAPTURED';
    case 'VOID':
    case 'RETURN':
    case 'RETURNX':
    case 'CANCEL':
      return from === 'CAPTURED' || from === 'REFUNDED' ? 'REFUNDED' : 'CANCELED';
    case 'PAYFAIL':
      return 'FAILED';
    case 'PAYCANCEL':
      return 'CANCELED';
    case 'EXPIRED':
      return 'TIMEOUT';
    case 'CHECK':
    case 'REQRETURN':
      return undefined;
  }
}

/** A `Status` that implies no step: harmless if the gateway is only behind or holds no money, otherwise for a human. */
function withoutStep(state: PaymentState, to: PaymentState, status: GatewayStatus): StatusEffect {
  if (state === 'NA') return ALARM;
  if (WITHOUT_MONEY.includes(state)) return holdsMoney(status) ? ALARM : KEEP;
  if (state === 'TIMEOUT') return KEEP;
  const [ours, theirs] = [PROGRESS[state], PROGRESS[to]];
  return ours !== undefined && theirs !== undefined && theirs < ours ? KEEP : ALARM;
}

/**
 * What a `Status` means for a payment in a given state (docs/product/payment.md#gateway-status). One step at a time: a
 * payment whose entry was never answered first becomes ENTRY, because the trade's existence proves it; the next lookup
 * does the rest.
 */
export function effectOf(state: PaymentState, status: string): StatusEffect {
  if (!isGatewayStatus(status)) return ALARM;
  const to = stateOf(status, state);
  if (to === undefined) return ALARM;
  if (to === state) return KEEP;
  if (canStep(state, to)) return { effect: 'step', to };
  if (state === 'INITIALIZED') return { effect: 'step', to: 'ENTRY' };
  return withoutStep(state, to, status);
}

/**
 * Whether a `Status` is the one expected of a payment in a state. A payment that is over without money may have any
 * status without money, because an abandoned trade stays as it is at the gateway.
 */
export function agrees(state: PaymentState, status: string): boolean {
  const to = isGatewayStatus(status) ? stateOf(status, state) : undefined;
  if (to === undefined) return false;
  return to === state || ((state === 'TIMEOUT' || WITHOUT_MONEY.includes(state)) && !holdsMoney(status));
}
