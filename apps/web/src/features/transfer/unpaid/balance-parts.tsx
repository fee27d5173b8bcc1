import type { UnpaidPartSum } from '@kotohogi/contract/transfer';
import { yenText } from '../../../shell/formats.ts';
import { t } from '../t.ts';
import styles from './balance-parts.module.css';

/** What becomes of the money that the couples have not received: a bar in proportion, and each part with its sum. */
export function BalanceParts({ parts }: { readonly parts: readonly UnpaidPartSum[] }) {
  const filled = parts.filter(({ amountYen }) => amountYen > 0);
  if (filled.length === 0) return null;
  return (
    <div className={styles.parts}>
      <div className={styles.bar} aria-hidden="true">
        {filled.map(({ part, amountYen }) => (
          <span key={part} data-part={part} style={{ '--share': amountYen }} />
        ))}
      </div>
      <dl className={styles.legend}>
        {parts.map(({ part, weddings, amountYen }) => (
          <div key={part} data-part={part}>
            <dt>
              {t(`unpaid.part.${part}`)} <span>{t('unpaid.part.weddings', { count: weddings })}</span>
            </dt>
            <dd>{yenText(amountYen)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
