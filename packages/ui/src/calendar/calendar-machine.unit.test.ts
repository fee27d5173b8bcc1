import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isDayWithin, limitsOf, monthOf, yearOf } from './calendar-date.ts';
import { moveFor } from './calendar-keys.ts';
import {
  birthdayModes,
  type CalendarEvent,
  type CalendarMode,
  type CalendarRules,
  type CalendarState,
  LISTED_YEARS,
  openCalendar,
  reduceCalendar,
  stepTarget,
} from './calendar-machine.ts';

const OPEN = limitsOf(undefined, undefined);
const rules = (initialMode: CalendarMode, limits = OPEN): CalendarRules => ({ initialMode, nextMode: null, limits });

/** The calendar after several events. */
function after(given: CalendarRules, at: string, ...events: CalendarEvent[]): CalendarState {
  return events.reduce((state, event) => reduceCalendar(given, state, event), openCalendar(given, at));
}

const toggle = (mode: 'month' | 'year'): CalendarEvent => ({ type: 'toggle', mode });
const year = (value: number): CalendarEvent => ({ type: 'chooseYear', year: value });
const month = (value: number): CalendarEvent => ({ type: 'chooseMonth', month: value });
const step = (by: -1 | 1): CalendarEvent => ({ type: 'step', by });

describe('given a calendar that starts with days', () => {
  test('a year opened from days returns to days', () => {
    const state = after(rules('day'), '2026-11-21', toggle('year'), year(2030));
    expect(state).toMatchObject({ mode: 'day', cursor: '2030-11-21', origin: null });
  });

  test('a year opened from months returns to months, the month then to days', () => {
    const state = after(rules('day'), '2026-11-21', toggle('month'), toggle('year'), year(2030));
    expect(state.mode).toBe('month');
    expect(reduceCalendar(rules('day'), state, month(4))).toMatchObject({ mode: 'day', cursor: '2030-04-21' });
  });

  test('an opened list closes again and leaves everything unchanged', () => {
    const moved: CalendarEvent = { type: 'move', to: '1999-01-01' };
    for (const mode of ['month', 'year'] as const) {
      const state = after(rules('day'), '2026-11-21', toggle(mode), moved, toggle(mode));
      expect(state).toMatchObject({ mode: 'day', cursor: '2026-11-21' });
    }
  });
});

describe('given a calendar that starts with months', () => {
  test('a month stays in months, a year returns to them', () => {
    expect(after(rules('month'), '2026-11-01', month(3))).toMatchObject({ mode: 'month', cursor: '2026-03-01' });
    expect(after(rules('month'), '2026-11-01', toggle('year'), year(2020)).mode).toBe('month');
  });
});

describe('given a calendar that starts with years', () => {
  test('a year leads to days, or to the next mode', () => {
    expect(after(rules('year'), '2026-11-21', year(1990)).mode).toBe('day');
    expect(after({ ...rules('year'), nextMode: 'month' }, '2026-11-21', year(1990)).mode).toBe('month');
  });
});

describe('given a birthday', () => {
  const birthday: CalendarRules = { ...birthdayModes(false), limits: limitsOf(undefined, '2026-11-21') };

  test('without a value it goes from years to months to days; a later year leads to days', () => {
    const inMonths = after(birthday, '2026-11-21', year(1995));
    expect(inMonths.mode).toBe('month');
    const inDays = reduceCalendar(birthday, inMonths, month(4));
    expect(inDays).toMatchObject({ mode: 'day', cursor: '1995-04-21' });
    const again = [toggle('year'), year(1994)].reduce((s, e) => reduceCalendar(birthday, s, e), inDays);
    expect(again.mode).toBe('day');
  });

  test('with a value it starts with days', () => {
    expect(birthdayModes(true)).toEqual({ initialMode: 'day', nextMode: null });
  });

  test('years and months after today change nothing', () => {
    const before = openCalendar(birthday, '2026-11-21');
    expect(reduceCalendar(birthday, before, year(2027))).toBe(before);
    const inMonths = reduceCalendar(birthday, before, year(2026));
    expect(reduceCalendar(birthday, inMonths, month(12))).toBe(inMonths);
  });
});

test('201 years around the current one are listed; near the limits of the date range the list moves inward', () => {
  expect(LISTED_YEARS).toBe(201);
  expect(openCalendar(rules('year'), '2026-11-21').firstYear).toBe(1926);
  expect(openCalendar(rules('year'), '0040-01-01').firstYear).toBe(1);
  expect(openCalendar(rules('year'), '9990-01-01').firstYear).toBe(9799);
});

