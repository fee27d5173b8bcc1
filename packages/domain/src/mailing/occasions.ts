import type { Answer } from '../attendant/types.ts';
import { after, DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '../kernel/instant.ts';
import { closesAt } from '../wedding/calendar.ts';
import type { MailChoice } from './choices.ts';

/** What guests are written to about by the clock or the stream, in the order of a wedding's life (decision 91: 15–20). */
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

/** Where a wedding and its stream stand. */
export interface Standing {
  readonly startsAt: Instant;
  readonly now: Instant;
  /** Not postponed, cancelled or cleaned, and its invitation is published. */
  readonly isOn: boolean;
  readonly isDelayed: boolean;
  readonly publishedAt: Instant | null;
  readonly isStreaming: boolean;
  readonly isStopped: boolean;
  readonly archivedAt: Instant | null;
}

/** Long enough for those who are on their way to the page to be there. */
const LATECOMER_MS = 2 * MINUTE_MS;

/** A span of time, from the first moment to before the last, in which a mail still makes sense. */
function isWithin(now: Instant, fromMs: number, toMs: number): boolean {
  return now >= fromMs && now < toMs;
}

/** Which mails are due now. Each stays due for a while, so that a night or a stopped server loses none. */
export function dueOccasions(standing: Standing): readonly Occasion[] {
  const { startsAt, now, isOn, isDelayed, publishedAt, isStreaming, isStopped, archivedAt } = standing;
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
 * When the couple is told that their recording closes: from ten in the morning (in Japan) of the day before its last one until three
 * hours before it closes, so that a server that was away tells them later. Says which day the last one is then; undefined = not now.
 */
export function closingNotice({ startsAt, now }: Pick<Standing, 'startsAt' | 'now'>): 'today' | 'tomorrow' | undefined {
  const closes = closesAt(startsAt);
  if (!isWithin(now, closes - 38 * HOUR_MS, closes - 3 * HOUR_MS)) return undefined;
  return now < closes - DAY_MS ? 'tomorrow' : 'today';
}

/** A guest, as far as it decides what is written to him. */
export interface Reader {
  readonly answer: Answer;
  readonly answeredAt: Instant;
  readonly hasWatchedLive: boolean;
  readonly hasWatchedArchive: boolean;
  /** IANA name; empty = Japan. */
  readonly timeZone: string;
}

/** Who has just answered has got that mail: the same again within this time would be one too many. */
const JUST_ANSWERED_MS = 12 * HOUR_MS;

/** Whether an occasion concerns a guest at all. */
export function concerns(occasion: Occasion, reader: Reader, now: Instant): boolean {
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

/** Mails that do not wait for the morning: they are about the very hour. */
const URGENT: readonly Occasion[] = ['hour-before', 'delayed', 'live-started', 'emergency'];
const QUIET_FROM = 21;
const QUIET_TO = 8;

/** The hour of day, 0–23, where a guest is. */
function localHour(at: Instant, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZone || 'Asia/Tokyo',
  });
  return Number(format.format(at));
}

/** The zone of a reader of whom nothing else is known: empty = Japan. */
export const IN_JAPAN = '';

/** Whether it is between 21:00 and 8:00 where a reader is: nobody is written to then without need. */
export function isNight(timeZone: string, now: Instant): boolean {
  const hour = localHour(now, timeZone);
  return hour >= QUIET_FROM || hour < QUIET_TO;
}

/** Whether a mail has to wait for the morning: only what is urgent does not. */
export function isQuiet(occasion: Occasion, timeZone: string, now: Instant): boolean {
  return !URGENT.includes(occasion) && isNight(timeZone, now);
}

/** The choice under which an occasion can be done without; what is about the running ceremony always comes. */
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
