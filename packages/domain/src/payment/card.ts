import type { Instant } from '../kernel/instant.ts';
import { jstOf } from '../kernel/jst.ts';
import { collapseSpaces, lengthOf } from '../kernel/text.ts';
import type { CardBrand } from './types.ts';

export const CARD_NUMBER_MAX_DIGITS = 16;
export const HOLDER_NAME_MAX_LENGTH = 50;
/** The form's year list covers this many years from the current one (docs/product/payment.md#cards). */
export const EXPIRY_YEARS = 100;

interface BrandRange {
  readonly brand: CardBrand;
  readonly from: number;
  readonly to: number;
  readonly digits: readonly number[];
}

function range(brand: CardBrand, digits: readonly number[], from: number, to = from): BrandRange {
  return { brand, from, to, digits };
}

/**
 * Prefixes by brand, the more specific ones first. Discover includes the UnionPay ranges that run on its network by
 * agreement (622126–622925, 624–626, 6282–6288); Diners 30, 36, 38 and 39 also come with 16 digits.
 */
const BRAND_RANGES: readonly BrandRange[] = [
  range('Discover', [16], 622126, 622925),
  range('Discover', [16], 6011),
  range('Discover', [16], 6282, 6288),
  range('Mastercard', [16], 2221, 2720),
  range('JCB', [16], 3528, 3589),
  range('Diners', [14, 16], 3095),
  range('Diners', [14, 16], 300, 305),
  range('Discover', [16], 624, 626),
  range('Discover', [16], 644, 649),
  range('Diners', [14, 16], 36),
  range('Diners', [14, 16], 38, 39),
  range('Amex', [15], 34),
  range('Amex', [15], 37),
  range('Mastercard', [16], 51, 55),
  range('Discover', [16], 65),
  range('Visa', [16], 4),
];

function rangeOf(digits: string): BrandRange | undefined {
  return BRAND_RANGES.find(({ from, to }) => {
    const width = String(from).length;
    const prefix = Number(digits.slice(0, width));
    return digits.length >= width && prefix >= from && prefix <= to;
  });
}

/** The brand of a card number, by its prefix; undefined for a brand that is not accepted. */
export function brandOf(digits: string): CardBrand | undefined {
  return rangeOf(digits)?.brand;
}

/** Whether the last digit is the correct check digit (Luhn, ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

/** Converts full-width ASCII and the full-width space, as typed on a Japanese keyboard, to half-width. */
function halfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, char => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');
}

/** The digits of a typed card number, at most 16: the field's value in card mode and what the gateway receives. */
export function cardDigits(text: string): string {
  return halfWidth(text).replace(/\D/g, '').slice(0, CARD_NUMBER_MAX_DIGITS);
}

/** A card number in groups of four, as the field shows it: 14–16 digits make 17–19 characters. */
export function groupCardDigits(text: string): string {
  return cardDigits(text).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** A holder name as it is sent: half-width, upper case, single spaces. */
export function normalizeHolderName(text: string): string {
  return collapseSpaces(halfWidth(text)).toUpperCase();
}

/** A typed security code in half-width characters without spaces; other non-digits stay and are refused later. */
export function normalizeSecurityCode(text: string): string {
  return halfWidth(text).replace(/\s/g, '');
}

export type CardNumberProblem = 'required' | 'length' | 'brand' | 'check-digit';
export type ExpiryProblem = 'required' | 'format' | 'past';
export type SecurityCodeProblem = 'required' | 'not-numeric' | 'length';
export type HolderNameProblem = 'required' | 'length' | 'characters' | 'letters';

/** What is wrong with a card number (docs/product/payment.md#cards); undefined if it is valid. */
export function checkCardNumber(text: string): CardNumberProblem | undefined {
  const digits = halfWidth(text).replace(/ /g, '');
  if (digits === '') return 'required';
  if (!/^\d{14,16}$/.test(digits)) return 'length';
  const found = rangeOf(digits);
  if (found === undefined) return 'brand';
  if (!found.digits.includes(digits.length)) return 'length';
  return passesLuhn(digits) ? undefined : 'check-digit';
}

/**
 * What is wrong with an expiry, month `01`–`12` and a four-digit year (docs/product/payment.md#cards); cards are valid
 * to the end of the month.
 */
export function checkExpiry(expiry: { month: string; year: string }, now: Instant): ExpiryProblem | undefined {
  const { month, year } = expiry;
  if (month === '' || year === '') return 'required';
  if (!/^(0[1-9]|1[0-2])$/.test(month) || !/^\d{4}$/.test(year)) return 'format';
  const today = jstOf(now);
  if (Number(year) >= today.year + EXPIRY_YEARS) return 'format';
  return Number(year) * 12 + Number(month) < today.year * 12 + today.month ? 'past' : undefined;
}

/** An expiry as the gateway's token script expects it: YYMM. */
export function expireOf(expiry: { month: string; year: string }): string {
  return `${expiry.year.slice(-2)}${expiry.month}`;
}

/** The length of the security code of a brand: Amex 4, all others 3 (docs/product/payment.md#cards). */
export function securityCodeLength(brand: CardBrand | undefined): number {
  return brand === 'Amex' ? 4 : 3;
}

/** What is wrong with a security code for a card of this brand. */
export function checkSecurityCode(text: string, brand: CardBrand | undefined): SecurityCodeProblem | undefined {
  const code = normalizeSecurityCode(text);
  if (code === '') return 'required';
  if (!/^\d+$/.test(code)) return 'not-numeric';
  return code.length === securityCodeLength(brand) ? undefined : 'length';
}

/**
 * What is wrong with a holder name after normalization: 2–50 of `A-Z 0-9 space , - . /`, at least one letter
 * (docs/product/payment.md#cards).
 */
export function checkHolderName(text: string): HolderNameProblem | undefined {
  const name = normalizeHolderName(text);
  if (name === '') return 'required';
  if (!/^[A-Z0-9 ,\-./]+$/.test(name)) return 'characters';
  if (lengthOf(name) < 2 || lengthOf(name) > HOLDER_NAME_MAX_LENGTH) return 'length';
  return /[A-Z]/.test(name) ? undefined : 'letters';
}

/** A card as typed into the form. */
export interface CardForm {
  readonly cardNumber: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly securityCode: string;
  readonly holderName: string;
}

/** The problems of a form, at most one per field; an empty object = it can be sent. */
export interface CardProblems {
  readonly cardNumber?: CardNumberProblem;
  readonly expiry?: ExpiryProblem;
  readonly securityCode?: SecurityCodeProblem;
  readonly holderName?: HolderNameProblem;
}

/** Checks a whole card form for the day `now` falls on in Japan. */
export function checkCard(form: CardForm, now: Instant): CardProblems {
  const cardNumber = checkCardNumber(form.cardNumber);
  const expiry = checkExpiry({ month: form.expiryMonth, year: form.expiryYear }, now);
  const securityCode = checkSecurityCode(form.securityCode, brandOf(cardDigits(form.cardNumber)));
  const holderName = checkHolderName(form.holderName);
  return {
    ...(cardNumber && { cardNumber }),
    ...(expiry && { expiry }),
    ...(securityCode && { securityCode }),
    ...(holderName && { holderName }),
  };
}
