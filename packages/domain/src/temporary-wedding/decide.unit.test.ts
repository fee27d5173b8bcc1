import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, instant, MINUTE_MS } from '../kernel/instant.ts';
import { dateOf, daysBetween } from '../kernel/jst.ts';
import { answerBy, decideRegistration } from './decide.ts';

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
