import { after, HOUR_MS, type Instant, MINUTE_MS, SECOND_MS } from '../kernel/instant.ts';
import { canStep } from './transitions.ts';
import type { PaymentState } from './types.ts';

/**
 * How long a payment may wait for the guest's authorization before the sweeper times it out
 * (docs/product/payment.md#deadline).
 */
export const PAYMENT_DEADLINE_MS = 15 * MINUTE_MS;

/** How long a card token is valid after it was issued (docs/product/gateway.md#browser-token). */
export const CARD_TOKEN_LIFE_MS = 30 * MINUTE_MS;

/**
 * How long a wallet's page can be opened, if the wallet lets us say so: it expires before its payment times out
 * (docs/product/payment.md#wallets).
 */
export const WALLET_LINK_LIFE_MS = 10 * MINUTE_MS;

/** When the gateway is asked about a timed-out payment, counted from the previous lookup. */
const LATE_LOOK_UPS_MS = [10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS] as const;

/** When a payment started at `startedAt` times out. */
export function deadlineOf(startedAt: Instant): Instant {
  return after(startedAt, PAYMENT_DEADLINE_MS);
}

/** Whether the sweeper must time a payment out now. Later states hold money to track and have no deadline. */
export function isOverdue(payment: { state: PaymentState; deadlineAt: Instant }, now: Instant): boolean {
  return canStep(payment.state, 'TIMEOUT') && now >= payment.deadlineAt;
}

/**
 * How long to wait before lookup number `attempt` (1 = first) of a timed-out payment; undefined = no further lookup.
 * A later notification of the gateway still settles the payment.
 */
export function lateLookUpAfterMs(attempt: number): number | undefined {
  return LATE_LOOK_UPS_MS[attempt - 1];
}

/** Pauses before a payment is checked again. */
const PAUSES_MS = [2 * SECOND_MS, 5 * SECOND_MS, 15 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS] as const;

/** The pause after try number `attempt`: 2, 5, 15, 30, then always 60 seconds. */
export function pauseAfterMs(attempt: number): number {
  return PAUSES_MS[Math.max(attempt, 1) - 1] ?? MINUTE_MS;
}
