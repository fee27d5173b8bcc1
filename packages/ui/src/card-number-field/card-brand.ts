import creditCardType from 'credit-card-type';
import { digitsOnly } from '../text-field/normalisations.ts';

/** The brands accepted by the payment gateway. */
export const CARD_BRANDS = ['visa', 'mastercard', 'jcb', 'american-express', 'diners-club', 'discover'] as const;

export type CardBrand = (typeof CARD_BRANDS)[number];

/** The name of a brand, in its own spelling. */
export const CARD_BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  jcb: 'JCB',
  'american-express': 'American Express',
  'diners-club': 'Diners Club',
  discover: 'Discover',
};

/** The accepted brand of a number, as soon as its first digits identify it; `null` before that. */
export function recogniseBrand(cardNumber: string): CardBrand | null {
  const digits = digitsOnly(cardNumber);
  if (digits === '') return null;
  const [only, ...others] = creditCardType(digits);
  if (only === undefined || others.length > 0) return null;
  return CARD_BRANDS.find(brand => brand === only.type) ?? null;
}
