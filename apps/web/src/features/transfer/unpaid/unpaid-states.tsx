import type { UnpaidRow } from '@kotohogi/contract/transfer';
import { UNPAID_STATES } from '@kotohogi/domain/transfer/unpaid';
import { yenText } from '../../../shell/formats.ts';
import { t } from '../t.ts';
import styles from './unpaid.module.css';
import { UnpaidChip } from './unpaid-chip.tsx';

/** How many couples are in each state, and their money that has not arrived: together the balance and what is unconfirmed. */
export function UnpaidStates({ rows }: { readonly rows: readonly UnpaidRow[] }) {
  const groups = UNPAID_STATES.map(state => rows.filter(row => row.state === state))
    .filter(of => of.length > 0)
    .map(of => ({
      state: of[0]?.state ?? 'open',
      count: of.length,
      amountYen: of.reduce((sum, { unpaidYen, inFlightYen }) => sum + unpaidYen + inFlightYen, 0),
    }));
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {groups.map(({ state, amountYen }) => (
          <span key={state} data-state={state} style={{ '--share': amountYen }} />
        ))}
      </div>
      <dl className={styles.equation}>
        {groups.map(({ state, count, amountYen }) => (
          <div key={state}>
            <dt>
              <UnpaidChip state={state} /> {t('unpaid.couples', { count })}
            </dt>
            <dd>{yenText(amountYen)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
