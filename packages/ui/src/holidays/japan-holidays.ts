import japanese from '@holiday-jp/holiday_jp/lib/holidays.js';
import type { KitLocale } from '../messages.ts';

const HOLIDAYS: Readonly<Record<string, { readonly name: string; readonly name_en: string }>> = japanese;

/** The name of a day, `yyyy-MM-dd`, if it is a public holiday in Japan; known from 1970 to 2050. */
export function holidayName(day: string, locale: KitLocale): string | undefined {
  const holiday = HOLIDAYS[day];
  return locale === 'ja' ? holiday?.name : holiday?.name_en;
}

/** Whether a day, `yyyy-MM-dd`, is a public holiday in Japan. A Sunday as such is not. */
export const isHoliday = (day: string): boolean => HOLIDAYS[day] !== undefined;
