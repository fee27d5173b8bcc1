import type { ReactNode } from 'react';
import { CARD_BRAND_NAMES, type CardBrand } from './card-brand.ts';
import styles from './card-number-field.module.css';

/** Colors belong to the brands, not to our themes: they are the same everywhere. */
const MARKS: Readonly<Record<CardBrand, ReactNode>> = {
  visa: (
    <text
      x="20"
      y="17.5"
      fill="#1a1f71"
      fontSize="12.5"
      fontWeight="7"
      fontStyle="italic"
      textAnchor="middle"
      letterSpacing="-0.4"
    >
      VISA
    </text>
  ),
  mastercard: (
    <>
      <circle cx="15.4" cy="13" r="7.4" fill="#eb001b" />
      <circle cx="24.6" cy="13" r="7.4" fill="#f79e1b" />
      <path d="M20 7.2a7.4 7.4 0 0 1 0 11.6 7.4 7.4 0 0 1 0-11.6z" fill="#ff5f00" />
    </>
  ),
  jcb: (
    <g fontSize="8.4" fontWeight="7" textAnchor="middle">
      <path d="M11.6 6h5v11.4a2.6 2.6 0 0 1-2.6 2.6H9V8.6A2.6 2.6 0 0 1 11.6 6z" fill="#0b4ea2" />
      <path
        d="M20 6h3.8v11.4a2.6 2.6 0 0 1-2.6 2.6H16.2V8.6A2.6 2.6 0 0 1 18.8 6z"
        transform="translate(.4)"
        fill="#b4122b"
      />
      <path
        d="M28.4 6h2.6v11.4a2.6 2.6 0 0 1-2.6 2.6h-5V8.6A2.6 2.6 0 0 1 26 6z"
        transform="translate(.8)"
        fill="#00693c"
      />
      <g fill="#fff">
        <text x="12.9" y="16">
          J
        </text>
        <text x="20.3" y="16">
          C
        </text>
        <text x="28" y="16">
          B
        </text>
      </g>
    </g>
  ),
  'american-express': (
    <>
      <rect width="40" height="26" fill="#016fd0" />
      <text x="20" y="16.6" fill="#fff" fontSize="9.6" fontWeight="7" textAnchor="middle" letterSpacing="-0.2">
        AMEX
      </text>
    </>
  ),
  'diners-club': (
    <>
      <circle cx="20" cy="13" r="9" fill="#0079be" />
      <circle cx="20" cy="13" r="7.2" fill="#fff" />
      <path d="M17.8 7.8a5.6 5.6 0 0 0 0 10.4zm4.4 0v10.4a5.6 5.6 0 0 0 0-10.4z" fill="#0079be" />
    </>
  ),
  discover: (
    <>
      <path d="M40 15.5V26H16c10-1.5 18.5-5.5 24-10.5z" fill="#f47216" />
      <text x="20" y="14" fill="#23262a" fontSize="7.2" fontWeight="7" textAnchor="middle" letterSpacing="-0.1">
        DISCOVER
      </text>
    </>
  ),
};

export interface BrandMarkProps {
  readonly brand: CardBrand;
  /** Decoration next to the brand's name. */
  readonly isSilent?: boolean | undefined;
}

/** The logo of a card brand on a small white card. */
export function BrandMark({ brand, isSilent = false }: BrandMarkProps): ReactNode {
  const name = isSilent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': CARD_BRAND_NAMES[brand] };
  return (
    <span {...name} className={styles.mark}>
      <svg viewBox="0 0 40 26" aria-hidden="true" focusable="false">
        {MARKS[brand]}
      </svg>
    </span>
  );
}
