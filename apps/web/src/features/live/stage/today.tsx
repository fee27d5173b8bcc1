import { isOutsideJapan, ownDateTimeText, timeText } from '../../../shell/formats.ts';
import { useAttendance } from '../../attendant/index.ts';
import { nowAndNext, scheduleOf } from '../schedule.ts';
import { t } from '../t.ts';
import styles from './today.module.css';

/** The schedule of the day, with the current part marked. */
export function Today({ nowMs }: { readonly nowMs: number }) {
  const { invitation, startsAt, hallName } = useAttendance();
  const times = scheduleOf(invitation.startTimes, startsAt);
  const schedule = times.length > 0 ? times : [{ label: t('today.ceremony'), at: startsAt }];
  const { now } = nowAndNext(schedule, nowMs);
  return (
    <div>
      <ol>
        {schedule.map(item => (
          <li key={`${item.at}${item.label}`} className={styles.item} aria-current={item === now ? 'step' : undefined}>
            <time className={styles.time}>{timeText(item.at)}</time>
            <div>
              <p className={styles.label}>{item.label}</p>
              {item === now && item.at < startsAt && <p className={styles.here}>{t('today.here')}</p>}
              {item.at === startsAt && <p className={styles.about}>{hallName}</p>}
              {isOutsideJapan(item.at) && (
                <p className={styles.about}>{t('today.own', { time: ownDateTimeText(item.at) })}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.zone}>{t('today.zone')}</p>
    </div>
  );
}
