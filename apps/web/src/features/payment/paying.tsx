import type { OwnPayment } from '@kotohogi/contract/payment';
import { Button } from '@kotohogi/ui/button';
import { DotProgress } from '@kotohogi/ui/dot-progress';
import { Knot } from '@kotohogi/ui/knot';
import { type ReactNode, useEffect, useRef } from 'react';
import { textsOf } from '../../shell/i18n/text.ts';
import { goToIssuer } from './go-to-issuer.ts';
import { askingText, endedText, issuerText } from './issuer-texts.ts';
import type { ja } from './messages.ja.ts';
import styles from './paying.module.css';

const t = textsOf<typeof ja>();

interface PaymentNoticeProps {
  readonly title: string;
  readonly isWaiting?: boolean;
  /** More than two lines of text, aligned to the left. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** The state of the payment in one sentence, with at most one action. */
function PaymentNotice({ title, isWaiting = false, isLong = false, children, action }: PaymentNoticeProps) {
  return (
    <div className={styles.paying} data-long={isLong || undefined}>
      <span className={styles.mark}>{isWaiting ? <DotProgress label={title} /> : <Knot height="34px" />}</span>
      <div role="status" className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={styles.hint}>{children}</p>
      </div>
      {action}
    </div>
  );
}

interface IssuerProps {
  readonly payment: OwnPayment;
  readonly goesByItself: boolean;
}

/**
 * The link to the issuer or wallet: followed automatically once; afterwards it needs a click (for guests who used the
 * back button).
 */
function ToIssuer({ payment: { challenge, payType }, goesByItself }: IssuerProps) {
  const hasGone = useRef(false);
  useEffect(() => {
    if (!goesByItself || hasGone.current || challenge === null) return;
    hasGone.current = true;
    goToIssuer(challenge);
  }, [goesByItself, challenge]);
  return (
    <PaymentNotice
      title={issuerText(payType, goesByItself ? 'goes' : 'open')}
      action={
        challenge && (
          <Button variant="filled" size="large" fullWidth onPress={() => goToIssuer(challenge)}>
            {issuerText(payType, 'go')}
          </Button>
        )
      }
    >
      {issuerText(payType, goesByItself ? 'goes.hint' : 'open.hint')}
    </PaymentNotice>
  );
}

export interface PayingProps {
  /** Undefined until the first response. */
  readonly payment: OwnPayment | undefined;
  /** The guest has just sent it, so the redirect to the issuer happens automatically. */
  readonly goesByItself: boolean;
  /** Starts over; available only if nothing was charged and nothing is pending. */
  readonly onAgain?: (() => void) | undefined;
}

/** A payment until it is captured. A pending payment never shows a button to pay again. */
export function Paying({ payment, goesByItself, onAgain }: PayingProps) {
  const again = onAgain && (
    <Button variant="filled" size="large" fullWidth onPress={onAgain}>
      {t('payment.again')}
    </Button>
  );
  switch (payment?.phase) {
    case 'issuer':
      return <ToIssuer payment={payment} goesByItself={goesByItself} />;
    case 'asking':
      return (
        <PaymentNotice title={askingText(payment.payType)} isWaiting isLong>
          {t('payment.phase.asking.hint')}
        </PaymentNotice>
      );
    case 'failed':
    case 'canceled':
    case 'timeout':
    case 'refunded':
      return (
        <PaymentNotice title={t(`payment.phase.${payment.phase}`)} action={again}>
          {endedText(payment)}
        </PaymentNotice>
      );
    case 'working':
    case 'captured':
    case undefined:
      return (
        <PaymentNotice title={t('payment.phase.working')} isWaiting>
          {t('payment.phase.working.hint')}
        </PaymentNotice>
      );
  }
}
