import type { Brand } from './brand.ts';

/** A whole number of yen. Money is never a float (docs/product/calls.md#answers). */
export type Yen = Brand<number, 'Yen'>;

/**
 * A share in ten-thousandths (5 % = 500), so that commission is exact integer arithmetic
 * (docs/product/balance.md#commission).
 */
export type Rate = Brand<number, 'Rate'>;

/** Converts a number to yen. Throws a RangeError if it is not a safe integer. */
export function yen(amount: number): Yen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount of yen: ${amount}`);
  return amount as Yen;
}

/** Converts a fraction from 0 to 1 with at most four decimals. Throws a RangeError otherwise. */
export function rate(fraction: number): Rate {
  const parts = Math.round(fraction * 10_000);
  if (!(fraction >= 0 && fraction <= 1) || Math.abs(fraction * 10_000 - parts) > 1e-6) {
    throw new RangeError(`not a rate from 0 to 1 with four decimals: ${fraction}`);
  }
  return parts as Rate;
}

/** The fraction of a rate (500 → 0.05), for the wire and for display. */
export function fractionOf(value: Rate): number {
  return value / 10_000;
}

/** Adds amounts; an empty list gives zero. */
export function sumYen(amounts: readonly Yen[]): Yen {
  return yen(amounts.reduce<number>((total, amount) => total + amount, 0));
}

/**
 * The platform's commission on a payment: the amount times the rate, rounded down (docs/product/balance.md#commission).
 */
export function commissionOf(amount: Yen, share: Rate): Yen {
  // Splits the product so that even the largest safe amount stays an exact integer.
  const whole = Math.floor(amount / 10_000) * share;
  const rest = Math.floor(((amount % 10_000) * share) / 10_000);
  return yen(whole + rest);
}
