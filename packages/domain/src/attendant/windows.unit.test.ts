import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, type Instant, instant, SECOND_MS } from '../kernel/instant.ts';
import { addDays, atJst, dateOf, jstOf, localDate } from '../kernel/jst.ts';
import { closesAt, endOfDate, lifeCycle } from '../wedding/calendar.ts';
import { areDetailsOpen, decideAnswerChange, idPhotosGoAt, isLiveAnswerOpen, isReplyOpen } from './decide.ts';

/** Any ceremony that starts on a quarter of an hour, from 2026 on. */
const ceremony = fc
  .integer({ min: 0, max: 20 * 366 * 96 })
  .map(quarters => instant(atJst(localDate('2026-01-01')) + quarters * 900_000));
const days = fc.integer({ min: 0, max: 90 });
const SECOND_BEFORE = -SECOND_MS;

const replyFacts = (startsAt: Instant, daysBefore: number, now: Instant) => {
  const replyDeadline = addDays(dateOf(startsAt), -daysBefore);
  const facts = { status: 'active' as const, startsAt, isPublished: true, replyDeadline };
  return { ...facts, lifeCycle: lifeCycle(facts, now) };
};

describe('given any ceremony, to the second', () => {
  test('when the reply deadline ends in Japan, then replies end with it', () => {
    fc.assert(
      fc.property(ceremony, days, (startsAt, daysBefore) => {
        const deadline = addDays(dateOf(startsAt), -daysBefore);
        const shut = atJst(addDays(deadline, 1));
        const lastSecond = after(shut, SECOND_BEFORE);
        expect(isReplyOpen(replyFacts(startsAt, daysBefore, lastSecond), lastSecond)).toBe(true);
        expect(isReplyOpen(replyFacts(startsAt, daysBefore, shut), shut)).toBe(false);
        expect(endOfDate(deadline)).toBe(shut - 1);
      }),
    );
  });

  test('when the third day after it ends in Japan, at 23:59:59, then everything closes', () => {
    fc.assert(
      fc.property(ceremony, startsAt => {
        const shut = closesAt(startsAt);
        expect(dateOf(after(shut, SECOND_BEFORE))).toBe(addDays(dateOf(startsAt), 3));
        expect(jstOf(after(shut, SECOND_BEFORE))).toMatchObject({ hour: 23, minute: 59, second: 59 });
        const facts = { status: 'active' as const, startsAt, isPublished: true, replyDeadline: null };
        expect(lifeCycle(facts, after(shut, SECOND_BEFORE))).toBe('archive');
        expect(lifeCycle(facts, shut)).toBe('ended');
      }),
    );
  });

  test('when it starts, then answers and details can no longer be changed', () => {
    fc.assert(
      fc.property(ceremony, startsAt => {
        const before = after(startsAt, SECOND_BEFORE);
        const change = { current: 'attendance', next: 'view-archive', startsAt, lifeCycle: 'inviting' } as const;
        expect(decideAnswerChange(change, before)).toBe('changed');
        expect(decideAnswerChange(change, startsAt)).toMatchObject({ refused: 'attendant_answer_fixed' });
        expect([areDetailsOpen(startsAt, before), areDetailsOpen(startsAt, startsAt)]).toEqual([true, false]);
      }),
    );
  });

  test('when its day ends in Japan, then live attendance closes', () => {
    fc.assert(
      fc.property(ceremony, startsAt => {
        const shut = atJst(addDays(dateOf(startsAt), 1));
        expect(isLiveAnswerOpen(startsAt, after(shut, SECOND_BEFORE))).toBe(true);
        expect(isLiveAnswerOpen(startsAt, shut)).toBe(false);
      }),
    );
  });

  test('when 30 days have passed since the archive ended, then the ID photos of its guests are deleted', () => {
    fc.assert(
      fc.property(ceremony, startsAt => {
        expect(dateOf(idPhotosGoAt(startsAt))).toBe(addDays(dateOf(closesAt(startsAt)), 30));
      }),
    );
  });
});
