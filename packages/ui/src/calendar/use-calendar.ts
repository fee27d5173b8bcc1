import { today as todayIn } from '@internationalized/date';
import { type KeyboardEvent, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { holidayName } from '../holidays/japan-holidays.ts';
import { useKit } from '../kit/kit-context.ts';
import { isMonthWithin, limitsOf, readDay, trimToMonth } from './calendar-date.ts';
import { moveFor } from './calendar-keys.ts';
import {
  birthdayModes,
  type CalendarEvent,
  type CalendarMode,
  type CalendarRules,
  type CalendarState,
  monthShown,
  openCalendar,
  reduceCalendar,
} from './calendar-machine.ts';
import type { DayMarks, WeekLayout } from './calendar-weeks.ts';

export interface CalendarProps {
  /** `yyyy-MM-dd`, in a calendar of months `yyyy-MM` (a longer value is trimmed), or `null` for none. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** What is selected: a calendar that starts with months selects a month, the others a day. */
  readonly initialMode?: CalendarMode | undefined;
  /** Without a value it starts with years, then months; today is the last day. */
  readonly isBirthday?: boolean | undefined;
  /** The first and last selectable day, `yyyy-MM-dd` or `yyyy-MM`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The name of the public holiday on a day, for the list below the days; by default those of Japan. */
  readonly holidays?: ((date: string) => string | undefined) | undefined;
  /** The weekdays that are holidays; by default only 0, Sunday. */
  readonly holidayWeekdays?: readonly number[] | undefined;
  /** The first weekday of the week; by default 0, Sunday. */
  readonly weekStart?: number | undefined;
  /** Six weeks in every month, filled with days of the adjacent months; true by default. */
  readonly isPadded?: boolean | undefined;
  /** `yyyy-MM-dd`; today in Japan by default. */
  readonly today?: string | undefined;
  /** Takes the focus on mount. */
  readonly autoFocus?: boolean | undefined;
}

/** The data and actions of the calendar's parts. */
export interface CalendarModel {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly state: CalendarState;
  readonly rules: CalendarRules;
  readonly marks: DayMarks;
  readonly layout: WeekLayout;
  /** The selected day, or the first day of the selected month. */
  readonly selected: string | null;
  /** A step in the header: the focus stays on its button. */
  readonly step: (by: -1 | 1) => void;
  /** Another mode or view: the focus moves to the keyboard position. */
  readonly go: (event: CalendarEvent) => void;
  readonly chooseDay: (date: string) => void;
  readonly chooseMonth: (month: number) => void;
  readonly press: (event: KeyboardEvent) => void;
}

function rulesOf(props: CalendarProps, today: string): CalendarRules {
  const limits = limitsOf(props.min, props.max);
  if (props.isBirthday !== true) return { initialMode: props.initialMode ?? 'day', nextMode: null, limits };
  const max = limits.max < today ? limits.max : today;
  return { ...birthdayModes(readDay(props.value) !== null), limits: { ...limits, max } };
}

/** Moves the focus to the day, month or year at the keyboard position, once rendered. */
function useCursorFocus(state: CalendarState, autoFocus: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const isWanted = useRef(autoFocus);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state is what moves the cursor
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    root.current?.querySelector<HTMLElement>('[role=grid] button[tabindex="0"]')?.focus({ preventScroll: true });
  }, [state]);
  return {
    root,
    wantFocus: () => {
      isWanted.current = true;
    },
  };
}

function useMarks(props: CalendarProps, rules: CalendarRules, today: string): DayMarks {
  const { locale } = useKit();
  return {
    limits: rules.limits,
    today,
    holidayWeekdays: props.holidayWeekdays ?? [0],
    holidays: props.holidays ?? (date => holidayName(date, locale)),
  };
}

/** The calendar's state and all its actions. */
export function useCalendar(props: CalendarProps): CalendarModel {
  const { value, onChange, weekStart = 0, isPadded = true, autoFocus = false } = props;
  const today = props.today ?? todayIn('Asia/Tokyo').toString();
  const rules = rulesOf(props, today);
  const selected = readDay(value);
  const reduce = (before: CalendarState, event: CalendarEvent) => reduceCalendar(rules, before, event);
  const [state, dispatch] = useReducer(reduce, selected ?? today, at => openCalendar(rules, at));
  const [shown, setShown] = useState(selected);
  const { root, wantFocus } = useCursorFocus(state, autoFocus);
  if (selected !== shown) {
    setShown(selected);
    if (selected !== null) dispatch({ type: 'move', to: selected });
  }
  const go = (event: CalendarEvent): void => {
    wantFocus();
    dispatch(event);
  };
  return {
    root,
    state,
    rules,
    selected,
    marks: useMarks(props, rules, today),
    layout: { weekStart, isPadded },
    step: by => dispatch({ type: 'step', by }),
    go,
    chooseDay: date => {
      go({ type: 'move', to: date });
      onChange(date);
    },
    chooseMonth: month => {
      const date = monthShown(state, month);
      go({ type: 'chooseMonth', month });
      if (rules.initialMode === 'month' && isMonthWithin(date, rules.limits)) onChange(trimToMonth(date));
    },
    press: event => {
      const to = event.altKey || event.ctrlKey || event.metaKey ? null : moveFor(state, event, weekStart);
      if (to === null) return;
      event.preventDefault();
      go({ type: 'move', to });
    },
  };
}
