import { fill } from '@kotohogi/contract/texts/fill';
import type { Language } from '@kotohogi/contract/texts/texts';
import { instant } from '@kotohogi/domain/kernel/instant';
import { type TimeLeft, timeLeftUntil } from '@kotohogi/domain/wedding/countdown';
import { useNow } from '../../../shell/clock/use-now.ts';
import styles from './card-countdown.module.css';
import { insideTextIn } from './card-inside-texts.ts';

const MINUTE_MS = 60_000;

/** Formats a duration in the given language: 28 日 / 28 days, 1 day. */
const lengthText = ({ unit, n }: TimeLeft, language: Language) =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(n);

/** The time until the ceremony: days of Japan's calendar, then hours, then minutes; empty once it has started. */
export function CardCountdown({ startsAt, language }: { readonly startsAt: number; readonly language: Language }) {
  const nowMs = useNow(MINUTE_MS);
  const left = timeLeftUntil(instant(startsAt), instant(nowMs));
  if (left === undefined) return null;
  const t = insideTextIn(language);
  return (
    <p className={styles.countdown}>
      {t('left')} {left.isToday && <span className={styles.today}>{t('today')}</span>}
      <b>{fill(t('leftFor'), { length: lengthText(left, language) })}</b>
    </p>
  );
}
