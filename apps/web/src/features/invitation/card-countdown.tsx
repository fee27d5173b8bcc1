import { fill } from '@kotohogi/contract/texts/fill';
import type { Language } from '@kotohogi/contract/texts/texts';
import { instant } from '@kotohogi/domain/kernel/instant';
import { leftUntil } from '@kotohogi/domain/wedding/countdown';
import { useNow } from '../../shell/clock/use-now.ts';
import styles from './card-countdown.module.css';
import { wordsIn } from './card-words.ts';

const MINUTE_MS = 60_000;
const WORD = { days: 'leftDays', hours: 'leftHours', minutes: 'leftMinutes' } as const;

/** How long it is until the ceremony: days of Japan's calendar, then hours, then minutes; nothing once it has begun. */
export function CardCountdown({ startsAt, language }: { readonly startsAt: number; readonly language: Language }) {
  const nowMs = useNow(MINUTE_MS);
  const left = leftUntil(instant(startsAt), instant(nowMs));
  if (left === undefined) return null;
  const say = wordsIn(language);
  return (
    <p className={styles.countdown}>
      {say('left')} {left.isToday && <span className={styles.today}>{say('today')}</span>}
      <b>{fill(say(WORD[left.unit]), { n: left.n })}</b>
    </p>
  );
}
