import type { WeddingDetail } from '@kotohogi/contract/wedding';
import { dateTimeText } from '../../../shell/formats.ts';
import { CoupleName } from '../couple-name.tsx';
import { PaymentStateChip, StatusChip } from '../state-chips.tsx';
import styles from './wedding-head.module.css';

/** The heading of a wedding's pages: couple, date, hall and state. */
export function WeddingHead({ detail }: { readonly detail: WeddingDetail }) {
  const { paymentState } = detail;
  return (
    <span className={styles.head}>
      <span>
        <CoupleName couple={detail.couple} />
      </span>
      <span className={styles.facts}>
        <span>{dateTimeText(detail.startsAt)}</span>
        <span>{detail.hallName}</span>
        <span>{detail.reservationId}</span>
        <StatusChip life={detail.lifeCycle} live={detail.liveState} />
        {(paymentState === 'deposit-failure' || paymentState === 'reconfirmation') && (
          <PaymentStateChip state={paymentState} />
        )}
      </span>
    </span>
  );
}
