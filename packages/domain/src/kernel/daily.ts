import { DAY_MS, type Instant, instant } from './instant.ts';
import { atJst, dateOf } from './jst.ts';

/** Work that is promised for a time of day in Japan. */
export interface Daily {
  readonly hour: number;
  readonly minute?: number;
  /** How long after its time it can still be done, where nobody was there to do it then; at most a day. */
  readonly lateMs: number;
}

/** The time for which daily work is due now: in time or late, but not so late that it would make no sense any more; else undefined. */
export function turnOf({ hour, minute = 0, lateMs }: Daily, now: Instant): Instant | undefined {
  const today = atJst(dateOf(now), hour, minute);
  const latest = today <= now ? today : instant(today - DAY_MS);
  return now < latest + lateMs ? latest : undefined;
}
