import type { ICalCalendar } from 'ical-generator';

/** A calendar as text. Every line ends with CRLF (RFC 5545 §3.1); the library leaves out the last one. */
export const calendarText = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;
