import type { PaymentOrderDetail } from '@kotohogi/contract/payment-order';
import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { yenText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { PaymentChip, paymentText } from '../../payment/index.ts';
import { Facts } from '../../wedding/index.ts';
import { usePaymentOrder } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { methodText, momentText } from '../order-texts.ts';
import { CallsCard } from './calls-card.tsx';
import { EventsCard } from './events-card.tsx';
import styles from './order-detail.module.css';
import { PayerName } from './payer-name.tsx';
import { RefundCard } from './refund-card.tsx';
import { TradeCard } from './trade-card.tsx';

const t = textsOf<typeof ja>();

interface PartProps {
  readonly order: PaymentOrderDetail;
  /** The user's permissions on the platform. */
  readonly abilities: ReadonlySet<string>;
}

/** The wedding's reservation id, linked for those who may open its page. */
function Wedding({ order, abilities }: PartProps) {
  const { weddingId, reservationId } = order;
  if (!abilities.has('admin:read:wedding-lives')) return reservationId;
  return (
    <PageLink className={styles.link} href={staffPaths.admin.live(weddingId)}>
      {reservationId}
    </PageLink>
  );
}

function FactsCard({ order, abilities }: PartProps) {
  const { purpose, amountYen, capturedAt, createdAt, transfer, attendantId } = order;
  return (
    <Card
      title={paymentText(`payment.purpose.${purpose}`)}
      aside={
        <span className={styles.chips}>
          <PaymentChip state={order.state} needsHand={order.needsHand} />
        </span>
      }
    >
      <p className={styles.amount}>{yenText(amountYen)}</p>
      <Facts
        facts={[
          { id: 'orderId', label: t('order.orderId'), value: <span className={styles.code}>{order.orderId}</span> },
          { id: 'method', label: t('order.column.method'), value: methodText(order) },
          { id: 'facility', label: t('order.column.facility'), value: `${order.companyName} · ${order.facilityName}` },
          { id: 'wedding', label: t('order.wedding'), value: <Wedding order={order} abilities={abilities} /> },
          { id: 'payer', label: t('order.payer'), value: <PayerName attendantId={attendantId} /> },
          { id: 'createdAt', label: t('order.createdAt'), value: momentText(createdAt) },
          {
            id: 'capturedAt',
            label: t('order.capturedAt'),
            value: capturedAt === null ? t('order.notCaptured') : momentText(capturedAt),
          },
          ...(purpose === 'gift'
            ? [{ id: 'transfer', label: t('order.transfer'), value: paymentText(`payment.transfer.${transfer}`) }]
            : []),
        ]}
      />
    </Card>
  );
}

/** One payment: its facts and return, our events, and the gateway's trade. */
export function OrderDetail({ orderId, abilities }: { readonly orderId: string } & Pick<PartProps, 'abilities'>) {
  const query = usePaymentOrder(orderId);
  const { data } = query;
  const failure = failureOf(query);
  if (failure !== undefined) return <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />;
  if (data === undefined) return <Skeleton shape="block" height="32rem" />;
  const mayWrite = abilities.has('admin:write:attendantPayment');
  return (
    <div className={styles.detail}>
      <div className={styles.column}>
        <FactsCard order={data} abilities={abilities} />
        <RefundCard order={data} mayWrite={mayWrite} />
      </div>
      <div className={styles.column}>
        <TradeCard order={data} mayWrite={mayWrite} />
        <EventsCard events={data.events} />
        <CallsCard calls={data.calls} />
      </div>
    </div>
  );
}
