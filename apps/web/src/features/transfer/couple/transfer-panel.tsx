import type { TransferShown } from '@kotohogi/contract/payment';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { LinkButton } from '@kotohogi/ui/link-button';
import { Stepper } from '@kotohogi/ui/stepper';
import { joinedText } from '../../../shell/formats.office.ts';
import { shortDateText, yenText } from '../../../shell/formats.ts';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useSaveFile } from '../../../shell/list/use-save-file.ts';
import { useDepositAccount } from '../../deposit-account/index.ts';
import { usePaymentSummary } from '../../payment/index.ts';
import { statementAddress } from '../api.ts';
import type { ja } from './messages.ja.ts';
import { type PaymentSummary, type Stage, stageOf } from './stage.ts';
import styles from './transfer-panel.module.css';

const t = textsOf<typeof ja>();

const STEPS = ['open', 'fixed', 'ordered', 'done'] as const;

/** The step of a stage: a failed transfer goes back to where it is ordered again. */
const STEP_OF: Readonly<Record<Stage, (typeof STEPS)[number]>> = {
  open: 'open',
  fixed: 'fixed',
  missing: 'fixed',
  ordered: 'ordered',
  failed: 'ordered',
  confirmed: 'fixed',
  done: 'done',
};

interface PartProps {
  readonly summary: PaymentSummary;
  readonly stage: Stage;
}

/** What comes next; where the couple have to do something, with the link to it. */
function Next({ summary, stage }: PartProps) {
  const text = t(`transfer.own.next.${stage}`, { date: shortDateText(summary.fixedAt - 1) });
  if (stage !== 'failed') return <p className={styles.text}>{text}</p>;
  return (
    <Alert
      tone="warn"
      action={
        <LinkButton variant="filled" href="#account">
          {t('transfer.own.check')}
        </LinkButton>
      }
    >
      {text}
    </Alert>
  );
}

/** The fixed amount, and why it may not contain every gift; nothing once a transfer says the same. */
function Fixed({ summary }: Pick<PartProps, 'summary'>) {
  const { frozen, fixedAt, transfers } = summary;
  if (frozen === null) return null;
  const isSaid = transfers.some(({ amountYen }) => amountYen === frozen.amountYen);
  if (isSaid && frozen.leftOut === 0) return null;
  return (
    <div className={styles.fixed}>
      <p className={styles.line}>
        <span>{t('transfer.own.fixed')}</span>
        <span className={styles.amount}>{yenText(frozen.amountYen)}</span>
      </p>
      <p className={styles.note}>{t('transfer.own.fixed.note', { date: shortDateText(fixedAt - 1) })}</p>
      {frozen.leftOut > 0 && <p className={styles.note}>{t('transfer.own.leftOut', { count: frozen.leftOut })}</p>}
    </div>
  );
}

const SHOWN_STATES = ['ordered', 'confirmed', 'failed'] as const;

function Transfer({ transfer }: { readonly transfer: TransferShown }) {
  const { number, amountYen, state, orderedAt, endedAt, account } = transfer;
  const shown = SHOWN_STATES.find(one => one === state) ?? 'ordered';
  return (
    <li className={styles.transfer}>
      <p className={styles.line}>
        <span>{shortDateText(endedAt ?? orderedAt)}</span>
        <span className={styles.amount}>{yenText(amountYen)}</span>
      </p>
      <p className={styles.note}>
        {joinedText('facts', [t(`transfer.own.state.${shown}`), number > 0 ? t('transfer.own.supplement') : ''])}
      </p>
      <p className={styles.note}>
        {account === null
          ? t('transfer.own.erased')
          : joinedText('facts', [account.bankName, account.branchName, account.maskedAccountNumber])}
      </p>
    </li>
  );
}

/** Saves the statement of the gifts as PDF. */
function SaveStatement({ weddingId }: { readonly weddingId: number }) {
  const file = useSaveFile();
  return (
    <div>
      <Button
        icon="download"
        isBusy={file.isBusy}
        busyLabel={t('transfer.own.statement.busy')}
        onPress={() => file.save(statementAddress(weddingId, currentLanguage()))}
      >
        {t('transfer.own.statement')}
      </Button>
    </div>
  );
}

/**
 * Where the couple's money is: the steps of its transfer, what comes next and what they have to do, the fixed amount,
 * and every transfer. Empty before the first gift; a failed read is reported by the sums above.
 */
export function TransferPanel({ weddingId }: { readonly weddingId: number }) {
  const { data: summary } = usePaymentSummary(weddingId);
  const { data: deposit } = useDepositAccount(weddingId);
  if (summary === undefined) return null;
  const { gifts, transfers } = summary;
  if (gifts.grossYen === 0 && transfers.length === 0) return null;
  const stage = stageOf(summary, deposit?.account);
  return (
    <Card title={t('transfer.own.title')}>
      <div className={styles.panel}>
        <Stepper
          label={t('transfer.own.steps')}
          steps={STEPS.map(id => ({ id, label: t(`transfer.own.step.${id}`) }))}
          currentId={STEP_OF[stage]}
          tone={stage === 'failed' ? 'warn' : 'plain'}
        />
        <Next summary={summary} stage={stage} />
        <Fixed summary={summary} />
        <SaveStatement weddingId={weddingId} />
        {transfers.length > 0 && (
          <section className={styles.history}>
            <h3 className={styles.heading}>{t('transfer.own.history')}</h3>
            <ol>
              {transfers.map(transfer => (
                <Transfer key={transfer.id} transfer={transfer} />
              ))}
            </ol>
          </section>
        )}
      </div>
    </Card>
  );
}
