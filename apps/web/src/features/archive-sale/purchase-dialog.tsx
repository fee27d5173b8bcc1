import type { ArchiveSaleStatus } from '@kotohogi/contract/archive-sale';
import { AlertDialog } from '@kotohogi/ui/alert-dialog';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { Icon } from '@kotohogi/ui/icon';
import { useState } from 'react';
import { yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import {
  CardFields,
  CardSecurityNote,
  CardSummary,
  type EnteredCard,
  Lines,
  Paying,
  paymentText,
  useCardEntry,
  useStepFocus,
} from '../payment/index.ts';
import { usePaymentSetting } from './api.ts';
import type { ja } from './messages.ja.ts';
import styles from './purchase-dialog.module.css';
import { usePurchase } from './use-purchase.ts';

const t = textsOf<typeof ja>();

const CARD_FORM = 'archive-card';

interface ConfirmProps {
  readonly price: number;
  readonly card: EnteredCard;
}

function Confirm({ price, card }: ConfirmProps) {
  return (
    <div className={styles.stack}>
      <Lines
        variant="frame"
        lines={[
          { id: 'item', label: t('archiveSale.item'), value: yenText(price) },
          { id: 'charges', label: paymentText('payment.charges'), value: paymentText('payment.charges.none') },
          { id: 'total', label: paymentText('payment.total'), value: yenText(price), isTotal: true },
        ]}
      />
      <Lines
        variant="plain"
        lines={[
          {
            id: 'card',
            label: paymentText('payment.card'),
            value: <CardSummary {...card} cardBrand={card.cardBrand} />,
          },
          { id: 'expiry', label: paymentText('payment.expiry'), value: card.expiry },
        ]}
      />
      <p className={styles.hint}>
        <Icon name="shield-check" />
        <span>{paymentText('payment.issuer.hint')}</span>
      </p>
    </div>
  );
}

export interface PurchaseDialogProps {
  readonly weddingId: number;
  readonly status: ArchiveSaleStatus;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The purchase dialog: enter the card, confirm, pay. Errors are shown in an alert
 * (docs/product/archive-sale.md#messages).
 */
export function PurchaseDialog({ weddingId, status, isOpen, onClose }: PurchaseDialogProps) {
  const setting = usePaymentSetting(weddingId, isOpen);
  const entry = useCardEntry(setting);
  const purchase = usePurchase(weddingId, status.price);
  const [card, setCard] = useState<EnteredCard>();
  const [isPaying, setPaying] = useState(false);
  const { payment } = status;

  const place = useStepFocus(isPaying ? 'paying' : card === undefined ? 'card' : 'confirm');
  const check = async () => setCard(await entry.submit());
  const pay = async () => {
    if (await purchase.buy(card)) setPaying(true);
  };
  const restart = () => {
    setPaying(false);
    setCard(undefined);
    entry.form.setValue('securityCode', '');
  };
  const footer = isPaying ? undefined : card === undefined ? (
    <Button
      key="card"
      type="submit"
      form={CARD_FORM}
      variant="filled"
      size="large"
      fullWidth
      isBusy={entry.isBusy || setting.isLoading}
      busyLabel={paymentText('payment.checking')}
    >
      {paymentText('payment.check')}
    </Button>
  ) : (
    <div key="confirm" className={styles.footer}>
      <Button
        variant="filled"
        size="large"
        icon="download"
        fullWidth
        isBusy={purchase.isSending}
        busyLabel={t('archiveSale.buying')}
        onPress={() => void pay()}
      >
        {t('archiveSale.buy')}
      </Button>
      <Button variant="quiet" isDisabled={purchase.isSending} onPress={restart}>
        {t('archiveSale.correct')}
      </Button>
    </div>
  );
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        size="card"
        title={paymentText(card === undefined ? 'payment.card.title' : 'payment.confirm.title')}
        isBusy={purchase.isSending}
        footer={footer}
      >
        <div ref={place} tabIndex={-1} className={styles.step}>
          {isPaying ? (
            <Paying payment={payment ?? undefined} goesByItself onAgain={restart} />
          ) : card === undefined ? (
            <div className={styles.stack}>
              <Lines
                variant="plain"
                lines={[{ id: 'item', label: t('archiveSale.item'), value: yenText(status.price) }]}
              />
              <CardFields entry={entry} formId={CARD_FORM} onSubmit={() => void check()} />
              <CardSecurityNote />
            </div>
          ) : (
            <Confirm price={status.price} card={card} />
          )}
        </div>
      </Dialog>
      <AlertDialog isOpen={entry.alert !== undefined} onClose={entry.closeAlert} closeLabel={t('archiveSale.ok')}>
        {entry.alert}
      </AlertDialog>
      <AlertDialog
        isOpen={purchase.notice !== undefined}
        onClose={purchase.closeNotice}
        closeLabel={t('archiveSale.ok')}
      >
        {purchase.notice?.text}
      </AlertDialog>
    </>
  );
}
