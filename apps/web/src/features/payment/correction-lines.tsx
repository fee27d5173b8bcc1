import type { CorrectionShown } from '@kotohogi/contract/payment';
import { yearDateText } from '../../shell/formats.office.ts';
import { signedYenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './correction-lines.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** What all of them add; negative if they take something away. */
export const correctedYenOf = (corrections: readonly CorrectionShown[]): number =>
  corrections.reduce((sum, { amountYen }) => sum + amountYen, 0);

/** The corrections by hand that an equation contains, the oldest first: day, reason and amount of each. */
export function CorrectionLines({ corrections }: { readonly corrections: readonly CorrectionShown[] }) {
  if (corrections.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={t('payment.correction')}>
      {corrections.map(({ id, at, reason, amountYen }) => (
        <li key={id} className={styles.line}>
          <span className={styles.day}>{yearDateText(at)}</span>
          <span className={styles.reason}>{reason || t('payment.correction')}</span>
          <span className={styles.amount}>{signedYenText(amountYen)}</span>
        </li>
      ))}
    </ul>
  );
}
