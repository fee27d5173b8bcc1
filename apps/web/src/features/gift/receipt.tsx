import type { OwnPayment } from '@kotohogi/contract/payment';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { momentText } from '../../shell/moment-text.ts';
import { type Line, Lines, PaymentMethodSummary, paymentText } from '../payment/index.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

export interface ReceiptProps {
  readonly payment: OwnPayment & { readonly message: string };
  readonly couple: string;
  readonly facilityName: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function linesOf({ payment, couple, facilityName }: ReceiptProps): readonly Line[] {
  const isGift = payment.purpose === 'gift';
  return [
    isGift
      ? { id: 'to', label: t('gift.receipt.to'), value: couple }
      : { id: 'item', label: t('gift.receipt.item'), value: paymentText('payment.purpose.archive-video') },
    { id: 'amount', label: t('gift.receipt.amount'), value: yenText(payment.amountYen) },
    { id: 'method', label: t('gift.receipt.method'), value: <PaymentMethodSummary {...payment} /> },
    ...(payment.capturedAt === null
      ? []
      : [{ id: 'at', label: t('gift.receipt.at'), value: momentText(payment.capturedAt) }]),
    ...(payment.message === '' ? [] : [{ id: 'message', label: t('gift.message'), value: payment.message }]),
    { id: 'order', label: t('gift.receipt.order'), value: payment.orderId },
    { id: 'facility', label: t('gift.receipt.facility'), value: facilityName },
  ];
}

/** The receipt, to keep or print. */
export function Receipt(props: ReceiptProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      size="small"
      title={t('gift.receipt')}
      footer={
        <Button icon="printer" onPress={() => window.print()}>
          {t('gift.receipt.print')}
        </Button>
      }
    >
      <Lines variant="plain" lines={linesOf(props)} />
    </Dialog>
  );
}
