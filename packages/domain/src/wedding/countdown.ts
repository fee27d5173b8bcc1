import { HOUR_MS, type Instant, MINUTE_MS } from '../kernel/instant.ts';
import { daysUntil } from '../kernel/jst.ts';

/** The time left until a ceremony, in the most useful unit. */
export interface TimeLeft {
  readonly unit: 'day' | 'hour' | 'minute';
  readonly n: number;
  /** It is the day of the ceremony in Japan. */
  readonly isToday: boolean;
}

/**
 * The time left until a ceremony: calendar days in Japan, hours on the day itself, minutes in the last hour (the last
 * one counts as one). Undefined once it has started.
 */
export function timeLeftUntil(startsAt: Instant, now: Instant): TimeLeft | undefined {
  const leftMs = startsAt - now;
  if (leftMs <= 0) return undefined;
  const days = daysUntil(startsAt, now);
  if (days > 0) return { unit: 'day', n: days, isToday: false };
  const hours = Math.floor(leftMs / HOUR_MS);
  if (hours > 0) return { unit: 'hour', n: hours, isToday: true };
  return { unit: 'minute', n: Math.max(1, Math.floor(leftMs / MINUTE_MS)), isToday: true };
}
