import type { UnpaidRow } from '@kotohogi/contract/transfer';
import { UNPAID_STATES } from '@kotohogi/domain/transfer/unpaid';
import { yenText } from '../../../shell/formats.ts';
import { t } from '../t.ts';
import styles from './unpaid.module.css';
import { UnpaidChip } from './unpaid-chip.tsx';

/** How many couples are in each state, and their money that has not arrived: together the balance and what is unconfirmed. */
export function UnpaidStates({ rows }: { readonly rows: readonly UnpaidRow[] }) {
  const groups = UNPAID_STATES.map(state => ({ state, of: rows.filter(row => row.state === state) }));
  return (
    <dl className={styles.equation}>
      {groups
        .filter(({ of }) => of.length > 0)
        .map(({ state, of }) => (
          <div key={state}>
            <dt>
              <UnpaidChip state={state} /> {t('unpaid.couples', { count: of.length })}
            </dt>
            <dd>{yenText(of.reduce((sum, { unpaidYen, inFlightYen }) => sum + unpaidYen + inFlightYen, 0))}</dd>
          </div>
        ))}
    </dl>
  );
}
