import { CLOCK, shortDay } from './dates-in.ts';
import { formatter } from './formats.ts';
import { currentLanguage, currentLocale } from './i18n/locale.ts';

// Apart from the other formats: no guest's page needs these, and every byte of those pages counts.

const columnDate = formatter({
  ...shortDay(currentLocale()),
  year: 'numeric',
  ...(currentLocale() === 'ja' && ({ month: '2-digit', day: '2-digit' } as const)),
});
const tickingClock = formatter({ ...CLOCK, second: '2-digit' });
const weekday = formatter({ weekday: 'short' });

/** 2026/11/21(土) / Sat, Nov 21, 2026: a date in Japan as long as any other, for columns. */
export const yearDateText = (ms: number): string => columnDate.format(ms);

/** 13:00:08: the time in Japan, to the second. */
export const clockText = (ms: number): string => tickingClock.format(ms);

/** 土 / Sat: the day of the week in Japan. */
export const weekdayText = (ms: number): string => weekday.format(ms);

/** （0001） / (0001), with its space: a note behind what it explains. */
export const noteText = (note: string): string => (currentLanguage() === 'ja' ? `（${note}）` : ` (${note})`);

/** What stands between parts that are said side by side: two names, entries of a list, facts on one line. */
const JOINTS = {
  ja: { names: '・', list: '・', facts: '　' },
  en: { names: ' & ', list: ', ', facts: ' · ' },
} as const;

/** ・ / &, with its spaces: what stands between two such parts, for those who set the parts apart. */
export const jointOf = (kind: keyof typeof JOINTS.ja): string => JOINTS[currentLanguage()][kind];

/** 陽翔・結衣 / Haruto & Yui: parts on one line as the language sets them; empty ones are left out. */
export const joinedText = (kind: keyof typeof JOINTS.ja, parts: readonly string[]): string =>
  parts.filter(part => part !== '').join(jointOf(kind));
