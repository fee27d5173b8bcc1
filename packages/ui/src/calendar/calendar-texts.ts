import { useMemo } from 'react';
import { useKit } from '../kit/kit-context.ts';
import type { KitLocale } from '../messages.ts';

/** How the calendar writes and announces dates in the reader's language. */
export interface CalendarTexts {
  /** `2026年11月`, `November 2026`. */
  readonly monthLabel: (year: number, month: number) => string;
  readonly year: (year: number) => string;
  readonly month: (month: number) => string;
  readonly shortMonth: (month: number) => string;
  /** `2026年11月`, `Nov 2026`. */
  readonly shortMonthLabel: (year: number, month: number) => string;
  readonly shortWeekday: (weekday: number) => string;
  readonly longWeekday: (weekday: number) => string;
  /** The full date with its weekday. */
  readonly fullDate: (date: string) => string;
  readonly dayOfMonth: (date: string) => string;
  /** Joins several phrases for a screen reader. */
  readonly join: (parts: readonly string[]) => string;
  /** The order of year and month in the label. */
  readonly labelOrder: readonly ('year' | 'month')[];
}

/** A Sunday, as the base of weekday names. */
const A_SUNDAY = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;

function utc(year: number, month: number, day = 1): Date {
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

function textsIn(locale: KitLocale): CalendarTexts {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' });
    return (date: Date): string => formatter.format(date);
  };
  const label = format({ year: 'numeric', month: 'long' });
  const year = format({ year: 'numeric' });
  const month = format({ month: 'long' });
  const shortMonth = format({ month: 'short' });
  const shortLabel = format({ year: 'numeric', month: 'short' });
  const shortWeekday = format({ weekday: 'short' });
  const longWeekday = format({ weekday: 'long' });
  const full = format({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' });
  const day = format({ day: 'numeric' });
  return {
    monthLabel: (y, m) => label(utc(y, m)),
    year: y => year(utc(y, 1)),
    month: m => month(utc(2026, m)),
    shortMonth: m => shortMonth(utc(2026, m)),
    shortMonthLabel: (y, m) => shortLabel(utc(y, m)),
    shortWeekday: weekday => shortWeekday(new Date(A_SUNDAY + weekday * DAY_MS)),
    longWeekday: weekday => longWeekday(new Date(A_SUNDAY + weekday * DAY_MS)),
    fullDate: date => full(new Date(`${date}T00:00:00Z`)),
    dayOfMonth: date => day(new Date(`${date}T00:00:00Z`)),
    join: parts => parts.join(locale === 'ja' ? '、' : ', '),
    labelOrder: locale === 'ja' ? ['year', 'month'] : ['month', 'year'],
  };
}

/** Dates in the language of the nearest `KitProvider`. */
export function useCalendarTexts(): CalendarTexts {
  const { locale } = useKit();
  return useMemo(() => textsIn(locale), [locale]);
}
