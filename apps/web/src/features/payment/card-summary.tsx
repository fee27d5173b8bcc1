import { BrandMark, type CardBrand as KitBrand } from '@kotohogi/ui/card-number-field';
import styles from './card-summary.module.css';

/** Maps our brand names to those of the UI kit. */
const KIT_BRANDS: Readonly<Record<string, KitBrand>> = {
  Visa: 'visa',
  Mastercard: 'mastercard',
  JCB: 'jcb',
  Amex: 'american-express',
  Diners: 'diners-club',
  Discover: 'discover',
};

export interface CardSummaryProps {
  readonly cardBrand: string | undefined;
  readonly maskedCardNo: string;
}

/** A card in displayable form: its brand's mark and the last digits. */
export function CardSummary({ cardBrand = '', maskedCardNo }: CardSummaryProps) {
  const brand = KIT_BRANDS[cardBrand];
  return (
    <span className={styles.card}>
      {brand !== undefined && <BrandMark brand={brand} />}
      <span className={styles.number}>{maskedCardNo.replace(/(.{4})(?=.)/g, '$1 ')}</span>
    </span>
  );
}