const days = fc.integer({ min: -300_000, max: 300_000 }).map(offset => addDays('2026-11-21', offset));
const limits = fc
  .tuple(days, fc.integer({ min: 0, max: 900 }))
  .map(([min, span]) => ({ min, max: addDays(min, span) }));
const modes = fc.constantFrom<CalendarMode>('day', 'month', 'year');
const events = fc.oneof(
  fc.constantFrom<-1 | 1>(-1, 1).map(step),
  fc.constantFrom<'month' | 'year'>('month', 'year').map(toggle),
  fc.integer({ min: 1200, max: 2850 }).map(year),
  fc.integer({ min: 1, max: 12 }).map(month),
  days.map((to): CalendarEvent => ({ type: 'move', to })),
);

describe('given any events', () => {
  test('the cursor stays within the limits, and a calendar of months never shows days', () => {
    fc.assert(
      fc.property(limits, modes, days, fc.array(events), (within, initialMode, at, pressed) => {
        const state = after(rules(initialMode, within), at, ...pressed);
        expect(isDayWithin(state.cursor, within)).toBe(true);
        if (initialMode === 'month') expect(state.mode).not.toBe('day');
      }),
    );
  });

  test('a step goes exactly one month, or one year, or nowhere if everything beyond is outside the limits', () => {
    const monthsOf = (date: string): number => yearOf(date) * 12 + monthOf(date);
    fc.assert(
      fc.property(limits, days, fc.constantFrom<-1 | 1>(-1, 1), fc.boolean(), (within, at, by, inDays) => {
        const given = rules(inDays ? 'day' : 'month', within);
        const before = openCalendar(given, at);
        const next = reduceCalendar(given, before, step(by));
        const unit = inDays ? monthsOf : yearOf;
        const isBlocked = unit(by < 0 ? within.min : within.max) === unit(before.cursor);
        expect(unit(next.cursor) - unit(before.cursor)).toBe(isBlocked ? 0 : by);
        expect(stepTarget(before, by, within) === null).toBe(isBlocked);
      }),
    );
  });

  test('years have no steps', () => {
    const before = openCalendar(rules('year'), '2026-11-21');
    expect(reduceCalendar(rules('year'), before, step(1)).cursor).toBe(before.cursor);
  });
});

describe('keys', () => {
  const at = (mode: CalendarMode): CalendarState => openCalendar(rules(mode), '2026-11-18');
  const press = (mode: CalendarMode, key: string, shiftKey = false) => moveFor(at(mode), { key, shiftKey }, 0);

  test.each([
    ['day', 'ArrowLeft', '2026-11-17'],
    ['day', 'ArrowRight', '2026-11-19'],
    ['day', 'ArrowUp', '2026-11-11'],
    ['day', 'ArrowDown', '2026-11-25'],
    ['day', 'Home', '2026-11-15'],
    ['day', 'End', '2026-11-21'],
    ['day', 'PageUp', '2026-10-18'],
    ['day', 'PageDown', '2026-12-18'],
    ['month', 'ArrowRight', '2026-12-18'],
    ['month', 'ArrowUp', '2026-08-18'],
    ['month', 'Home', '2026-01-18'],
    ['month', 'End', '2026-12-18'],
    ['month', 'PageDown', '2027-11-18'],
    ['year', 'ArrowLeft', '2025-11-18'],
    ['year', 'ArrowDown', '2029-11-18'],
    ['year', 'Home', '1926-11-18'],
    ['year', 'End', '2126-11-18'],
    ['year', 'PageUp', '2014-11-18'],
  ] as const)('in %s mode %s leads to %s', (mode, key, date) => {
    expect(press(mode, key)).toBe(date);
  });

  test('with Shift the page keys move by a year; other keys do nothing', () => {
    expect(press('day', 'PageUp', true)).toBe('2025-11-18');
    expect(press('day', 'PageDown', true)).toBe('2027-11-18');
    for (const mode of ['day', 'month', 'year'] as const) expect(press(mode, 'a')).toBeNull();
  });

  test('Home and End stay within a week that begins on any day', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 6 }), (cursor, weekStart) => {
        const state = openCalendar(rules('day'), cursor);
        const first = moveFor(state, { key: 'Home', shiftKey: false }, weekStart) ?? '';
        expect(new Date(`${first}T00:00:00Z`).getUTCDay()).toBe(weekStart);
        expect(moveFor(state, { key: 'End', shiftKey: false }, weekStart)).toBe(addDays(first, 6));
      }),
    );
  });
});
