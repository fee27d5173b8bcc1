import type { PaymentOrderEvent } from '@kotohogi/contract/payment-order';
import { Card } from '@kotohogi/ui/card';
import { StateChip } from '@kotohogi/ui/chip';
import { clockText } from '../../../shell/formats.office.ts';
import { shortDateText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { stateText } from '../../payment/index.ts';
import type { ja } from '../messages.ja.ts';
import { eventText } from './event-texts.ts';
import styles from './events-card.module.css';

const t = textsOf<typeof ja>();

/** Who ordered the event, and why. */
function Order({ event }: { readonly event: PaymentOrderEvent }) {
  const { by, reason, facilityCarries } = event;
  return (
    <>
      {by !== '' && <span className={styles.note}>{t('order.event.by', { name: by })}</span>}
      {reason !== '' && <span className={styles.note}>{t('order.event.reason', { reason })}</span>}
      {facilityCarries && <span className={styles.note}>{t('order.event.facilityCarries')}</span>}
    </>
  );
}

/** The events of a payment, oldest first: time, what happened, the new state, and what needs a person. */
export function EventsCard({ events }: { readonly events: readonly PaymentOrderEvent[] }) {
  return (
    <Card title={t('order.events')} aside={t('order.events.order')}>
      {events.length === 0 && <p className={styles.note}>{t('order.events.none')}</p>}
      <ol className={styles.events}>
        {events.map(event => {
          const { id, at, from, to, alarm } = event;
          return (
            <li key={id} className={styles.event}>
              <time className={styles.time}>{`${shortDateText(at)} ${clockText(at)}`}</time>
              <span className={styles.text}>
                {eventText(event)}
                <Order event={event} />
                {alarm !== null && (
                  <span className={styles.alarm}>
                    <StateChip tone="bad">{t(`order.alarm.${alarm}`)}</StateChip>
                  </span>
                )}
              </span>
              <span className={styles.state}>
                {stateText(from) !== stateText(to) &&
                  t('order.event.state', { from: stateText(from), to: stateText(to) })}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
