import type { Locale } from '@kotohogi/contract/texts/texts';
import { currentLocale } from './i18n/locale.ts';

const TOKYO = 'Asia/Tokyo';
const guestZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const formatter = (options: Intl.DateTimeFormatOptions, locale: Locale = currentLocale()) =>
  new Intl.DateTimeFormat(locale, options);

const LONG_DATE = { timeZone: TOKYO, year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' } as const;
const SHORT_DATE = { timeZone: TOKYO, month: 'numeric', day: 'numeric', weekday: 'short' } as const;
const longDate = formatter(LONG_DATE);
const shortDate = formatter(SHORT_DATE);
const figureDate = formatter({ timeZone: TOKYO, year: 'numeric', month: '2-digit', day: '2-digit', weekday: 'short' });
// h23, not hour12: false, which says 24:00 at midnight in English.
const clock = formatter({ timeZone: TOKYO, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const tickingClock = formatter({
  timeZone: TOKYO,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const weekday = formatter({ timeZone: TOKYO, weekday: 'short' });
const money = new Intl.NumberFormat('ja-JP');

/** 2026年11月21日(土) / Sat, November 21, 2026: a date in Japan. */
export const dateText = (ms: number): string => longDate.format(ms);

/** 11/21(土): a date in Japan where the year is clear. */
export const shortDateText = (ms: number): string => shortDate.format(ms);

/** 2026/11/21(土): a date in Japan in figures, for columns. */
export const yearDateText = (ms: number): string => figureDate.format(ms);

/** 13:00: a time in Japan. */
export const timeText = (ms: number): string => clock.format(ms);

/** 13:00:08: the time in Japan, to the second. */
export const clockText = (ms: number): string => tickingClock.format(ms);

/** 土 / Sat: the day of the week in Japan. */
export const weekdayText = (ms: number): string => weekday.format(ms);

/** 2026年11月21日(土) 13:00, in Japan. */
export const dateTimeText = (ms: number): string => `${dateText(ms)} ${timeText(ms)}`;

/** Whether the reader's clock differs from Japan's at that moment: then both times are shown (decision 112). */
export function isOutsideJapan(ms: number): boolean {
  const parts = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(ms);
  return parts(guestZone()) !== parts(TOKYO);
}

/** Date and time where the reader is. */
export function ownDateTimeText(ms: number, locale?: Locale): string {
  const options = { month: 'numeric', day: 'numeric', weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return formatter({ ...options, hourCycle: 'h23', timeZoneName: 'short' }, locale).format(ms);
}

/** The dates of something that is shown in another language than the page: an invitation is written in both. */
export function datesIn(locale: Locale) {
  const [long, short] = [formatter(LONG_DATE, locale), formatter(SHORT_DATE, locale)];
  const anniversary = formatter({ timeZone: TOKYO, month: 'long', day: 'numeric' }, locale);
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
