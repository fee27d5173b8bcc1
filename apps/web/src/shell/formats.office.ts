import { CLOCK, shortDay } from './dates-in.ts';
import { formatter } from './formats.ts';
import { currentLanguage, currentLocale } from './i18n/locale.ts';

// Separate from the other formats: guest pages do not need these, and every byte counts there.

const columnDate = formatter({
  ...shortDay(currentLocale()),
  year: 'numeric',
  ...(currentLocale() === 'ja' && ({ month: '2-digit', day: '2-digit' } as const)),
});
const tickingClock = formatter({ ...CLOCK, second: '2-digit' });
const weekday = formatter({ weekday: 'short' });

/** 2026/11/21(土) / Sat, Nov 21, 2026: a date in Japan of constant length, for columns. */
export const yearDateText = (ms: number): string => columnDate.format(ms);

/** 13:00:08: the time in Japan, to the second. */
export const clockText = (ms: number): string => tickingClock.format(ms);

const month = formatter({ year: 'numeric', month: 'long' });

/** 2026年11月 / November 2026: a month in Japan. */
export const monthText = (ms: number): string => month.format(ms);

const shortMonth = formatter({ year: 'numeric', month: 'short' });

/** 2026年11月 / Nov 2026: a month in Japan, for columns and charts. */
export const shortMonthText = (ms: number): string => shortMonth.format(ms);

/** 土 / Sat: the day of the week in Japan. */
export const weekdayText = (ms: number): string => weekday.format(ms);

/** （0001） / (0001), with its space: a note after the text it explains. */
export const noteText = (note: string): string => (currentLanguage() === 'ja' ? `（${note}）` : ` (${note})`);

/** Separators: between entries of a list, facts on one line. */
const JOINTS = {
  ja: { list: '・', facts: '　' },
  en: { list: ', ', facts: ' · ' },
} as const;

/** えび・かに / shrimp, crab: parts joined on one line as usual in the language; empty ones are omitted. */
export const joinedText = (kind: keyof typeof JOINTS.ja, parts: readonly string[]): string =>
  parts.filter(part => part !== '').join(JOINTS[currentLanguage()][kind]);
