import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Instant, instant } from '../kernel/instant.ts';
import { addDays, atJst, dateOf, type LocalDate, localDate, parseJst } from '../kernel/jst.ts';
import {
  closesAt,
  isInsideLeadTime,
  isUnlikelyHour,
  type LifeCycleFacts,
  lastOpenDate,
  lifeCycle,
} from './calendar.ts';
import { decideDate } from './decide.ts';

const ceremony = parseJst('2026-11-21 13:00');
const second = (text: string): Instant => parseJst(text);

describe('given a ceremony on 2026-11-21', () => {
  test('when the third day after ends in Japan, then everything closes, to the second', () => {
    expect(closesAt(ceremony)).toBe(second('2026-11-25 00:00:00'));
    expect(lastOpenDate(ceremony)).toBe('2026-11-24');
  });

  test('at whatever hour the ceremony is, it closes at the same midnight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399_999 }), ms => {
        expect(closesAt(instant(atJst(localDate('2026-11-21')) + ms))).toBe(second('2026-11-25'));
      }),
    );
  });
});

describe('given the lead time of 21 days', () => {
  const now = second('2026-11-20 23:59:59');
  test('when the date is 20 days ahead it is inside, when 21 it is not', () => {
    expect(isInsideLeadTime(second('2026-12-10 23:00'), now)).toBe(true);
    expect(isInsideLeadTime(second('2026-12-11 00:00'), now)).toBe(false);
  });

  test('when the user may break it, then any date is allowed, otherwise it is refused at its field', () => {
    const startsAt = second('2026-11-30 13:00');
    expect(decideDate({ startsAt, mayBreakLeadTime: true }, now)).toBe('allowed');
    expect(decideDate({ startsAt, mayBreakLeadTime: false }, now)).toEqual({
      refused: 'wedding_date_too_soon',
      meta: { field: 'dateTime' },
    });
  });

  test('when a wedding moves back it is refused, when it stays or moves forward it is not', () => {
    const previous = second('2027-02-01 13:00');
    const move = (to: string) => decideDate({ startsAt: second(to), previous, mayBreakLeadTime: false }, now);
    expect(move('2027-01-31 13:00')).toMatchObject({ refused: 'wedding_date_moved_back' });
    expect(move('2027-02-01 13:00')).toBe('allowed');
    expect(move('2027-02-02 13:00')).toBe('allowed');
  });

  test('when a wedding inside the lead time keeps its date, then it is allowed', () => {
    const startsAt = second('2026-11-22 13:00');
    expect(decideDate({ startsAt, previous: startsAt, mayBreakLeadTime: false }, now)).toBe('allowed');
  });
});

describe('given the life cycle of a wedding', () => {
  const facts: LifeCycleFacts = {
    status: 'active',
    startsAt: ceremony,
    isPublished: true,
    replyDeadline: localDate('2026-11-14'),
  };
  test.each<[string, string]>([
    ['2026-11-14 23:59:59', 'inviting'],
    ['2026-11-15 00:00:00', 'reply-closed'],
    ['2026-11-20 23:59:59', 'reply-closed'],
    ['2026-11-21 00:00:00', 'day'],
    ['2026-11-21 23:59:59', 'day'],
    ['2026-11-22 00:00:00', 'archive'],
    ['2026-11-24 23:59:59', 'archive'],
    ['2026-11-25 00:00:00', 'ended'],
  ])('at %s it is %s', (at, expected) => {
    expect(lifeCycle(facts, second(at))).toBe(expected);
  });

  test('when the invitation is unpublished, then it is being prepared', () => {
    expect(lifeCycle({ ...facts, isPublished: false }, second('2026-11-01'))).toBe('preparing');
  });

  test('when staff set a status, then the calendar does not matter', () => {
    for (const status of ['postponed', 'canceled', 'cleaned'] as const) {
      expect(lifeCycle({ ...facts, status }, second('2026-11-21 13:00'))).toBe(status);
    }
  });
});

describe('given dates in Japan', () => {
  const anyDate = fc.integer({ min: -20_000, max: 60_000 }).map(day => dateOf(instant(day * 86_400_000)));

  test('a date read back from its own midnight is the same, and days add up', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -400, max: 400 }), (date: LocalDate, days) => {
        expect(dateOf(atJst(date))).toBe(date);
        expect(addDays(addDays(date, days), -days)).toBe(date);
        const there = new Date(`${date}T00:00:00Z`);
        there.setUTCDate(there.getUTCDate() + days);
        expect(addDays(date, days)).toBe(there.toISOString().slice(0, 10));
      }),
    );
  });

  test('days that do not exist are refused', () => {
    for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-04-01']) {
      expect(() => localDate(text)).toThrow(RangeError);
    }
    expect(localDate('2028-02-29')).toBe('2028-02-29');
  });

  test('a ceremony between midnight and six is unlikely', () => {
    expect(isUnlikelyHour(parseJst('2026-11-21 05:59'))).toBe(true);
    expect(isUnlikelyHour(parseJst('2026-11-21 06:00'))).toBe(false);
    expect(isUnlikelyHour(parseJst('2026-11-21'))).toBe(true);
  });
});
