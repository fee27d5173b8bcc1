import type { UnpaidFigures } from '@kotohogi/contract/transfer';
import { signedYenText, yenText } from '../../../shell/formats.ts';
import { t } from '../t.ts';
import styles from './unpaid.module.css';

/** What the couples are owed in all, and what it is made of. Parts of zero yen are left out. */
export function UnpaidEquation({ total }: { readonly total: UnpaidFigures }) {
  const parts = (['commissionYen', 'returnedYen', 'orderedYen', 'settledYen'] as const).filter(
    name => total[name] !== 0,
  );
  return (
    <dl className={styles.equation}>
      <div>
        <dt>{t('unpaid.grossYen')}</dt>
        <dd>{yenText(total.grossYen)}</dd>
      </div>
      {total.correctedYen !== 0 && (
        <div>
          <dt>{t('unpaid.correctedYen')}</dt>
          <dd>{signedYenText(total.correctedYen)}</dd>
        </div>
      )}
      {parts.map(name => (
        <div key={name}>
          <dt>{t(`unpaid.${name}`)}</dt>
          <dd>{signedYenText(0 - total[name])}</dd>
        </div>
      ))}
      <div className={styles.result}>
        <dt>{t('unpaid.unpaidYen')}</dt>
        <dd>{yenText(total.unpaidYen)}</dd>
      </div>
      {total.inFlightYen !== 0 && (
        <div>
          <dt>{t('unpaid.inFlightYen')}</dt>
          <dd>{yenText(total.inFlightYen)}</dd>
        </div>
      )}
    </dl>
  );
}
