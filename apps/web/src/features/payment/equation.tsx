import type { Totals } from '@kotohogi/contract/payment';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './equation.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

interface TermProps {
  readonly label: string;
  readonly aside?: string | undefined;
  readonly amountYen: number;
  readonly isResult?: boolean;
}

function Term({ label, aside, amountYen, isResult }: TermProps) {
  return (
    <div className={styles.term} data-result={isResult || undefined}>
      <span className={styles.label}>
        {label}
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </span>
      <span className={styles.amount}>
        <span className={styles.yen}>¥</span>
        {numberText(amountYen)}
      </span>
    </div>
  );
}

function Sign({ sign, text }: { readonly sign: string; readonly text: string }) {
  return (
    <div className={styles.sign}>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}

export interface EquationProps {
  readonly totals: Totals;
  /** The source of the money: the couple's gifts, the facility's sales, or both. */
  readonly of: 'gifts' | 'sales' | 'all';
  /** The commission rate of all captures; null if there is more than one. */
  readonly commissionRate?: number | null | undefined;
  /** What corrections by hand have added; negative if they took something away. */
  readonly correctedYen?: number;
}

const KEYS = {
  gifts: { gross: 'payment.gross', net: 'payment.net' },
  sales: { gross: 'payment.gross.sales', net: 'payment.net.sales' },
  all: { gross: 'payment.gross.all', net: 'payment.net.all' },
} as const;

/**
 * Amounts as a verifiable equation: gross − commission (− refunds) (± corrections) = net. Screen readers read it
 * as one sentence with its signs, so it is not a `<dl>`, which allows nothing between its terms.
 */
export function Equation({ totals, of, commissionRate = null, correctedYen = 0 }: EquationProps) {
  const { grossYen, commissionYen, refundYen, netYen, count } = totals;
  const commission =
    commissionRate === null
      ? t('payment.commission')
      : t('payment.commission.rate', { percent: numberText(commissionRate * 100) });
  return (
    <div className={styles.equation}>
      <Term label={t(KEYS[of].gross)} aside={t('payment.count', { count })} amountYen={grossYen} />
      <Sign sign="−" text={t('payment.minus')} />
      <Term label={commission} amountYen={commissionYen} />
      {refundYen > 0 && (
        <>
          <Sign sign="−" text={t('payment.minus')} />
          <Term label={t('payment.refund')} amountYen={refundYen} />
        </>
      )}
      {correctedYen !== 0 && (
        <>
          {correctedYen < 0 ? <Sign sign="−" text={t('payment.minus')} /> : <Sign sign="+" text={t('payment.plus')} />}
          <Term label={t('payment.correction')} amountYen={Math.abs(correctedYen)} />
        </>
      )}
      <Sign sign="=" text={t('payment.equals')} />
      <Term label={t(KEYS[of].net)} amountYen={netYen + correctedYen} isResult />
    </div>
  );
}
