import { instant } from '@kotohogi/domain/kernel/instant';
import { daysUntil } from '@kotohogi/domain/kernel/jst';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { useNow } from '../../../shell/clock/use-now.ts';
import { t } from '../t.ts';
import styles from './countdown.module.css';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

type Part = readonly [value: number, unit: 'days' | 'hours' | 'minutes' | 'seconds'];

/** Days as the invitation counts them; on the day itself the two largest units of the time left: 2 h 5 m, 18 m 24 s. */
function partsOf(days: number, leftMs: number): readonly Part[] {
  if (days > 0) return [[days, 'days']];
  const minutes = Math.floor((leftMs % HOUR_MS) / MINUTE_MS);
  if (leftMs >= HOUR_MS) {
    return [
      [Math.floor(leftMs / HOUR_MS), 'hours'],
      [minutes, 'minutes'],
    ];
  }
  return [
    [minutes, 'minutes'],
    [Math.floor((leftMs % MINUTE_MS) / 1000), 'seconds'],
  ];
}

/** The time left as text for screen readers; it changes at most once a minute. */
function spoken(days: number, leftMs: number): string {
  if (days > 0) return t('count.said.days', { days });
  const [hours, minutes] = [Math.floor(leftMs / HOUR_MS), Math.floor((leftMs % HOUR_MS) / MINUTE_MS)];
  return hours > 0 ? t('count.said.hours', { hours, minutes }) : t('count.said.minutes', { minutes });
}

/** The time until the ceremony. Only the text changes, without animation. */
export function Countdown({ untilMs }: { readonly untilMs: number }) {
  const nowMs = useNow(1_000);
  const leftMs = Math.max(0, untilMs - nowMs);
  const days = daysUntil(instant(untilMs), instant(nowMs));
  return (
    <div className={styles.countdown} role="timer">
      <VisuallyHidden>{spoken(days, leftMs)}</VisuallyHidden>
      <span aria-hidden="true">
        {partsOf(days, leftMs).map(([value, unit]) => (
          <span key={unit} className={styles.part}>
            {unit === 'seconds' || (unit === 'minutes' && leftMs >= HOUR_MS) ? String(value).padStart(2, '0') : value}
            <small>{t(`count.${unit}`, { n: value })}</small>
          </span>
        ))}
      </span>
    </div>
  );
}
