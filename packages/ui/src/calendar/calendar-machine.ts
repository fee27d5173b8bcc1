import {
  addMonths,
  clampDate,
  type DateLimits,
  isMonthWithin,
  isYearWithin,
  monthOf,
  withMonth,
  withYear,
  yearOf,
} from './calendar-date.ts';

/** What the calendar shows: the days of a month, the months of a year, or years. */
export type CalendarMode = 'day' | 'month' | 'year';

/** How many years the year selector lists. */
export const LISTED_YEARS = 201;
const LAST_YEAR = 9999;

/** The initial mode of a calendar and its limits. */
export interface CalendarRules {
  /** A calendar that starts with months selects a month; the others select a day. */
  readonly initialMode: CalendarMode;
  /** The mode after the first choice of a year, if not days. */
  readonly nextMode: CalendarMode | null;
  readonly limits: DateLimits;
}

export interface CalendarState {
  readonly mode: CalendarMode;
  readonly nextMode: CalendarMode | null;
  /** The day with the keyboard focus; its month and year are shown. Always within the limits. */
  readonly cursor: string;
  /** The state from which this mode was opened. */
  readonly origin: { readonly mode: CalendarMode; readonly cursor: string } | null;
  /** The first of the listed years; the list stays fixed during keyboard navigation. */
  readonly firstYear: number;
}

export type CalendarEvent =
  | { readonly type: 'step'; readonly by: -1 | 1 }
  | { readonly type: 'move'; readonly to: string }
  | { readonly type: 'toggle'; readonly mode: 'month' | 'year' }
  | { readonly type: 'chooseYear'; readonly year: number }
  | { readonly type: 'chooseMonth'; readonly month: number };

/** The first of 201 years around one; near the limits of the date range the list moves inward. */
function firstYearAround(year: number): number {
  return Math.min(Math.max(year - (LISTED_YEARS - 1) / 2, 1), LAST_YEAR - LISTED_YEARS + 1);
}

/** The modes of a birthday picker: without a value years, then months; otherwise days. */
export function birthdayModes(hasValue: boolean): Pick<CalendarRules, 'initialMode' | 'nextMode'> {
  return hasValue ? { initialMode: 'day', nextMode: null } : { initialMode: 'year', nextMode: 'month' };
}

/** The initial state of the calendar, at the day within the limits nearest to the given one. */
export function openCalendar({ initialMode, nextMode, limits }: CalendarRules, at: string): CalendarState {
  const cursor = clampDate(at, limits);
  return { mode: initialMode, nextMode, cursor, origin: null, firstYear: firstYearAround(yearOf(cursor)) };
}

/** The target of one step back or forward: a month in day mode, a year in month mode; `null` if blocked. */
export function stepTarget(state: CalendarState, by: -1 | 1, limits: DateLimits): string | null {
  if (state.mode === 'year') return null;
  const target = addMonths(state.cursor, state.mode === 'day' ? by : by * 12);
  // At the ends of the date range a date does not move.
  if (target.slice(0, 7) === state.cursor.slice(0, 7)) return null;
  const isOpen = state.mode === 'day' ? isMonthWithin(target, limits) : isYearWithin(yearOf(target), limits);
  return isOpen ? clampDate(target, limits) : null;
}

function toggle(rules: CalendarRules, state: CalendarState, mode: 'month' | 'year'): CalendarState {
  if (state.mode !== mode) {
    const { cursor } = state;
    const origin = { mode: state.mode, cursor };
    return { mode, nextMode: null, cursor, origin, firstYear: firstYearAround(yearOf(cursor)) };
  }
  const home = { mode: rules.initialMode === 'month' ? 'month' : 'day', cursor: state.cursor } as const;
  return { ...state, ...(state.origin ?? home), nextMode: null, origin: null };
}

function chooseYear(rules: CalendarRules, state: CalendarState, year: number): CalendarState {
  if (!isYearWithin(year, rules.limits)) return state;
  const mode = state.origin?.mode === 'month' ? 'month' : (state.nextMode ?? 'day');
  const cursor = clampDate(withYear(state.cursor, year), rules.limits);
  return { ...state, mode, nextMode: null, cursor, origin: null };
}

function chooseMonth(rules: CalendarRules, state: CalendarState, month: number): CalendarState {
  const date = withMonth(state.cursor, month);
  if (!isMonthWithin(date, rules.limits)) return state;
  const mode = rules.initialMode === 'month' ? 'month' : 'day';
  return { ...state, mode, nextMode: null, cursor: clampDate(date, rules.limits), origin: null };
}

/** The calendar after an event; what the limits forbid changes nothing. */
export function reduceCalendar(rules: CalendarRules, state: CalendarState, event: CalendarEvent): CalendarState {
  switch (event.type) {
    case 'step':
      return { ...state, cursor: stepTarget(state, event.by, rules.limits) ?? state.cursor };
    case 'move':
      return { ...state, cursor: clampDate(event.to, rules.limits) };
    case 'toggle':
      return toggle(rules, state, event.mode);
    case 'chooseYear':
      return chooseYear(rules, state, event.year);
    case 'chooseMonth':
      return chooseMonth(rules, state, event.month);
  }
}

/** `yyyy-MM-dd` of the first day of a month of the year that is shown. */
export function monthShown(state: CalendarState, month: number): string {
  return withMonth(`${state.cursor.slice(0, 4)}-01-01`, month);
}

/** The year and month shown. */
export function viewOf({ cursor }: CalendarState): { readonly year: number; readonly month: number } {
  return { year: yearOf(cursor), month: monthOf(cursor) };
}
