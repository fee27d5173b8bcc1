import { currentLocale } from './i18n/locale.ts';

const TOKYO = 'Asia/Tokyo';
const guestZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(currentLocale(), options);

const longDate = formatter({ timeZone: TOKYO, year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' });
const shortDate = formatter({ timeZone: TOKYO, month: 'numeric', day: 'numeric', weekday: 'short' });
const clock = formatter({ timeZone: TOKYO, hour: '2-digit', minute: '2-digit', hour12: false });
const money = new Intl.NumberFormat('ja-JP');

/** 2026年11月21日(土) / Sat, November 21, 2026: a date in Japan. */
export const dateText = (ms: number): string => longDate.format(ms);

/** 11/21(土): a date in Japan where the year is clear. */
export const shortDateText = (ms: number): string => shortDate.format(ms);

/** 13:00: a time in Japan. */
export const timeText = (ms: number): string => clock.format(ms);

/** 2026年11月21日(土) 13:00, in Japan. */
export const dateTimeText = (ms: number): string => `${dateText(ms)} ${timeText(ms)}`;

/** Whether the reader's clock differs from Japan's at that moment: then both times are shown (decision 112). */
export function isOutsideJapan(ms: number): boolean {
  const parts = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(ms);
  return parts(guestZone()) !== parts(TOKYO);
}

/** Date and time where the reader is. */
export function ownDateTimeText(ms: number): string {
  const options = { month: 'numeric', day: 'numeric', weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return formatter({ ...options, hour12: false, timeZoneName: 'short' }).format(ms);
}

/** 1,234,567 without its unit. */
export const numberText = (value: number): string => money.format(value);

/** ¥1,234,567 */
export const yenText = (amountYen: number): string => `¥${money.format(amountYen)}`;
