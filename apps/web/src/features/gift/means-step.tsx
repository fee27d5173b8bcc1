import { Button } from '@kotohogi/ui/button';
import { Icon } from '@kotohogi/ui/icon';
import { RadioCards } from '@kotohogi/ui/radio-cards';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { CardFields, CardPromise, type Means, nextPageText, paymentText } from '../payment/index.ts';
import { Envelope } from './envelope.tsx';
import styles from './gift-flow.module.css';
import type { ja } from './messages.ja.ts';
import type { GiftDraft } from './state.ts';
import type { Flow } from './use-gift-flow.ts';

const say = textsOf<typeof ja>();

const CARD_FORM = 'gift-card';

/** Short enough for half a phone: カード, PayPay. */
function shortName(payType: Means['payType']): string {
  return paymentText(payType === 'CREDIT' ? 'payment.card' : `payment.method.${payType}`);
}

/** Card or wallet, if there is a choice; entered card details survive switching. */
function Method({ means: { payTypes, payType, choose } }: { readonly means: Flow['means'] }) {
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

export interface MeansStepProps {
  readonly flow: Flow;
  readonly draft: GiftDraft;
  readonly name: string;
}

/** The payment step: a card entered here, or the wallet's own page. */
export function MeansStep({ flow, draft, name }: MeansStepProps) {
  const { means } = flow;
  return (
    <div className={styles.card}>
      <div className={styles.aside}>
        <Envelope name={name} width="9.5rem" isDecoration />
        <p className={styles.label}>{say('gift.gift')}</p>
        <p className={styles.sum}>
          <span>¥</span>
          {numberText(draft.amountYen ?? 0)}
        </p>
        <span className={styles.change}>
          <Button variant="quiet" onPress={() => flow.dispatch({ kind: 'back' })}>
            {say('gift.correct')}
          </Button>
        </span>
      </div>
      <div className={styles.fields}>
        <Method means={means} />
        {means.payType === 'CREDIT' ? (
          <>
            <CardFields entry={means.entry} formId={CARD_FORM} onSubmit={() => void flow.enterMeans()} />
            <CardPromise />
          </>
        ) : (
          <p className={styles.note}>
            <Icon name="smartphone" />
            <span>{nextPageText(means.payType)}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** Continues to the confirmation. A card is validated first; a wallet needs no validation. */
export function MeansNext({ flow: { means, enterMeans } }: { readonly flow: Flow }) {
  const look = { variant: 'filled', size: 'large', fullWidth: true } as const;
  if (means.payType !== 'CREDIT') {
    return (
      <Button {...look} onPress={() => void enterMeans()}>
        {paymentText('payment.check')}
      </Button>
    );
  }
  return (
    <Button
      {...look}
      type="submit"
      form={CARD_FORM}
      isBusy={means.entry.isBusy || means.setting.isLoading}
      busyLabel={paymentText('payment.checking')}
    >
      {paymentText('payment.check')}
    </Button>
  );
}
