import type { Language } from '@kotohogi/contract/texts/texts';
import type { Instant } from '@kotohogi/domain/kernel/instant';

const JAPAN = 'Asia/Tokyo';

type Part = 'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute';

/** The parts of a moment in a time zone, with names of months and weekdays where the language uses them. */
function partsOf(at: Instant, language: Language, timeZone: string): (part: Part) => string {
  const parts = new Intl.DateTimeFormat(language === 'ja' ? 'ja-JP' : 'en-US', {
    year: 'numeric',
    month: language === 'ja' ? 'numeric' : 'long',
    day: 'numeric',
    weekday: language === 'ja' ? 'short' : 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(at);
  return wanted => parts.find(({ type }) => type === wanted)?.value ?? '';
}

function dayIn(at: Instant, language: Language, timeZone: string): string {
  const part = partsOf(at, language, timeZone);
  return language === 'ja'
    ? `${part('year')}年${part('month')}月${part('day')}日（${part('weekday')}）`
    : `${part('weekday')}, ${part('month')} ${part('day')}, ${part('year')}`;
}

function momentIn(at: Instant, language: Language, timeZone: string): string {
  const part = partsOf(at, language, timeZone);
  const clock = `${part('hour')}:${part('minute')}`;
  return `${dayIn(at, language, timeZone)}${language === 'ja' ? '' : ', '}${clock}`;
}

/** A day in Japan, spelled out: 2026年12月24日（木） / Thursday, December 24, 2026. The product's English is en-US. */
export function dayText(at: Instant, language: Language): string {
  return dayIn(at, language, JAPAN);
}

/** The same without the year, for a day in the near future: 12月24日（木） / Thursday, December 24. */
export function nearDayText(at: Instant, language: Language): string {
  return dayText(at, language).replace(/^\d+年|, \d{4}$/, '');
}

/** A moment in Japan, spelled out, with its time zone: 2026年12月24日（木）13:00（日本時間）. */
export function momentText(at: Instant, language: Language): string {
  return `${momentIn(at, language, JAPAN)}${language === 'ja' ? '（日本時間）' : ' (Japan time)'}`;
}

/**
 * A moment in Japan time and, on its own line, in the reader's time zone if that differs. `timeZone`: IANA name; empty
 * = Japan.
 */
export function momentFor(at: Instant, language: Language, timeZone: string): string {
  const home = momentText(at, language);
  if (timeZone === '' || momentIn(at, language, timeZone) === momentIn(at, language, JAPAN)) return home;
  const away = momentIn(at, language, timeZone);
  return `${home}\n${language === 'ja' ? `${away}（お住まいの地域の時刻）` : `${away} (your time)`}`;
}
