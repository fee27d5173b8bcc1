import type { PaymentMethod } from '../payment/types.ts';

/** Limits of one gift (docs/product/gift.md#amount). */
export const GIFT_MIN_YEN = 1_000;
export const GIFT_MAX_YEN = 100_000;

/** Whether an amount may be given: whole yen within the limits. */
export function isGiftAmount(amountYen: number): boolean {
  return Number.isSafeInteger(amountYen) && amountYen >= GIFT_MIN_YEN && amountYen <= GIFT_MAX_YEN;
}

/** The message that comes with a gift (docs/product/gift.md#messages). */
export const GIFT_MESSAGE_MAX_LENGTH = 100;

/** How many gifts one guest may send within an hour (docs/product/gift.md#limits). */
export const GIFTS_PER_HOUR = 5;

/** Amounts offered as one-tap choices; any other can be typed. */
export const GIFT_AMOUNT_CHOICES = [5_000, 10_000, 20_000, 30_000, 50_000] as const;

/** The methods that are offered unless the setting says otherwise (docs/product/gift.md#methods). */
export const DEFAULT_GIFT_METHODS: readonly PaymentMethod[] = ['CREDIT', 'PAYPAY'];
