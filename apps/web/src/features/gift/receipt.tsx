import type { OwnPayment } from '@kotohogi/contract/payment';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { momentText } from '../../shell/moment-text.ts';
import { type Line, Lines, MeansShown, paymentText } from '../payment/index.ts';
import type { ja } from './messages.ja.ts';

const say = textsOf<typeof ja>();

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
      ? { id: 'to', label: say('gift.receipt.to'), value: couple }
      : { id: 'item', label: say('gift.receipt.item'), value: paymentText('payment.purpose.archive-video') },
    { id: 'amount', label: say('gift.receipt.amount'), value: yenText(payment.amountYen) },
    { id: 'method', label: say('gift.receipt.method'), value: <MeansShown {...payment} /> },
    ...(payment.capturedAt === null
      ? []
      : [{ id: 'at', label: say('gift.receipt.at'), value: momentText(payment.capturedAt) }]),
    ...(payment.message === '' ? [] : [{ id: 'message', label: say('gift.message'), value: payment.message }]),
    { id: 'order', label: say('gift.receipt.order'), value: payment.orderId },
    { id: 'facility', label: say('gift.receipt.facility'), value: facilityName },
  ];
}

/** The receipt, to keep or print. */
export function Receipt(props: ReceiptProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      size="small"
      title={say('gift.receipt')}
      footer={
        <Button icon="printer" onPress={() => window.print()}>
          {say('gift.receipt.print')}
        </Button>
      }
    >
      <Lines look="plain" lines={linesOf(props)} />
    </Dialog>
  );
}
