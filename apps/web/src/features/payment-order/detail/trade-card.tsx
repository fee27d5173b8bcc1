import type { PaymentOrderDetail } from '@kotohogi/contract/payment-order';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { StateChip } from '@kotohogi/ui/chip';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import type { ReactNode } from 'react';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { clockText } from '../../../shell/formats.office.ts';
import { yenText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { stateText } from '../../payment/index.ts';
import { useSyncTrade, useTradeInfo } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { momentText } from '../order-texts.ts';
import { statusText } from './event-texts.ts';
import styles from './trade-card.module.css';

const t = textsOf<typeof ja>();

type Info = NonNullable<ReturnType<typeof useTradeInfo>['data']>;

interface LineProps {
  readonly label: string;
  readonly ours: ReactNode;
  readonly theirs: ReactNode;
  readonly differs?: boolean;
}

/** A value of ours next to that of the gateway, marked if they differ. */
function Line({ label, ours, theirs, differs = false }: LineProps) {
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">{label}</th>
      <td>{ours}</td>
      <td>
        <span className={styles.theirs}>
          <span>{theirs}</span>
          {differs && <StateChip tone="bad">{t('order.trade.differs')}</StateChip>}
        </span>
      </td>
    </tr>
  );
}

/** The card's number as both know it. */
const shortCard = (masked: string) => masked.replace(/^\*+/, '…') || '–';

function Comparison({ order, info }: { readonly order: PaymentOrderDetail; readonly info: Info }) {
  const { trade, statusDiffers, amountDiffers } = info;
  const moment = (ms: number | null | undefined) => (ms == null ? '–' : momentText(ms));
  const none = t('order.trade.none.short');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('order.trade.ours')}</th>
          <th scope="col">{t('order.trade.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        <Line
          label={t('order.column.state')}
          ours={stateText(order.state)}
          theirs={trade === null ? none : statusText(trade.status)}
          differs={statusDiffers}
        />
        <Line
          label={t('order.column.amount')}
          ours={yenText(order.amountYen)}
          theirs={trade === null ? '–' : yenText(trade.amountYen)}
          differs={amountDiffers}
        />
        <Line
          label={t('order.trade.processedAt')}
          ours={moment(order.capturedAt)}
          theirs={moment(trade?.processedAt)}
        />
        <Line
          label={t('order.trade.card')}
          ours={shortCard(order.maskedCardNo)}
          theirs={shortCard(trade?.maskedCardNo ?? '')}
        />
        <Line label={t('order.trade.tranId')} ours="" theirs={trade?.tranId || '–'} />
      </tbody>
    </table>
  );
}

/** What to do about a difference. */
function adviceOf({ trade, amountDiffers }: Info): string {
  if (trade === null) return t('order.trade.different.missing');
  return t(amountDiffers ? 'order.trade.different.amount' : 'order.trade.different.status');
}

/** What the reader has to know about the comparison, if anything. */
function Verdict({ order, info }: { readonly order: PaymentOrderDetail; readonly info: Info }) {
  if (info.statusDiffers || info.amountDiffers) {
    return (
      <Alert tone="bad" title={t('order.trade.different')}>
        {adviceOf(info)}
      </Alert>
    );
  }
  const isByHand = order.events.some(event => event.kind === 'refunded-by-hand');
  return isByHand ? <Alert tone="info">{t('order.trade.byHand')}</Alert> : null;
}

/** The gateway's trade next to our payment, asked when the page opens; and the command that follows it. */
export function TradeCard({ order, mayWrite }: { readonly order: PaymentOrderDetail; readonly mayWrite: boolean }) {
  const query = useTradeInfo(order.orderId, order.events.at(-1)?.id ?? 0);
  const sync = useSyncTrade(order.orderId);
  const notify = useSnackbar();
  const report = useFailureNotice();
  const { data } = query;
  const failure = failureOf(query);
  return (
    <Card
      title={t('order.trade')}
      aside={data !== undefined && t('order.trade.askedAt', { time: clockText(data.askedAt) })}
      actions={
        mayWrite && (
          <Button
            size="small"
            icon="refresh-cw"
            isBusy={sync.isPending}
            onPress={() =>
              sync.mutate(undefined, {
                onError: error => report(error),
                onSuccess: () => notify({ tone: 'ok', text: t('order.sync.ordered') }),
              })
            }
          >
            {t('order.sync')}
          </Button>
        )
      }
    >
      <div className={styles.content} aria-busy={query.isFetching}>
        {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
        {failure === undefined && data === undefined && <Skeleton shape="block" height="13rem" />}
        {data !== undefined && (
          <>
            <Verdict order={order} info={data} />
            <Comparison order={order} info={data} />
          </>
        )}
      </div>
    </Card>
  );
}
