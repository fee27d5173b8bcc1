import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { useNow } from '../../../shell/clock/use-now.ts';
import { isOutsideJapan, ownDateTimeText, timeText } from '../../../shell/formats.ts';
import { useAttendance } from '../../attendant/index.ts';
import { NEAR_MS } from '../schedule.ts';
import { Slate, SlateText } from '../slate.tsx';
import { t } from '../t.ts';
import { Countdown } from './countdown.tsx';
import styles from './waiting-slate.module.css';

/** A date that does not wrap. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0').replace('(', '\u2060(');

/** Before the ceremony: the time left and the schedule, or, after a delay, a text that promises no time. */
export function WaitingSlate({ facts }: { readonly facts: PlayerFacts }) {
  const { startsAt } = useAttendance();
  const nowMs = useNow(10_000);
  if (facts.isDelayed) {
    return (
      <Slate kick={t('slate.notice')} title={t('slate.delayed')}>
        <SlateText text={t('slate.delayed.text')} />
        <p className={styles.quiet}>{t('slate.updated', { time: timeText(nowMs) })}</p>
      </Slate>
    );
  }
  const isSoon = nowMs >= startsAt;
  return (
    <Slate
      kick={isSoon ? undefined : t('slate.until')}
      title={isSoon ? t('slate.soon') : <Countdown untilMs={startsAt} />}
    >
      <p className={styles.date}>{t('slate.scheduled', { date: unbroken(facts.formatedEventDate) })}</p>
      {isOutsideJapan(startsAt) && (
        <p className={styles.quiet}>{t('slate.own', { date: unbroken(ownDateTimeText(startsAt)) })}</p>
      )}
      <p className={styles.auto}>{t(startsAt - nowMs > NEAR_MS ? 'slate.far' : 'slate.auto')}</p>
    </Slate>
  );
}
