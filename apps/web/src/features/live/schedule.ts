import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { atJst, dateOf } from '@kotohogi/domain/kernel/jst';

/** Guests start to arrive this long before the ceremony: they check their sound and see who else is there. */
export const NEAR_MS = 3 * 3_600_000;

/** A part of the day and its start time. */
export interface ScheduleItem {
  readonly label: string;
  readonly at: Instant;
}

/** The parts of the day in order; their times are on the day of the ceremony, in Japan. */
export function scheduleOf(
  startTimes: readonly { readonly label: string; readonly time: string }[],
  startsAtMs: number,
): readonly ScheduleItem[] {
  const day = dateOf(instant(startsAtMs));
  return startTimes
    .map(({ label, time }) => {
      const [hour, minute] = time.split(':').map(Number);
      return { label, at: atJst(day, hour, minute) };
    })
    .sort((a, b) => a.at - b.at);
}

/** The part at a given moment, and the next one. */
export function nowAndNext(
  schedule: readonly ScheduleItem[],
  nowMs: number,
): { readonly now: ScheduleItem | undefined; readonly next: ScheduleItem | undefined } {
  return {
    now: schedule.findLast(item => item.at <= nowMs),
    next: schedule.find(item => item.at > nowMs),
  };
}
