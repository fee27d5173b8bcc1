import type { PaymentOrderDetail } from '@kotohogi/contract/payment-order';
import type { RefundWay } from '@kotohogi/domain/payment-order/decide';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { Spinner } from '@kotohogi/ui/spinner';
import { useState } from 'react';
import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from '../messages.ja.ts';
import { momentText } from '../order-texts.ts';
import styles from './refund-card.module.css';
import { RefundDialog } from './refund-dialog.tsx';

const t = textsOf<typeof ja>();

/** How the money was returned, and when. */
function refundedText({ events }: PaymentOrderDetail): string {
  const last = events.findLast(event => event.to === 'REFUNDED' && event.from !== 'REFUNDED');
  if (last === undefined) return t('order.refund.refunded');
  const time = momentText(last.at);
  return t(last.kind === 'refunded-by-hand' ? 'order.refund.refunded.hand' : 'order.refund.refunded.at', { time });
}

/** Whether the gateway refused the last return, so that it may be tried again. */
const wasRefused = ({ events }: PaymentOrderDetail): boolean => events.at(-1)?.alarm === 'cancel-refused';

function WayText({ order }: { readonly order: PaymentOrderDetail }) {
  const { refund } = order;
  if (refund === 'refunded') return <p className={styles.text}>{refundedText(order)}</p>;
  return (
    <>
      <p className={styles.text} data-busy={refund === 'running' || undefined}>
        {refund === 'running' && <Spinner size="text" />}
        {t(`order.refund.${refund}`)}
      </p>
      {wasRefused(order) && <p className={styles.text}>{t('order.refund.refused')}</p>}
      {order.isTransferOrdered && (refund === 'gateway' || refund === 'by-hand') && (
        <p className={styles.text}>{t('order.refund.transferOrdered')}</p>
      )}
    </>
  );
}

/** The ways with a button, and its text. */
const canStart = (way: RefundWay): way is 'gateway' | 'by-hand' => way === 'gateway' || way === 'by-hand';

/** The return of a payment: what is possible or has happened, and the button that starts it. */
export function RefundCard({ order, mayWrite }: { readonly order: PaymentOrderDetail; readonly mayWrite: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { refund } = order;
  return (
    <Card title={t('order.refund')}>
      <div className={styles.content} aria-live="polite">
        <WayText order={order} />
        {canStart(refund) && !mayWrite && <p className={styles.text}>{t('order.refund.readOnly')}</p>}
        {canStart(refund) && mayWrite && (
          <Button icon="undo-2" variant="danger" onPress={() => setOpen(true)}>
            {t(`order.refund.start.${refund}`)}
          </Button>
        )}
      </div>
      {isOpen && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </Card>
  );
}
