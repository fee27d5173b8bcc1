import type { CommissionRow } from '@kotohogi/contract/ledger';
import { yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './commissions.module.css';
import type { ja } from './messages.ja.ts';
import { monthLabel } from './months.ts';

const t = textsOf<typeof ja>();

/** A row on a phone: its month, the net commission, and what it is made of. */
export function CommissionCard({ row }: { readonly row: CommissionRow }) {
  const { captures, grossYen, commissionYen, returns, returnedYen, returnedCommissionYen, corrections } = row;
  return (
    <>
      <span className={styles.line}>
        <span>
          {t('ledger.card.purpose', {
            month: monthLabel(row.month),
            purpose: t(`ledger.purpose.${row.purpose}`),
          })}
        </span>
        <span>{t('ledger.card.net', { net: yenText(row.netCommissionYen) })}</span>
      </span>
      {captures > 0 && (
        <span className={styles.detail}>
          {t('ledger.card.captures', {
            count: captures,
            amount: yenText(grossYen),
            commission: yenText(commissionYen),
          })}
        </span>
      )}
      {returns > 0 && (
        <span className={styles.detail}>
          {t('ledger.card.returns', {
            count: returns,
            amount: yenText(returnedYen),
            commission: yenText(returnedCommissionYen),
          })}
        </span>
      )}
      {corrections > 0 && (
        <span className={styles.detail}>
          {t('ledger.card.corrections', { count: corrections, amount: yenText(row.correctionYen) })}
        </span>
      )}
    </>
  );
}
