import type { Language } from '@kotohogi/contract/texts/texts';
import { after, HOUR_MS, type Instant } from '@kotohogi/domain/kernel/instant';
import { jstOf } from '@kotohogi/domain/kernel/jst';
import type { MailAttachment } from '@kotohogi/ports/mailer';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, type ICalLuxonDateTimeStub } from 'ical-generator';
import { calendarText } from '../../platform/files/calendar-text.ts';

export interface CalendarFacts {
  /** The same for every version of one guest's entry: a later one replaces the earlier one. */
  readonly uid: string;
  /** Incremented with every version (RFC 5545 §3.8.7.4). */
  readonly sequence: number;
  /** The guest no longer watches live, so the entry is canceled. */
  readonly isCancelled: boolean;
  readonly startsAt: Instant;
  readonly now: Instant;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
}

const ZONE = 'Asia/Tokyo';
/** The length of a ceremony is unknown; an hour blocks enough of the guest's time. */
const LENGTH_MS = HOUR_MS;
/** How long before the start the alarm goes off, in seconds: time to prepare and test the sound. */
const ALARM_SECONDS = 30 * 60;

/** Japan has had one offset and no daylight saving time since 1951 (RFC 5545 §3.6.5). */
const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19510101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

const two = (n: number) => String(n).padStart(2, '0');

/**
 * A moment in the generator's format: wall-clock time in Japan where the entry uses its zone, UTC elsewhere. A plain
 * Date would be read in the time zone of the machine.
 */
function moment(at: Instant, isLocal = false): ICalLuxonDateTimeStub {
  const date = new Date(at);
  const { year, month, day, hour, minute, second } = isLocal
    ? jstOf(at)
    : {
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hour: date.getUTCHours(),
        minute: date.getUTCMinutes(),
        second: date.getUTCSeconds(),
      };
  const texts: Readonly<Record<string, string>> = {
    yyyyLLdd: `${year}${two(month)}${two(day)}`,
    HHmmss: `${two(hour)}${two(minute)}${two(second)}`,
  };
  return {
    isValid: true,
    zone: { type: 'iana' },
    setZone: zone => moment(at, zone === ZONE),
    toFormat: format => texts[format.replace(/'[^']*'/g, '')] ?? '',
    toJSDate: () => date,
    toJSON: () => date.toISOString(),
  };
}

/** The ceremony as a calendar entry, to attach to a mail. */
export function calendarEntry(facts: CalendarFacts): MailAttachment {
  const calendar = ical({
    prodId: { company: 'Kotohogi', product: 'Kotohogi', language: facts.language === 'ja' ? 'JA' : 'EN' },
    method: facts.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: () => VTIMEZONE },
  });
  const event = calendar.createEvent({
    id: facts.uid,
    sequence: facts.sequence,
    stamp: moment(facts.now),
    start: moment(facts.startsAt),
    end: moment(after(facts.startsAt, LENGTH_MS)),
    timezone: ZONE,
    summary: facts.title,
    description: facts.description,
    location: facts.location,
    url: facts.url,
    status: facts.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!facts.isCancelled) {
    event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS, description: facts.title });
  }
  const method = facts.isCancelled ? 'CANCEL' : 'PUBLISH';
  return {
    fileName: 'ceremony.ics',
    mediaType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarText(calendar),
  };
}
