import { coupleText } from '@kotohogi/domain/profile/names';
import { useNow } from '../../../shell/clock/use-now.ts';
import { timeText } from '../../../shell/formats.ts';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { useAttendance } from '../../attendant/index.ts';
import { nowAndNext, scheduleOf } from '../schedule.ts';
import { t } from '../t.ts';
import { markedPart } from './marked-part.ts';
import { programTitle } from './program-title.ts';
import styles from './under-bar.module.css';

/**
 * Below the live picture: the part of the program that staff marked last, and the next one. Only staff know what is on.
 */
export function NowBar() {
  const { invitation, startsAt, couple, nowProgram = '' } = useAttendance();
  const nowMs = useNow(10_000);
  const { now, next } = markedPart(invitation.programs, nowProgram);
  const planned = now === undefined ? nowAndNext(scheduleOf(invitation.startTimes, startsAt), nowMs).next : undefined;
  const nextText =
    planned === undefined
      ? next && programTitle(next, invitation.programs)
      : t('now.next.at', { time: timeText(planned.at), label: planned.label });
  return (
    <div className={styles.bar} aria-live="polite">
      <div className={styles.now}>
        {now !== undefined && <span className={styles.mark}>{t('now.label')}</span>}
        <p className={styles.title}>
          {now === undefined
            ? t('watch.title', { names: coupleText(couple, currentLanguage()) })
            : programTitle(now, invitation.programs)}
        </p>
      </div>
      {nextText !== undefined && (
        <p className={styles.next}>
          {t('now.next')} <b>{nextText}</b>
        </p>
      )}
    </div>
  );
}
