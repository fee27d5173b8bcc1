import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import type { ReactNode } from 'react';
import { partFailureOf } from '../../shell/api/failure-of.ts';
import { numberText, shortDateText, signedYenText, yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { fixedKey, paymentText, usePaymentSummary } from '../payment/index.ts';
import { useGiftSent } from './api.ts';
import styles from './gift-summary-panel.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

type Summary = NonNullable<ReturnType<typeof usePaymentSummary>['data']>;

/** The amount is fixed at 24:00 of the day before this instant. */
const dayOf = (fixedAt: number) => shortDateText(fixedAt - 1);

/** The state of the transfer and its date; before it, the date on which the sum is final. */
function TransferNote({ summary }: { readonly summary: Summary }) {
  const { paymentState, paymentStateAt, fixedAt } = summary;
  const state = paymentText(`payment.transfer.${paymentState}`);
  return (
    <>
      <p className={styles.state}>
        {paymentStateAt === null ? state : t('gift.panel.state.at', { state, date: shortDateText(paymentStateAt) })}
      </p>
      {paymentState === 'not-payment' && (
        <p className={styles.note}>{paymentText(fixedKey(summary), { date: dayOf(fixedAt) })}</p>
      )}
    </>
  );
}

function Sums({ summary }: { readonly summary: Summary }) {
  const { gifts: totals, commissionRate, paymentState, corrections } = summary;
  const correctedYen = corrections.reduce((sum, { amountYen }) => sum + amountYen, 0);
  const commission =
    commissionRate === null
      ? t('gift.panel.commission')
      : t('gift.panel.commission.rate', { percent: numberText(commissionRate * 100) });
  return (
    <>
      <p className={styles.gross}>
        <span>¥</span>
        {numberText(totals.grossYen)}
      </p>
      <p className={styles.count}>{t('gift.panel.count', { count: totals.count })}</p>
      <dl className={styles.lines}>
        <div>
          <dt>{commission}</dt>
          <dd>−{yenText(totals.commissionYen)}</dd>
        </div>
        {totals.refundYen > 0 && (
          <div>
            <dt>{t('gift.panel.refund')}</dt>
            <dd>−{yenText(totals.refundYen)}</dd>
          </div>
        )}
        {corrections.map(({ id, reason, amountYen }) => (
          <div key={id}>
            <dt>{reason === '' ? t('gift.panel.correction') : t('gift.panel.correction.why', { reason })}</dt>
            <dd>{signedYenText(amountYen)}</dd>
          </div>
        ))}
        <div className={styles.net}>
          <dt>{t(paymentState === 'deposited' ? 'gift.panel.net.done' : 'gift.panel.net')}</dt>
          <dd>{yenText(totals.netYen + correctedYen)}</dd>
        </div>
      </dl>
      {totals.commissionYen > 0 && <p className={styles.note}>{t('gift.panel.commission.why')}</p>}
    </>
  );
}

export interface GiftSummaryPanelProps {
  readonly weddingId: number;
  /** Whether the state of the transfer is shown here; not where a part of its own shows it. */
  readonly hasTransfer?: boolean;
  /** A link, such as to the list of gifts. */
  readonly action?: ReactNode;
}

/** The couple's gifts as a verifiable equation: gross − commission = amount to transfer. */
export function GiftSummaryPanel({ weddingId, hasTransfer = true, action }: GiftSummaryPanelProps) {
  const query = usePaymentSummary(weddingId);
  useGiftSent(() => void query.refetch());
  const failure = partFailureOf(query);
  const { data } = query;
  return (
    <Card title={t('gift.panel')}>
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {failure === undefined && data === undefined && (
        <div className={styles.panel} aria-busy="true">
          <Skeleton width="10rem" height="2.75rem" />
          <Skeleton height="5.5rem" />
        </div>
      )}
      {data !== undefined && (
        <div className={styles.panel}>
          {data.gifts.grossYen === 0 ? (
            <>
              <p className={styles.none}>{t('gift.panel.none')}</p>
              <p className={styles.note}>{t('gift.panel.none.hint')}</p>
            </>
          ) : (
            <>
              <Sums summary={data} />
              {hasTransfer && <TransferNote summary={data} />}
            </>
          )}
          {action}
        </div>
      )}
    </Card>
  );
}
