import { agrees } from '../payment/gateway-status.ts';
import type { PaymentState } from '../payment/types.ts';

/** What differs between a payment and the gateway's trade. */
export interface TradeDifference {
  readonly statusDiffers: boolean;
  readonly amountDiffers: boolean;
}

/** What is compared: our payment, and the gateway's trade if it has one. */
export interface TradePair {
  readonly state: PaymentState;
  readonly amountYen: number;
  /** Returned by hand: the gateway still has the capture, and always will. */
  readonly isByHand: boolean;
  readonly trade: { readonly status: string; readonly amountYen: number } | undefined;
}

/**
 * Compares a payment with the trade at the gateway. Without a trade, only a payment that was never entered there
 * agrees.
 */
export function compareTrade({ state, amountYen, isByHand, trade }: TradePair): TradeDifference {
  if (trade === undefined) {
    const isEntered = state !== 'INITIALIZED' && state !== 'NA' && state !== 'FAILED' && state !== 'TIMEOUT';
    return { statusDiffers: isEntered, amountDiffers: false };
  }
  const shown = isByHand ? 'CAPTURED' : state;
  return { statusDiffers: !agrees(shown, trade.status), amountDiffers: trade.amountYen !== amountYen };
}
