import { Icon } from '@kotohogi/ui/icon';
import { yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { CardShown, type Line, Lines, type Means, nextPageText, paymentText } from '../payment/index.ts';
import styles from './gift-flow.module.css';
import type { ja } from './messages.ja.ts';
import type { GiftDraft } from './state.ts';

const say = textsOf<typeof ja>();

export interface ConfirmStepProps {
  readonly draft: GiftDraft;
  readonly means: Means;
  readonly name: string;
}

function linesOf(means: Means): readonly Line[] {
  const { payType } = means;
  if (payType !== 'CREDIT') {
    return [{ id: 'method', label: paymentText('payment.method'), value: paymentText(`payment.method.${payType}`) }];
  }
  const { cardBrand, maskedCardNo, expiry } = means.card;
  return [
    { id: 'card', label: paymentText('payment.card'), value: <CardShown {...{ cardBrand, maskedCardNo }} /> },
    { id: 'expiry', label: paymentText('payment.expiry'), value: expiry },
  ];
}

/** A summary before the last click: the charge equals the gift exactly. */
export function ConfirmStep({ draft, means, name }: ConfirmStepProps) {
  const amount = yenText(draft.amountYen ?? 0);
  return (
    <>
      <Lines
        look="frame"
        lines={[
          { id: 'gift', label: say('gift.gift'), value: amount },
          { id: 'charges', label: paymentText('payment.charges'), value: paymentText('payment.charges.none') },
          { id: 'total', label: paymentText('payment.total'), value: amount, isTotal: true },
        ]}
      />
      <Lines
        look="plain"
        lines={[
          ...linesOf(means),
          { id: 'name', label: say('gift.name'), value: name },
          ...(draft.message === '' ? [] : [{ id: 'message', label: say('gift.message'), value: draft.message }]),
        ]}
      />
      <p className={styles.note}>
        <Icon name={means.payType === 'CREDIT' ? 'shield-check' : 'smartphone'} />
        <span>{nextPageText(means.payType)}</span>
      </p>
      <p className={styles.small}>{say('gift.commission.note')}</p>
    </>
  );
}
