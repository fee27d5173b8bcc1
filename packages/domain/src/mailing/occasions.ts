import type { Answer } from '../attendant/types.ts';
import { after, DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../kernel/instant.ts';
import { closesAt } from '../wedding/calendar.ts';
import type { MailChoice } from './choices.ts';

/**
 * What guests are mailed about by schedule or by stream event, in the order of a wedding's life (mails 15–20:
 * docs/product/mailing.md#occasions).
 */
export const OCCASIONS = [
  'week-before',
  'day-before',
  'hour-before',
  'delayed',
  'live-started',
  'emergency',
  'archive-open',
  'archive-expiring',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** The status of a wedding and its stream. */
export interface OccasionFacts {
  readonly startsAt: Instant;
  readonly now: Instant;
  /** Not postponed, canceled or cleaned, and its invitation is published. */
  readonly isOn: boolean;
  readonly isDelayed: boolean;
  readonly publishedAt: Instant | null;
  readonly isStreaming: boolean;
  readonly isStopped: boolean;
  readonly archivedAt: Instant | null;
}

/** Long enough for guests who are already on their way to the page to arrive. */
const LATECOMER_MS = 2 * MINUTE_MS;

/** Whether `now` is within the time in which a mail still makes sense: from the first moment to before the last. */
function isWithin(now: Instant, fromMs: number, toMs: number): boolean {
  return now >= fromMs && now < toMs;
}

/** The mails that are due now. Each stays due for a while, so that none is lost to a night or a stopped server. */
export function dueOccasions(facts: OccasionFacts): readonly Occasion[] {
  const { startsAt, now, isOn, isDelayed, publishedAt, isStreaming, isStopped, archivedAt } = facts;
  if (!isOn) return [];
  const closes = closesAt(startsAt);
  const due: Readonly<Record<Occasion, boolean>> = {
    'week-before': isWithin(now, startsAt - 7 * DAY_MS, startsAt - 6 * DAY_MS),
    'day-before': isWithin(now, startsAt - DAY_MS, startsAt - 12 * HOUR_MS),
    'hour-before': isWithin(now, startsAt - HOUR_MS, startsAt - 10 * MINUTE_MS),
    delayed: isDelayed && publishedAt === null && isWithin(now, startsAt - HOUR_MS, startsAt + 3 * HOUR_MS),
    'live-started':
      isStreaming && publishedAt !== null && isWithin(now, publishedAt + LATECOMER_MS, publishedAt + 20 * MINUTE_MS),
    emergency: isStopped && isWithin(now, startsAt - HOUR_MS, startsAt + 6 * HOUR_MS),
    'archive-open': archivedAt !== null && isWithin(now, archivedAt, after(closes, -2 * DAY_MS)),
    'archive-expiring': archivedAt !== null && isWithin(now, closes - 36 * HOUR_MS, closes - 3 * HOUR_MS),
  };
  return OCCASIONS.filter(occasion => due[occasion]);
}

/**
 * When the couple is notified that their recording closes: from ten in the morning (in Japan) of the day before its
 * last day until three hours before it closes, so that a server that was down still notifies them. Returns which day
 * the last one is; undefined = not now.
 */
export function closingNotice({
  startsAt,
  now,
}: Pick<OccasionFacts, 'startsAt' | 'now'>): 'today' | 'tomorrow' | undefined {
  const closes = closesAt(startsAt);
  if (!isWithin(now, closes - 38 * HOUR_MS, closes - 3 * HOUR_MS)) return undefined;
  return now < closes - DAY_MS ? 'tomorrow' : 'today';
}

/** The facts about a guest that decide which mails they get. */
export interface Reader {
  readonly answer: Answer;
  readonly answeredAt: Instant;
  readonly hasWatchedLive: boolean;
  readonly hasWatchedArchive: boolean;
  /** IANA name; empty = Japan. */
  readonly timeZone: string;
}

/** Guests who replied within this time have just received that mail; another one would be redundant. */
const JUST_ANSWERED_MS = 12 * HOUR_MS;

/** Whether an occasion concerns a guest. */
export function appliesTo(occasion: Occasion, reader: Reader, now: Instant): boolean {
  if (reader.answer === 'absence') return false;
  const isLive = reader.answer === 'attendance';
  switch (occasion) {
    case 'week-before':
    case 'day-before':
      return isLive && now - reader.answeredAt >= JUST_ANSWERED_MS;
    case 'hour-before':
      return isLive && now - reader.answeredAt >= HOUR_MS;
    case 'delayed':
    case 'emergency':
      return isLive;
    case 'live-started':
      return isLive && !reader.hasWatchedLive;
    case 'archive-open':
      return !reader.hasWatchedArchive;
    case 'archive-expiring':
      return !reader.hasWatchedArchive && !reader.hasWatchedLive;
  }
}

/** Mails that do not wait for the morning because they are about the current hour. */
const URGENT: readonly Occasion[] = ['hour-before', 'delayed', 'live-started', 'emergency'];
const QUIET_FROM = 21;
const QUIET_TO = 8;

/** The hour of day, 0–23, in the guest's time zone. */
function localHour(at: Instant, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZone || 'Asia/Tokyo',
  });
  return Number(format.format(at));
}

/** The time zone of a reader whose zone is unknown: empty = Japan. */
export const IN_JAPAN = '';

/** Whether it is between 21:00 and 8:00 for a reader; only urgent mails are sent then. */
export function isNight(timeZone: string, now: Instant): boolean {
  const hour = localHour(now, timeZone);
  return hour >= QUIET_FROM || hour < QUIET_TO;
}

/** Whether a mail has to wait for the morning; urgent ones do not. */
export function mustWaitForMorning(occasion: Occasion, timeZone: string, now: Instant): boolean {
  return !URGENT.includes(occasion) && isNight(timeZone, now);
}

/** The choice that turns an occasion off; mails about the running ceremony are always sent. */
export function choiceOf(occasion: Occasion): MailChoice | undefined {
  switch (occasion) {
    case 'week-before':
    case 'day-before':
    case 'hour-before':
      return 'reminder';
    case 'live-started':
    case 'archive-open':
    case 'archive-expiring':
      return occasion;
    case 'delayed':
    case 'emergency':
      return undefined;
  }
}
