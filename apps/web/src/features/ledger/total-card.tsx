import type { TotalRow } from '@kotohogi/contract/ledger';
import { yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './commissions.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** A venue on a phone: its names, what it took, and what its couples are owed. */
export function TotalCard({ row }: { readonly row: TotalRow }) {
  const line = (name: 'giftYen' | 'filmYen' | 'returnedYen' | 'commissionYen' | 'transferredYen' | 'inFlightYen') =>
    row[name] === 0 ? undefined : t(`ledger.totals.card.${name}`, { amount: yenText(row[name]) });
  const took = [line('giftYen'), line('filmYen'), line('returnedYen'), line('commissionYen')];
  const moved = [line('transferredYen'), line('inFlightYen')];
  return (
    <>
      <span>{row.facilityName}</span>
      <span className={styles.detail}>{row.companyName}</span>
      {[took, moved].map(parts => {
        const known = parts.filter(text => text !== undefined);
        return (
          known.length > 0 && (
            <span key={known[0]} className={styles.detail}>
              {known.join(' · ')}
            </span>
          )
        );
      })}
      <span className={styles.line}>{t('ledger.totals.card.unpaidYen', { amount: yenText(row.unpaidYen) })}</span>
    </>
  );
}
