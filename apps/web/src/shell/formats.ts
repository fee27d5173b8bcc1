import { CLOCK, formatterIn, LONG_DATE, ownMoment, shortDay, TOKYO } from './dates-in.ts';
import { currentLocale } from './i18n/locale.ts';

const guestZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats dates in Japan time, in the page's language. */
export const formatter = (options: Intl.DateTimeFormatOptions) => formatterIn(currentLocale(), options);

const longDate = formatter(LONG_DATE);
const shortDate = formatter(shortDay(currentLocale()));
const clock = formatter(CLOCK);
// Each language joins a day and a time its own way: Japanese with a space, English with "at" or a comma.
const longMoment = formatter({ ...LONG_DATE, ...CLOCK });
const shortMoment = formatter({ ...shortDay(currentLocale()), ...CLOCK });
const money = new Intl.NumberFormat('ja-JP');

/** 2026年11月21日(土) / Sat, November 21, 2026: a date in Japan. */
export const dateText = (ms: number): string => longDate.format(ms);

/** 11/21(土) / Sat, Nov 21: a date in Japan if the year is clear. */
export const shortDateText = (ms: number): string => shortDate.format(ms);

/** 13:00: a time in Japan. */
export const timeText = (ms: number): string => clock.format(ms);

/** 2026年11月21日(土) 13:00 / Sat, November 21, 2026 at 13:00, in Japan. */
export const dateTimeText = (ms: number): string => longMoment.format(ms);

/** 11/21(土) 13:00 / Sat, Nov 21, 13:00, in Japan if the year is clear. */
export const shortDateTimeText = (ms: number): string => shortMoment.format(ms);

/**
 * Whether the reader's clock differs from Japan's at that moment: both times are shown then
 * (docs/product/language.md#dates-and-times).
 */
export function isOutsideJapan(ms: number): boolean {
  const parts = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(ms);
  return parts(guestZone()) !== parts(TOKYO);
}

/** Date and time in the reader's time zone. */
export const ownDateTimeText = (ms: number): string => ownMoment(ms, currentLocale());

/** 1,234,567 without its unit. */
export const numberText = (value: number): string => money.format(value);

/** ¥1,234,567, or −¥1,234,567 */
export const yenText = (amountYen: number): string =>
  `${amountYen < 0 ? '−' : ''}¥${money.format(Math.abs(amountYen))}`;

/** −¥1,000 or +¥1,000: what an amount adds to another one. */
export const signedYenText = (amountYen: number): string => `${amountYen < 0 ? '' : '+'}${yenText(amountYen)}`;

/** A phone number without line breaks. */
export const phoneText = (phone: string): string => phone.replaceAll('-', '\u2011');
