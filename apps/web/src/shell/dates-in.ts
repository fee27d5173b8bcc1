import type { Locale } from '@kotohogi/contract/texts/texts';

/** The time zone of every ceremony. */
export const TOKYO = 'Asia/Tokyo';

/** Keeps a date on one line including its weekday: 2026年11月21日(土) does not break before the bracket. */
const joined = (text: string) => text.replace('(', '\u2060(');

/** Formats dates in Japan time, in a language. No line breaks before the weekday. */
export const formatterIn = (locale: Locale, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: TOKYO, ...options });
  return { format: (ms: number): string => joined(format.format(ms)) };
};

export const LONG_DATE = { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' } as const;
/**
 * A short day with its month. English uses a month name: readers disagree on whether 12/10 is in December or October.
 */
export const shortDay = (locale: Locale) =>
  ({ month: locale === 'ja' ? 'numeric' : 'short', day: 'numeric', weekday: 'short' }) as const;
/** h23 instead of hour12: false, which prints 24:00 at midnight in English. */
export const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Date and time in the reader's time zone. */
export function ownMoment(ms: number, locale: Locale): string {
  const options = { ...shortDay(locale), ...CLOCK, timeZone: undefined, timeZoneName: 'short' } as const;
  return formatterIn(locale, options).format(ms);
}

/** Date formats for content in another language than the page: an invitation is written in both. */
export function datesIn(locale: Locale) {
  const long = formatterIn(locale, LONG_DATE);
  const short = formatterIn(locale, shortDay(locale));
  const anniversary = formatterIn(locale, { month: 'long', day: 'numeric' });
  return {
    /** 5月3日 / May 3: an annual date. */
    monthDayText: (ms: number): string => anniversary.format(ms),
    dateText: (ms: number): string => long.format(ms),
    shortDateText: (ms: number): string => short.format(ms),
    ownDateTimeText: (ms: number): string => ownMoment(ms, locale),
  };
}
