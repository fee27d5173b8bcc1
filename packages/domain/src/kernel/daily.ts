import { DAY_MS, type Instant, instant } from './instant.ts';
import { atJst, dateOf } from './jst.ts';

/** Work scheduled for a time of day in Japan. */
export interface Daily {
  readonly hour: number;
  readonly minute?: number;
  /** How late it can still be done if it was missed at its time; at most a day. */
  readonly lateMs: number;
}

/** The scheduled time that is due now, on time or late but not by more than `lateMs`; otherwise undefined. */
export function turnOf({ hour, minute = 0, lateMs }: Daily, now: Instant): Instant | undefined {
  const today = atJst(dateOf(now), hour, minute);
  const latest = today <= now ? today : instant(today - DAY_MS);
  return now < latest + lateMs ? latest : undefined;
}
