import { toHalfWidth } from '../text-field/normalisations.ts';

/** Numbers of more than 15 digits are not exact. */
const MAX_WHOLE_DIGITS = 15;

/** Digits, and one decimal point with at most `decimals` digits after it when decimals are allowed. */
export function toNumberText(text: string, decimals: number): string {
  const half = toHalfWidth(text).replace(/[。]/g, '.');
  if (decimals === 0) return wholeDigits(half.replace(/\..*$/, ''));
  const [whole = '', ...rest] = half.replace(/[^0-9.]/g, '').split('.');
  return rest.length === 0 ? wholeDigits(whole) : `${wholeDigits(whole)}.${rest.join('').slice(0, decimals)}`;
}

/** The number a text represents; `null` for an empty text or a lone point. */
export function readNumber(text: string): number | null {
  if (!/[0-9]/.test(text)) return null;
  return Number(text);
}

/** The text shown while the field is being edited. */
export function plainNumberText(value: number | null): string {
  return value === null ? '' : String(value);
}

/** The text shown otherwise, with thousands separators. */
export function groupedNumberText(value: number | null): string {
  if (value === null) return '';
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function wholeDigits(text: string): string {
  return text.replace(/[^0-9]/g, '').slice(0, MAX_WHOLE_DIGITS);
}
