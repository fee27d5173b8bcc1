import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Instant, instant } from '../kernel/instant.ts';
import { addDays, atJst, dateOf, localDate } from '../kernel/jst.ts';
import { LIFE_CYCLES, type LifeCycleFacts, lifeCycle } from './calendar.ts';
import { type LifeCycleFilter, lifeCycleFilter } from './life-cycle-filter.ts';
import { WEDDING_STATUSES } from './types.ts';

/** The database query, applied to plain facts. */
function matches(
  facts: LifeCycleFacts,
  { status, startsFrom, startsUntil, invitation, today }: LifeCycleFilter,
): boolean {
  const isClosed = facts.isPublished && facts.replyDeadline !== null && facts.replyDeadline < today;
  const isInvited = {
    unpublished: !facts.isPublished,
    open: facts.isPublished && !isClosed,
    closed: isClosed,
  };
  return (
    facts.status === status &&
    (startsFrom === undefined || facts.startsAt >= startsFrom) &&
    (startsUntil === undefined || facts.startsAt < startsUntil) &&
    (invitation === undefined || isInvited[invitation])
  );
}

const now = instant(atJst(localDate('2026-11-20')) + 12 * 3_600_000);
const anyFacts = fc.record({
  status: fc.constantFrom(...WEDDING_STATUSES),
  startsAt: fc
    .integer({ min: -6 * 24 * 60, max: 6 * 24 * 60 })
    .map((minutes): Instant => instant(now + minutes * 60_000)),
  isPublished: fc.boolean(),
  replyDeadline: fc.option(fc.integer({ min: -3, max: 3 }).map(days => addDays(dateOf(now), days))),
});

test('a search for a life cycle state finds exactly the weddings in it', () => {
  fc.assert(
    fc.property(anyFacts, facts => {
      const found = LIFE_CYCLES.filter(word => matches(facts, lifeCycleFilter(word, now)));
      expect(found).toEqual([lifeCycle(facts, now)]);
    }),
  );
});

test('a search for the active ones finds all that staff have not ended', () => {
  fc.assert(
    fc.property(anyFacts, facts => {
      expect(matches(facts, lifeCycleFilter('active', now))).toBe(facts.status === 'active');
    }),
  );
});
