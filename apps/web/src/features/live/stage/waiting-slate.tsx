import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { useNow } from '../../../shell/clock/use-now.ts';
import { isOutsideJapan, ownDateTimeText, timeText } from '../../../shell/formats.ts';
import { useAttendance } from '../../attendant/index.ts';
import { say } from '../say.ts';
import { NEAR_MS } from '../schedule.ts';
import { Slate, Words } from '../slate.tsx';
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
      <Slate kick={say('slate.notice')} title={say('slate.delayed')}>
        <Words text={say('slate.delayed.words')} />
        <p className={styles.quiet}>{say('slate.updated', { time: timeText(nowMs) })}</p>
      </Slate>
    );
  }
  const isSoon = nowMs >= startsAt;
  return (
    <Slate
      kick={isSoon ? undefined : say('slate.until')}
      title={isSoon ? say('slate.soon') : <Countdown untilMs={startsAt} />}
    >
      <p className={styles.date}>{say('slate.scheduled', { date: unbroken(facts.formatedEventDate) })}</p>
      {isOutsideJapan(startsAt) && (
        <p className={styles.quiet}>{say('slate.own', { date: unbroken(ownDateTimeText(startsAt)) })}</p>
      )}
      <p className={styles.auto}>{say(startsAt - nowMs > NEAR_MS ? 'slate.far' : 'slate.auto')}</p>
    </Slate>
  );
}
