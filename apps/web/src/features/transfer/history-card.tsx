import type { TransferRow } from '@kotohogi/contract/transfer';
import { Card } from '@kotohogi/ui/card';
import { joinedText } from '../../shell/formats.office.ts';
import { yenText } from '../../shell/formats.ts';
import styles from './history-card.module.css';
import { TransferChip } from './state-of-transfer.tsx';
import { t } from './t.ts';
import { accountText, momentText, numberText, reasonText } from './transfer-texts.ts';

/** A step that was taken, or the one that is waited for. */
interface Entry {
  readonly id: string;
  readonly text: string;
  readonly at: number | null;
  readonly by: string;
  readonly reason: string;
}

const ENDS = { confirmed: 'confirmed', failed: 'failed', canceled: 'canceled' } as const;

/** The steps of a transfer, the oldest first, and last what it waits for. */
function entriesOf(row: TransferRow): readonly Entry[] {
  const entry = (step: 'ordered' | 'approved' | 'waits' | 'runs' | keyof typeof ENDS, more: Partial<Entry>): Entry => ({
    ...{ id: step, text: t(`transfer.step.${step}`), at: null, by: '', reason: '' },
    ...more,
  });
  const { state } = row;
  const entries = [entry('ordered', { at: row.orderedAt, by: row.orderedBy })];
  if (row.approvedAt !== null) entries.push(entry('approved', { at: row.approvedAt, by: row.approvedBy }));
  if (state === 'awaiting-approval') entries.push(entry('waits', {}));
  else if (state === 'ordered') entries.push(entry('runs', {}));
  else entries.push(entry(ENDS[state], { at: row.endedAt, by: row.endedBy, reason: reasonText(row) }));
  return entries;
}

function Entries({ row }: { readonly row: TransferRow }) {
  return (
    <ol className={styles.steps}>
      {entriesOf(row).map(({ id, text, at, by, reason }) => (
        <li key={id} className={styles.step} data-waits={at === null || undefined}>
          <span>{text}</span>
          <span className={styles.detail}>
            {joinedText('facts', [
              at === null ? '' : momentText(at),
              by === '' ? '' : t('transfer.step.by', { name: by }),
            ])}
          </span>
          {reason !== '' && <span className={styles.detail}>{t('transfer.step.reason', { reason })}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The transfers of a wedding, the newest first: amount, account, and each step with who took it and when. */
export function HistoryCard({ transfers }: { readonly transfers: readonly TransferRow[] }) {
  if (transfers.length === 0) return null;
  return (
    <Card title={t('transfer.history')}>
      <ol className={styles.transfers}>
        {transfers.map(row => (
          <li key={row.id} className={styles.transfer}>
            <div className={styles.head}>
              <p className={styles.title}>
                <span className={styles.amount}>{yenText(row.amountYen)}</span>
                <TransferChip state={row.state} />
              </p>
              <span className={styles.detail}>
                {joinedText('facts', [
                  numberText(row.number),
                  row.attempt > 1 ? t('transfer.attempt', { attempt: row.attempt }) : '',
                ])}
              </span>
              <span className={styles.detail}>
                {row.account === null ? t('transfer.account.erased') : accountText(row.account)}
              </span>
            </div>
            <Entries row={row} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
