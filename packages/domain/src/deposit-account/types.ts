/** Product text §3: 1 ordinary (普通), 2 current (当座). */
export const ACCOUNT_TYPES = [1, 2] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** How many digits a number of an account has (product text §5). */
export const ACCOUNT_DIGITS = 7;

const SHOWN_DIGITS = 3;

/** A number of an account with its last three digits alone: ****567. */
export function maskAccountNumber(number: string): string {
  return '*'.repeat(Math.max(0, number.length - SHOWN_DIGITS)) + number.slice(-SHOWN_DIGITS);
}

/** A number with the leading zeros that many people leave out (decision 67); what is long enough stays. */
export function padAccountNumber(number: string): string {
  return number === '' ? '' : number.padStart(ACCOUNT_DIGITS, '0');
}
