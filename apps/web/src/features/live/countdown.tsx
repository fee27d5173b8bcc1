import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { useNow } from '../../shell/clock/use-now.ts';
import styles from './countdown.module.css';
import { say } from './say.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

type Part = readonly [value: number, unit: 'days' | 'hours' | 'minutes' | 'seconds'];

/** The two largest parts of what is left: 3 days, 2 h 5 m, 18 m 24 s. */
function partsOf(leftMs: number): readonly Part[] {
  if (leftMs >= DAY_MS) return [[Math.floor(leftMs / DAY_MS), 'days']];
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

/** What is left in words that change once a minute at most. */
function spoken(leftMs: number): string {
  const [days, hours, minutes] = [leftMs / DAY_MS, leftMs / HOUR_MS, leftMs / MINUTE_MS].map(Math.floor);
  if (days !== undefined && days > 0) return say('count.said.days', { days });
  if (hours !== undefined && hours > 0) return say('count.said.hours', { hours, minutes: (minutes ?? 0) % 60 });
  return say('count.said.minutes', { minutes: minutes ?? 0 });
}

/** How long it is until a moment. The clock ticks by text, not by motion. */
export function Countdown({ untilMs }: { readonly untilMs: number }) {
  const nowMs = useNow(1_000);
  const leftMs = Math.max(0, untilMs - nowMs);
  return (
    <div className={styles.countdown} role="timer">
      <VisuallyHidden>{spoken(leftMs)}</VisuallyHidden>
      <span aria-hidden="true">
        {partsOf(leftMs).map(([value, unit]) => (
          <span key={unit} className={styles.part}>
            {unit === 'seconds' || (unit === 'minutes' && leftMs >= HOUR_MS) ? String(value).padStart(2, '0') : value}
            <small>{say(`count.${unit}`, { n: value })}</small>
          </span>
        ))}
      </span>
    </div>
  );
}
