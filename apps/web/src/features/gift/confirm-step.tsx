import { Icon } from '@kotohogi/ui/icon';
import { yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { CardSummary, type Line, Lines, nextPageText, type PaymentMethod, paymentText } from '../payment/index.ts';
import styles from './gift-flow.module.css';
import type { ja } from './messages.ja.ts';
import type { GiftDraft } from './state.ts';

const t = textsOf<typeof ja>();

export interface ConfirmStepProps {
  readonly draft: GiftDraft;
  readonly paymentMethod: PaymentMethod;
  readonly name: string;
}

function linesOf(paymentMethod: PaymentMethod): readonly Line[] {
  const { payType } = paymentMethod;
  if (payType !== 'CREDIT') {
    return [{ id: 'method', label: paymentText('payment.method'), value: paymentText(`payment.method.${payType}`) }];
  }
  const { cardBrand, maskedCardNo, expiry } = paymentMethod.card;
  return [
    { id: 'card', label: paymentText('payment.card'), value: <CardSummary {...{ cardBrand, maskedCardNo }} /> },
    { id: 'expiry', label: paymentText('payment.expiry'), value: expiry },
  ];
}

/** A summary before the last click: the charge equals the gift exactly. */
export function ConfirmStep({ draft, paymentMethod, name }: ConfirmStepProps) {
  const amount = yenText(draft.amountYen ?? 0);
  return (
    <>
      <Lines
        variant="frame"
        lines={[
          { id: 'gift', label: t('gift.gift'), value: amount },
          { id: 'charges', label: paymentText('payment.charges'), value: paymentText('payment.charges.none') },
          { id: 'total', label: paymentText('payment.total'), value: amount, isTotal: true },
        ]}
      />
      <Lines
        variant="plain"
        lines={[
          ...linesOf(paymentMethod),
          { id: 'name', label: t('gift.name'), value: name },
          ...(draft.message === '' ? [] : [{ id: 'message', label: t('gift.message'), value: draft.message }]),
        ]}
      />
      <p className={styles.note}>
        <Icon name={paymentMethod.payType === 'CREDIT' ? 'shield-check' : 'smartphone'} />
        <span>{nextPageText(paymentMethod.payType)}</span>
      </p>
      <p className={styles.small}>{t('gift.commission.note')}</p>
    </>
  );
}
