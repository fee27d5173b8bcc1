import type { TransferOverview } from '@kotohogi/contract/transfer';
import { Alert } from '@kotohogi/ui/alert';
import { Card } from '@kotohogi/ui/card';
import { shortDateText, yenText } from '../../shell/formats.ts';
import { Lines } from '../payment/index.ts';
import { AccountLines } from './account-lines.tsx';
import type { OfWedding } from './api.ts';
import { StateOfTransfer } from './state-of-transfer.tsx';
import { t } from './t.ts';
import { TransferActions } from './transfer-actions.tsx';
import styles from './transfer-card.module.css';
import { amountChangedText, isSameAmount, openTransfer } from './transfer-texts.ts';

export interface TransferPartProps {
  readonly of: OfWedding;
  readonly overview: TransferOverview;
  readonly mayWrite: boolean;
}

/** The day at whose end the amount is fixed. */
const lastDay = ({ fixedAt }: TransferOverview) => shortDateText(fixedAt - 1);

/** The day has passed, but outcomes of gifts are still waited for (docs/product/transfer.md#fixed-amount). */
const isWaiting = ({ fixedAt }: TransferOverview) => fixedAt <= Date.now();

/** The amount that is dealt with now, and which one it is. */
function amountOf(overview: TransferOverview): readonly [label: string, amountYen: number] {
  const open = openTransfer(overview);
  if (open !== undefined)
    return [t(`transfer.now.${open.state === 'ordered' ? 'ordered' : 'awaiting-approval'}`), open.amountYen];
  if (overview.frozen === null) return [t('transfer.now.open'), overview.payableYen];
  const { due } = overview;
  if (due === null) return [t('transfer.now.none'), 0];
  return [t(due.number === 0 ? 'transfer.now.due' : 'transfer.now.due.more'), due.amountYen];
}

const confirmedYen = ({ transfers }: TransferOverview) =>
  transfers.filter(({ state }) => state === 'confirmed').reduce((sum, { amountYen }) => sum + amountYen, 0);

/** What the couple are owed besides the amount that is dealt with now. */
function laterYenOf(overview: TransferOverview): number {
  const { frozen, payableYen } = overview;
  if (frozen === null) return 0;
  const [, amountYen] = amountOf(overview);
  return openTransfer(overview)?.state === 'ordered' ? payableYen : payableYen - amountYen;
}

function WithNote({ children, note }: { readonly children: string; readonly note: string }) {
  return (
    <>
      {children}
      <span className={styles.note}>{note}</span>
    </>
  );
}

/** What the amount consists of, and where it goes. */
function factsOf(overview: TransferOverview) {
  const { frozen, account, claimYen } = overview;
  const doneYen = confirmedYen(overview);
  const laterYen = laterYenOf(overview);
  const yen = (id: 'done' | 'claim', valueYen: number) => ({
    id,
    label: t(`transfer.fact.${id}`),
    value: yenText(valueYen),
  });
  return [
    ...(frozen === null
      ? []
      : [
          {
            id: 'fixed',
            label: t('transfer.fact.fixed'),
            value: (
              <WithNote note={t('transfer.fact.fixed.at', { date: lastDay(overview) })}>
                {yenText(frozen.amountYen)}
              </WithNote>
            ),
          },
        ]),
    ...(frozen === null || frozen.leftOut === 0
      ? []
      : [
          {
            id: 'leftOut',
            label: t('transfer.fact.leftOut'),
            value: t('transfer.fact.leftOut.count', { count: frozen.leftOut }),
          },
        ]),
    ...(doneYen > 0 ? [yen('done', doneYen)] : []),
    ...(laterYen > 0
      ? [
          {
            id: 'later',
            label: t('transfer.fact.later'),
            value: <WithNote note={t('transfer.fact.later.note')}>{yenText(laterYen)}</WithNote>,
          },
        ]
      : []),
    ...(claimYen > 0 ? [yen('claim', claimYen)] : []),
    {
      id: 'account',
      label: t('transfer.fact.account'),
      value: account === null ? t('transfer.account.none') : <AccountLines account={account} />,
    },
  ];
}

/** What hinders the next step, or what it depends on. */
function Hint({ overview }: { readonly overview: TransferOverview }) {
  const open = openTransfer(overview);
  const { account, blockedBy, due, frozen, needsApproval } = overview;
  if (open?.state === 'awaiting-approval') {
    if (!isSameAmount(overview, open)) return <Alert tone="warn">{amountChangedText(overview)}</Alert>;
    if (account !== null && account.version !== open.accountVersion) {
      return <Alert tone="warn">{t('transfer.awaiting.account')}</Alert>;
    }
    return open.mayApprove ? null : <Alert>{t('transfer.mayNotApprove')}</Alert>;
  }
  if (open !== undefined) return <p className={styles.text}>{t('transfer.now.ordered.hint')}</p>;
  if (frozen === null)
    return (
      <p className={styles.text}>
        {t(isWaiting(overview) ? 'transfer.now.open.waits' : 'transfer.now.open.hint', { date: lastDay(overview) })}
      </p>
    );
  if (due === null) {
    return (
      <p className={styles.text}>
        {t(confirmedYen(overview) > 0 ? 'transfer.now.none.done' : 'transfer.now.none.zero')}
      </p>
    );
  }
  if (blockedBy !== null) return <Alert tone="warn">{t(`transfer.blocked.${blockedBy}`)}</Alert>;
  return needsApproval ? <p className={styles.text}>{t('transfer.needsApproval')}</p> : null;
}

/** The transfer now: its amount and account, what hinders it, and what can be done. */
export function TransferCard(props: TransferPartProps) {
  const { overview } = props;
  const [label, amountYen] = amountOf(overview);
  return (
    <Card title={t('transfer.title')} aside={<StateOfTransfer overview={overview} />}>
      <div className={styles.card}>
        <div className={styles.now}>
          <p className={styles.label}>{label}</p>
          {amountYen > 0 && <p className={styles.amount}>{yenText(amountYen)}</p>}
          <Hint overview={overview} />
          <TransferActions {...props} />
        </div>
        <div>
          <Lines variant="plain" lines={factsOf(overview)} />
        </div>
      </div>
    </Card>
  );
}
