/** 1 ordinary (普通), 2 current (当座) (docs/product/deposit-account.md#fields). */
export const ACCOUNT_TYPES = [1, 2] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Digits of an account number (docs/product/deposit-account.md#fields). */
export const ACCOUNT_DIGITS = 7;

const SHOWN_DIGITS = 3;

/** An account number with only its last three digits visible: ****567. */
export function maskAccountNumber(number: string): string {
  return '*'.repeat(Math.max(0, number.length - SHOWN_DIGITS)) + number.slice(-SHOWN_DIGITS);
}

/**
 * An account number with the leading zeros many people omit (docs/product/deposit-account.md#fields); long enough
 * numbers stay unchanged.
 */
export function padAccountNumber(number: string): string {
  return number === '' ? '' : number.padStart(ACCOUNT_DIGITS, '0');
}
