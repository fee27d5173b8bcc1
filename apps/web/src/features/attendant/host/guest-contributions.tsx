import type { AttendantDetail } from '@kotohogi/contract/attendant-host';
import { Card } from '@kotohogi/ui/card';
import { Chip } from '@kotohogi/ui/chip';
import { dateTimeText, yenText } from '../../../shell/formats.ts';
import styles from './guest-detail.module.css';
import { t } from './t.ts';

interface PartProps {
  readonly guest: AttendantDetail;
}

/** The guest's messages on the tree. */
export function GuestMessages({ guest }: PartProps) {
  return (
    <Card title={t('detail.messages')}>
      {guest.messages.length === 0 && <p className={styles.none}>{t('detail.messages.none')}</p>}
      <ul className={styles.messages}>
        {guest.messages.map(({ id, message, createdAt, isHidden }) => (
          <li key={id} data-hidden={isHidden || undefined}>
            <p className={styles.text}>{message}</p>
            <p className={styles.when}>
              {dateTimeText(createdAt)}{' '}
              {isHidden && (
                <Chip tone="muted" icon="eye-off">
                  {t('detail.message.hidden')}
                </Chip>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The guest's gifts; hidden from those who may not see them. */
export function Gifts({ guest }: PartProps) {
  if (guest.giftYen === null) return null;
  return (
    <Card title={t('detail.gifts')} aside={guest.giftYen > 0 ? yenText(guest.giftYen) : undefined}>
      {guest.gifts.length === 0 && <p className={styles.none}>{t('detail.gifts.none')}</p>}
      <ul className={styles.messages}>
        {guest.gifts.map(({ id, amountYen, message, at }) => (
          <li key={id}>
            <p className={styles.amount}>{yenText(amountYen)}</p>
            {message !== '' && <p className={styles.text}>{message}</p>}
            <p className={styles.when}>{dateTimeText(at)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
