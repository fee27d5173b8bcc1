import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, instant, MINUTE_MS } from '../kernel/instant.ts';
import { addDays, dateOf, daysBetween, localDate } from '../kernel/jst.ts';
import { answerBy, daysToAnswer, decideHandling, decideRegisteredDate, decideRegistration } from './decide.ts';
import { REQUEST_STATUSES, type RequestStatus } from './types.ts';

const noon = instant(Date.UTC(2026, 10, 20, 3));
const facts = { isOffered: true, startsAt: after(noon, MINUTE_MS), hasTwin: false, isConfirmed: false };

describe('given a couple that registers', () => {
  test('when their venue offers it and the date is in the future, then it is accepted', () => {
    expect(decideRegistration(facts, noon)).toBe('allowed');
  });

  test('when the venue does not offer it, or the date has passed, then it is refused', () => {
    expect(decideRegistration({ ...facts, isOffered: false }, noon)).toMatchObject({
      refused: 'temporary_wedding_not_offered',
    });
    expect(decideRegistration({ ...facts, startsAt: noon }, noon)).toMatchObject({
      refused: 'temporary_wedding_date_past',
    });
  });

  test('when one with this address and date exists already, then they have to confirm', () => {
    expect(decideRegistration({ ...facts, hasTwin: true }, noon)).toEqual({ refused: 'temporary_wedding_duplicate' });
    expect(decideRegistration({ ...facts, hasTwin: true, isConfirmed: true }, noon)).toBe('allowed');
  });
});

test('the answer is always due a week later, in days of Japan', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) }), ms => {
      const now = instant(ms);
      expect(daysBetween(dateOf(now), answerBy(now))).toBe(7);
    }),
  );
});

test('given each status, when the venue handles a registration, then only an undecided one is allowed', () => {
  const outcomes = Object.values(REQUEST_STATUSES).map((status: RequestStatus) => decideHandling(status));
  expect(outcomes).toEqual([
    'allowed',
    { refused: 'temporary_wedding_refused' },
    { refused: 'temporary_wedding_registered' },
  ]);
});

test('given a registration, when its time is changed, then a past time is refused unless it is the stored one', () => {
  const past = after(noon, -MINUTE_MS);
  const decide = (startsAt: typeof noon) => decideRegisteredDate({ startsAt, previous: past }, noon);
  expect(decide(past)).toBe('allowed');
  expect(decide(after(noon, MINUTE_MS))).toBe('allowed');
  expect(decide(noon)).toEqual({ refused: 'temporary_wedding_date_past', meta: { field: 'dateTime' } });
});

test('given an answer date, then the days left count down to 0 and below', () => {
  const today = localDate('2026-11-20');
  expect([1, 0, -2].map(days => daysToAnswer(addDays(today, days), today))).toEqual([1, 0, -2]);
});
