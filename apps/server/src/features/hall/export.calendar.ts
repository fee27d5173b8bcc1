import type { Language } from '@kotohogi/contract/texts/texts';
import { calendarEnd } from '@kotohogi/domain/hall/calendar';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator';
import { calendarText } from '../../platform/files/calendar-text.ts';

export interface CalendarCeremony {
  readonly id: number;
  readonly reservationId: string;
  readonly startsAt: Instant;
  /** Incremented with every change of the wedding (RFC 5545 §3.8.7.4). */
  readonly version: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

export interface HallCalendar {
  readonly publicUrl: string;
  readonly language: Language;
  readonly hallName: string;
  readonly facilityName: string;
  /** The address of a wedding's page for staff, without its id. */
  readonly weddingsUrl: string;
  readonly ceremonies: readonly CalendarCeremony[];
}

/** How often a calendar should fetch the file again, in seconds. Google Calendar decides that by itself. */
const REFRESH_SECONDS = 3600;

const TITLE: Readonly<Record<Language, string>> = { ja: '挙式', en: 'Ceremony' };

/**
 * The ceremonies of a hall as iCalendar. All times are UTC, which every calendar shows in its reader's zone. Nothing
 * depends on the time of the request, so that the ETag changes only with the content.
 */
export function hallCalendarFile(facts: HallCalendar): string {
  const { language, hallName, facilityName } = facts;
  const calendar = ical({
    prodId: { company: 'Kotohogi', product: 'Kotohogi', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    name: `${hallName} – ${facilityName}`,
    ttl: REFRESH_SECONDS,
  });
  for (const { id, reservationId, version, ...ceremony } of facts.ceremonies) {
    calendar.createEvent({
      id: `wedding-${id}@${new URL(facts.publicUrl).hostname}`,
      sequence: version,
      stamp: new Date(ceremony.updatedAt),
      created: new Date(ceremony.createdAt),
      lastModified: new Date(ceremony.updatedAt),
      start: new Date(ceremony.startsAt),
      end: new Date(calendarEnd(ceremony.startsAt)),
      summary: `${TITLE[language]} ${reservationId}`,
      location: `${facilityName} ${hallName}`,
      url: `${facts.weddingsUrl}/${id}`,
      status: ICalEventStatus.CONFIRMED,
      busystatus: ICalEventBusyStatus.BUSY,
    });
  }
  return calendarText(calendar);
}
