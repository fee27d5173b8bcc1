import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, type Instant, instant, MINUTE_MS } from '../kernel/instant.ts';
import { closesAt } from '../wedding/calendar.ts';
import {
  appliesTo,
  choiceOf,
  closingNotice,
  dueOccasions,
  mustWaitForMorning,
  OCCASIONS,
  type OccasionFacts,
  type Reader,
} from './occasions.ts';

const START = instant(Date.UTC(2026, 10, 21, 2, 0));
const at = (ms: number): Instant => instant(START + ms);
const given = (now: Instant, more: Partial<OccasionFacts> = {}): OccasionFacts => ({
  startsAt: START,
  now,
  isOn: true,
  isDelayed: false,
  publishedAt: null,
  isStreaming: false,
  isStopped: false,
  archivedAt: null,
  ...more,
});
const reader = (more: Partial<Reader> = {}): Reader => ({
  answer: 'attendance',
  answeredAt: at(-30 * DAY_MS),
  hasWatchedLive: false,
  hasWatchedArchive: false,
  timeZone: '',
  ...more,
});

describe('given a wedding', () => {
  test.each([
    [-7 * DAY_MS - 1, []],
    [-7 * DAY_MS, ['week-before']],
    [-6 * DAY_MS, []],
    [-DAY_MS - 1, []],
    [-DAY_MS, ['day-before']],
    [-12 * HOUR_MS, []],
    [-HOUR_MS, ['hour-before']],
    [-10 * MINUTE_MS, []],
  ] as const)('when it is %d ms from its start, then %j is due', (ms, due) => {
    expect(dueOccasions(given(at(ms)))).toEqual(due);
  });

  test('when its stream has started, then absent guests are notified two minutes later', () => {
    const live = { publishedAt: START, isStreaming: true };
    expect(dueOccasions(given(at(2 * MINUTE_MS - 1), live))).toEqual([]);
    expect(dueOccasions(given(at(2 * MINUTE_MS), live))).toEqual(['live-started']);
    expect(appliesTo('live-started', reader({ hasWatchedLive: true }), at(0))).toBe(false);
  });

  test('when it is postponed or canceled, then nothing is due, whatever else is true', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10 * DAY_MS, max: 5 * DAY_MS }), fc.boolean(), fc.boolean(), (ms, a, b) => {
        const facts = { isOn: false, isDelayed: a, isStopped: b, archivedAt: START, publishedAt: START };
        expect(dueOccasions(given(at(ms), facts))).toEqual([]);
      }),
    );
  });

  test('when its recording closes, then nothing is due in the last three hours', () => {
    const last = closesAt(START);
    const now = (ms: number) => dueOccasions(given(instant(last + ms), { archivedAt: START }));
    expect(now(-3 * HOUR_MS - 1)).toEqual(['archive-expiring']);
    expect(now(-3 * HOUR_MS)).toEqual([]);
  });
});

describe('given a recording that closes', () => {
  const last = closesAt(START);
  test.each([
    [-38 * HOUR_MS - 1, undefined],
    [-38 * HOUR_MS, 'tomorrow'],
    [-DAY_MS - 1, 'tomorrow'],
    [-DAY_MS, 'today'],
    [-3 * HOUR_MS - 1, 'today'],
    [-3 * HOUR_MS, undefined],
  ])('when it is %i ms before its end, then the notice to the couple is %s', (ms, day) => {
    expect(closingNotice({ startsAt: START, now: instant(last + ms) })).toBe(day);
  });
});

describe('given a guest', () => {
  test.each(OCCASIONS)('who does not attend, then %s is not sent to them', occasion => {
    expect(appliesTo(occasion, reader({ answer: 'absence' }), at(0))).toBe(false);
  });

  test('who has just replied, then no reminder follows immediately', () => {
    const now = at(-DAY_MS);
    expect(appliesTo('day-before', reader({ answeredAt: instant(now - HOUR_MS) }), now)).toBe(false);
    expect(appliesTo('day-before', reader(), now)).toBe(true);
  });

  test('at night in their time zone, then only urgent mails are sent', () => {
    const night = instant(Date.UTC(2026, 10, 20, 14, 0));
    expect(mustWaitForMorning('day-before', '', night)).toBe(true);
    expect(mustWaitForMorning('hour-before', '', night)).toBe(false);
    expect(mustWaitForMorning('day-before', 'Europe/Berlin', night)).toBe(false);
    expect(mustWaitForMorning('day-before', 'America/Los_Angeles', night)).toBe(true);
  });

  test('every mail that is not about the running ceremony can be turned off', () => {
    expect(OCCASIONS.filter(occasion => choiceOf(occasion) === undefined)).toEqual(['delayed', 'emergency']);
  });
});
