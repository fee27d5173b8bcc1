import { type Instant, instant } from '../kernel/instant.ts';
import { addDays, atJst, dateOf, jstOf, type LocalDate } from '../kernel/jst.ts';
import type { WeddingStatus } from './types.ts';

/** Ceremonies are scheduled at least this many days ahead, unless the user holds write wedding-minDate-update. */
export const LEAD_TIME_DAYS = 21;

/**
 * Messages, gifts and the recording close at the end of the third day after the ceremony, 23:59:59 in Japan
 * (docs/product/gift.md#window).
 */
export const OPEN_DAYS_AFTER = 3;

/** The first moment messages, gifts and the recording are closed: day + 3, 24:00 in Japan. */
export function closesAt(startsAt: Instant): Instant {
  return atJst(addDays(dateOf(startsAt), OPEN_DAYS_AFTER + 1));
}

/** The last day that is shown as open: the day before `closesAt`. */
export function lastOpenDate(startsAt: Instant): LocalDate {
  return addDays(dateOf(startsAt), OPEN_DAYS_AFTER);
}

/** Whether a ceremony would start sooner than the lead time allows, counted in calendar days in Japan. */
export function isInsideLeadTime(startsAt: Instant, now: Instant): boolean {
  return dateOf(startsAt) < addDays(dateOf(now), LEAD_TIME_DAYS);
}

/**
 * Whether a ceremony starts at an hour that is probably a typing mistake (docs/product/wedding.md#dates): 00:00 to
 * 05:59.
 */
export function isUnlikelyHour(startsAt: Instant): boolean {
  return jstOf(startsAt).hour < 6;
}

/** The states of a wedding, in the order of its life cycle (docs/product/wedding.md#life-cycle). */
export const LIFE_CYCLES = [
  'preparing',
  'inviting',
  'reply-closed',
  'day',
  'archive',
  'ended',
  'postponed',
  'canceled',
  'cleaned',
] as const;
export type LifeCycle = (typeof LIFE_CYCLES)[number];

export interface LifeCycleFacts {
  readonly status: WeddingStatus;
  readonly startsAt: Instant;
  readonly isPublished: boolean;
  readonly replyDeadline: LocalDate | null;
}

/** Derives the life cycle state from what staff set and from the calendar in Japan. */
export function lifeCycle({ status, startsAt, isPublished, replyDeadline }: LifeCycleFacts, now: Instant): LifeCycle {
  if (status !== 'active') return status;
  if (now >= closesAt(startsAt)) return 'ended';
  const today = dateOf(now);
  if (today > dateOf(startsAt)) return 'archive';
  if (today === dateOf(startsAt)) return 'day';
  if (!isPublished) return 'preparing';
  return replyDeadline !== null && today > replyDeadline ? 'reply-closed' : 'inviting';
}

/** The last millisecond of a date in Japan: 23:59:59.999. */
export function endOfDate(date: LocalDate): Instant {
  return instant(atJst(addDays(date, 1)) - 1);
}
