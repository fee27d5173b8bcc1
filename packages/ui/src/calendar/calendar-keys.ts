import { addDays, addMonths, weekdayOf, withMonth, withYear, yearOf } from './calendar-date.ts';
import { type CalendarState, LISTED_YEARS } from './calendar-machine.ts';

/** Number of columns of months and years. */
export const CHOICE_COLUMNS = 3;
/** Years per page for the keyboard: four rows. */
const PAGE_YEARS = 12;

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

const ARROWS: Readonly<Record<string, readonly [along: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function dayFor(cursor: string, { key, shiftKey }: PressedKey, weekStart: number): string | null {
  const column = (weekdayOf(cursor) - weekStart + 7) % 7;
  const arrow = ARROWS[key];
  if (arrow !== undefined) return addDays(cursor, arrow[0] + arrow[1] * 7);
  if (key === 'Home') return addDays(cursor, -column);
  if (key === 'End') return addDays(cursor, 6 - column);
  if (key === 'PageUp') return addMonths(cursor, shiftKey ? -12 : -1);
  return key === 'PageDown' ? addMonths(cursor, shiftKey ? 12 : 1) : null;
}

function monthFor(cursor: string, { key }: PressedKey): string | null {
  const arrow = ARROWS[key];
  if (arrow !== undefined) return addMonths(cursor, arrow[0] + arrow[1] * CHOICE_COLUMNS);
  if (key === 'Home') return withMonth(cursor, 1);
  if (key === 'End') return withMonth(cursor, 12);
  if (key === 'PageUp') return addMonths(cursor, -12);
  return key === 'PageDown' ? addMonths(cursor, 12) : null;
}

function yearFor({ cursor, firstYear }: CalendarState, { key }: PressedKey): string | null {
  const lastYear = firstYear + LISTED_YEARS - 1;
  const to = (year: number): string => withYear(cursor, Math.min(Math.max(year, firstYear), lastYear));
  const arrow = ARROWS[key];
  if (arrow !== undefined) return to(yearOf(cursor) + arrow[0] + arrow[1] * CHOICE_COLUMNS);
  if (key === 'Home') return to(firstYear);
  if (key === 'End') return to(lastYear);
  if (key === 'PageUp') return to(yearOf(cursor) - PAGE_YEARS);
  return key === 'PageDown' ? to(yearOf(cursor) + PAGE_YEARS) : null;
}

/**
 * The target of a key, not yet clamped to the limits; `null` for a key that moves nothing. Days: arrows by day and
 * week, Home and End to the ends of the week, Page keys by month, with Shift by year.
 */
export function moveFor(state: CalendarState, pressed: PressedKey, weekStart: number): string | null {
  switch (state.mode) {
    case 'day':
      return dayFor(state.cursor, pressed, weekStart);
    case 'month':
      return monthFor(state.cursor, pressed);
    case 'year':
      return yearFor(state, pressed);
  }
}
