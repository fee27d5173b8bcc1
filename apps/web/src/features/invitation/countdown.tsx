import { instant } from '@kotohogi/domain/kernel/instant';
import { daysUntil } from '@kotohogi/domain/kernel/jst';
import { artwork } from '@kotohogi/themes/artwork';
import { LinkButton } from '@kotohogi/ui/link-button';
import { dateText, timeText } from '../../shell/formats.ts';
import { paths } from '../../shell/router/paths.ts';
import styles from './countdown.module.css';
import { useCouple } from './couple-context.ts';
import { t } from './t.ts';

function Days() {
  const { startsAt, lifeCycle } = useCouple();
  if (lifeCycle === 'postponed' || lifeCycle === 'canceled') {
    return <p className={styles.word}>{t(`home.${lifeCycle}`)}</p>;
  }
  const days = daysUntil(instant(startsAt), instant(Date.now()));
  if (days === 0) {
    return (
      <div>
        <p className={styles.word}>{t('home.today')}</p>
        <p className={styles.label}>{t('home.today.note')}</p>
      </div>
    );
  }
  return (
    <div>
      <p className={styles.label}>{t(days > 0 ? 'home.until' : 'home.after')}</p>
      <p className={styles.days}>
        <b>{Math.abs(days)}</b>
        <span>{t('home.days', { n: Math.abs(days) })}</span>
      </p>
    </div>
  );
}

/** The header of the couple's home: days left, date and place, the link to the guest page. */
export function Countdown() {
  const couple = useCouple();
  const { designPattern, startsAt, facilityName, hallName } = couple;
  return (
    <section className={styles.hero}>
      <span className={styles.spray} style={{ '--picture': `url('${artwork(designPattern, 'corner')}')` }} />
      <Days />
      <div className={styles.facts}>
        <p className={styles.when}>
          <span>{dateText(startsAt)}</span> <span>{timeText(startsAt)}</span>
        </p>
        <p className={styles.where}>
          {facilityName}
          <br />
          {hallName}
        </p>
      </div>
      <LinkButton icon="eye" isExternal href={paths.guest.invitation(couple.companyAccountId, couple.key)}>
        {t('home.guestPage')}
      </LinkButton>
    </section>
  );
}
