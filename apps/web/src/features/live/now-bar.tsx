import { givenNames } from '@kotohogi/domain/profile/names';
import { useNow } from '../../shell/clock/use-now.ts';
import { timeText } from '../../shell/formats.ts';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { useAttendance } from '../attendant/door.ts';
import { say } from './say.ts';
import { nowAndNext, scheduleOf } from './schedule.ts';
import styles from './under-bar.module.css';

/** Under the live picture: what is on, and what comes next, as far as the couple has told the times of the day. */
export function NowBar() {
  const { invitation, startsAt, couple } = useAttendance();
  const nowMs = useNow(10_000);
  const { now, next } = nowAndNext(scheduleOf(invitation.startTimes, startsAt), nowMs);
  const title = (
    <p className={styles.title}>{now?.label ?? say('watch.title', { names: givenNames(couple, currentLanguage()) })}</p>
  );
  return (
    <div className={styles.bar}>
      <div className={styles.now}>
        {now !== undefined && <span className={styles.mark}>{say('now.label')}</span>}
        {title}
      </div>
      {next !== undefined && (
        <p className={styles.next}>
          {say('now.next')} <b>{say('now.next.at', { time: timeText(next.at), label: next.label })}</b>
        </p>
      )}
    </div>
  );
}
