import type { ReactNode } from 'react';
import { Button } from '../../src/button/index.ts';
import { BrandMark, CardNumberField } from '../../src/card-number-field/index.ts';
import { Dialog } from '../../src/dialog/index.ts';
import { ExpiryFields } from '../../src/expiry-fields/index.ts';
import { HolderField } from '../../src/holder-field/index.ts';
import { SecurityCodeField } from '../../src/security-code-field/index.ts';
import { t } from '../setting.ts';
import styles from './card-dialogs.module.css';

function Amount(): ReactNode {
  return (
    <p className={styles.amount}>
      <span>{t('アーカイブ動画', 'Recording')}</span>
      <b>¥5,500</b>
    </p>
  );
}

export interface CardDialogsProps {
  /** The name of the open dialog. */
  readonly open: string | null;
  readonly onOpen: (name: string | null) => void;
}

/** Paying for a recording: the card, then the confirmation before the charge (docs/product/payment.md#cards). */
export function CardDialogs({ open, onOpen }: CardDialogsProps): ReactNode {
  const close = (): void => onOpen(null);
  return (
    <>
      <Dialog
        isOpen={open === 'card'}
        onClose={close}
        size="card"
        title={t('お支払い方法を入力', 'Enter your payment')}
        footer={
          <Button variant="filled" size="large" fullWidth onPress={() => onOpen('card-confirm')}>
            {t('確認', 'Check')}
          </Button>
        }
      >
        <div className={styles.form}>
          <Amount />
          <CardNumberField isRequired defaultValue="4111 1111 1111 1111" />
          <div className={styles.pair}>
            <ExpiryFields isRequired currentYear={2026} defaultValue={{ month: '08', year: '2029' }} />
            <SecurityCodeField isRequired defaultValue="123" />
          </div>
          <HolderField isRequired defaultValue="YUI SATO" />
        </div>
      </Dialog>
      <Dialog
        isOpen={open === 'card-confirm'}
        onClose={close}
        onBack={() => onOpen('card')}
        size="card"
        title={t('お支払い方法の確認', 'Check your payment')}
        footer={
          <Button variant="filled" size="large" icon="download" fullWidth onPress={close}>
            {t('動画を購入する', 'Buy the recording')}
          </Button>
        }
      >
        <div className={styles.form}>
          <Amount />
          <p className={styles.card}>
            <BrandMark brand="visa" /> **** **** **** 1111
          </p>
        </div>
      </Dialog>
    </>
  );
}
