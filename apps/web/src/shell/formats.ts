import type { Locale } from '@kotohogi/contract/texts/texts';
import { currentLocale } from './i18n/locale.ts';

const TOKYO = 'Asia/Tokyo';
const guestZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Writes dates as they are in Japan, in a language. */
export const formatter = (options: Intl.DateTimeFormatOptions, locale: Locale = currentLocale()) =>
  new Intl.DateTimeFormat(locale, { timeZone: TOKYO, ...options });

const LONG_DATE = { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' } as const;
/** A day with its month in few signs. In English it is a word: 12/10 is in December to some readers and in October to others. */
export const shortDay = (locale: Locale) =>
  ({ month: locale === 'ja' ? 'numeric' : 'short', day: 'numeric', weekday: 'short' }) as const;
/** h23, not hour12: false, which says 24:00 at midnight in English. */
export const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const longDate = formatter(LONG_DATE);
const shortDate = formatter(shortDay(currentLocale()));
const clock = formatter(CLOCK);
// As each language joins a day and a time: Japanese by a space, English by "at" or a comma.
const longMoment = formatter({ ...LONG_DATE, ...CLOCK });
const shortMoment = formatter({ ...shortDay(currentLocale()), ...CLOCK });
const money = new Intl.NumberFormat('ja-JP');

/** 2026年11月21日(土) / Sat, November 21, 2026: a date in Japan. */
export const dateText = (ms: number): string => longDate.format(ms);

/** 11/21(土) / Sat, Nov 21: a date in Japan where the year is clear. */
export const shortDateText = (ms: number): string => shortDate.format(ms);

/** 13:00: a time in Japan. */
export const timeText = (ms: number): string => clock.format(ms);

/** 2026年11月21日(土) 13:00 / Sat, November 21, 2026 at 13:00, in Japan. */
export const dateTimeText = (ms: number): string => longMoment.format(ms);

/** 11/21(土) 13:00 / Sat, Nov 21, 13:00, in Japan where the year is clear. */
export const shortDateTimeText = (ms: number): string => shortMoment.format(ms);

/** Whether the reader's clock differs from Japan's at that moment: then both times are shown (decision 112). */
export function isOutsideJapan(ms: number): boolean {
  const parts = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(ms);
  return parts(guestZone()) !== parts(TOKYO);
}

/** Date and time where the reader is. */
export function ownDateTimeText(ms: number, locale: Locale = currentLocale()): string {
  const options = { ...shortDay(locale), ...CLOCK, timeZone: undefined, timeZoneName: 'short' } as const;
  return formatter(options, locale).format(ms);
}

/** The dates of something that is shown in another language than the page: an invitation is written in both. */
export function datesIn(locale: Locale) {
  const long = formatter(LONG_DATE, locale);
  const short = formatter(shortDay(locale), locale);
  const anniversary = formatter({ month: 'long', day: 'numeric' }, locale);
  return {
    /** 5月3日 / May 3: a day of every year. */
    monthDayText: (ms: number): string => anniversary.format(ms),
    dateText: (ms: number): string => long.format(ms),
    shortDateText: (ms: number): string => short.format(ms),
    ownDateTimeText: (ms: number): string => ownDateTimeText(ms, locale),
  };
}

/** 1,234,567 without its unit. */
export const numberText = (value: number): string => money.format(value);

/** ¥1,234,567 */
export const yenText = (amountYen: number): string => `¥${money.format(amountYen)}`;

/** A telephone number that no line ever breaks. */
export const phoneText = (phone: string): string => phone.replaceAll('-', '\u2011');
