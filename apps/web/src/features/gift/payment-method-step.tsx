import { Button } from '@kotohogi/ui/button';
import { Icon } from '@kotohogi/ui/icon';
import { RadioCards } from '@kotohogi/ui/radio-cards';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { CardFields, CardSecurityNote, nextPageText, type PaymentMethod, paymentText } from '../payment/index.ts';
import { Envelope } from './envelope.tsx';
import styles from './gift-flow.module.css';
import type { ja } from './messages.ja.ts';
import type { GiftDraft } from './state.ts';
import type { Flow } from './use-gift-flow.ts';

const t = textsOf<typeof ja>();

const CARD_FORM = 'gift-card';

/** Short enough for half a phone: カード, PayPay. */
function shortName(payType: PaymentMethod['payType']): string {
  return paymentText(payType === 'CREDIT' ? 'payment.card' : `payment.method.${payType}`);
}

/** Card or wallet, if there is a choice; entered card details survive switching. */
function Method({ paymentMethod: { payTypes, payType, choose } }: { readonly paymentMethod: Flow['paymentMethod'] }) {
  if (payTypes.length < 2) return null;
  return (
    <RadioCards
      label={paymentText('payment.method')}
      isLabelHidden
      options={payTypes.map(value => ({ value, label: shortName(value) }))}
      value={payType}
      onChange={choose}
    />
  );
}

export interface PaymentMethodStepProps {
  readonly flow: Flow;
  readonly draft: GiftDraft;
  readonly name: string;
}

/** The payment step: a card entered here, or the wallet's own page. */
export function PaymentMethodStep({ flow, draft, name }: PaymentMethodStepProps) {
  const { paymentMethod } = flow;
  return (
    <div className={styles.card}>
      <div className={styles.aside}>
        <Envelope name={name} width="9.5rem" isDecoration />
        <p className={styles.label}>{t('gift.gift')}</p>
        <p className={styles.sum}>
          <span>¥</span>
          {numberText(draft.amountYen ?? 0)}
        </p>
        <span className={styles.change}>
          <Button variant="quiet" onPress={() => flow.dispatch({ kind: 'back' })}>
            {t('gift.correct')}
          </Button>
        </span>
      </div>
      <div className={styles.fields}>
        <Method paymentMethod={paymentMethod} />
        {paymentMethod.payType === 'CREDIT' ? (
          <>
            <CardFields
              entry={paymentMethod.entry}
              formId={CARD_FORM}
              onSubmit={() => void flow.enterPaymentMethod()}
            />
            <CardSecurityNote />
          </>
        ) : (
          <p className={styles.note}>
            <Icon name="smartphone" />
            <span>{nextPageText(paymentMethod.payType)}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** Continues to the confirmation. A card is validated first; a wallet needs no validation. */
export function PaymentMethodNext({ flow: { paymentMethod, enterPaymentMethod } }: { readonly flow: Flow }) {
  const buttonStyle = { variant: 'filled', size: 'large', fullWidth: true } as const;
  if (paymentMethod.payType !== 'CREDIT') {
    return (
      <Button {...buttonStyle} onPress={() => void enterPaymentMethod()}>
        {paymentText('payment.check')}
      </Button>
    );
  }
  return (
    <Button
      {...buttonStyle}
      type="submit"
      form={CARD_FORM}
      isBusy={paymentMethod.entry.isBusy || paymentMethod.setting.isLoading}
      busyLabel={paymentText('payment.checking')}
    >
      {paymentText('payment.check')}
    </Button>
  );
}
