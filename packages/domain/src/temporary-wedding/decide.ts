import type { Instant } from '../kernel/instant.ts';
import { addDays, dateOf, daysBetween, type LocalDate } from '../kernel/jst.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { REQUEST_STATUSES, type RequestStatus } from './types.ts';

/** A venue that has enabled this answers within a week: venues close on weekdays, and a couple should not wait longer. */
const ANSWER_DAYS = 7;

/** The last day, in Japan, by which the couple can expect an answer from their venue. */
export function answerBy(now: Instant): LocalDate {
  return addDays(dateOf(now), ANSWER_DAYS);
}

/** What is known when a couple registers. */
export interface RegistrationFacts {
  /** The venue has enabled it (docs/product/temporary-wedding.md#where-it-is-offered). */
  readonly isOffered: boolean;
  readonly startsAt: Instant;
  /** A registration with this address and date already exists. */
  readonly hasTwin: boolean;
  /** The couple has seen the duplicate warning and continues. */
  readonly isConfirmed: boolean;
}

type Code = 'temporary_wedding_not_offered' | 'temporary_wedding_date_past' | 'temporary_wedding_duplicate';

/**
 * Whether a couple's own registration is accepted. A ceremony inside the lead time is accepted; the venue decides about
 * it (docs/product/temporary-wedding.md#the-form).
 */
export function decideRegistration(facts: RegistrationFacts, now: Instant): 'allowed' | Refused<Code> {
  if (!facts.isOffered) return refuse('temporary_wedding_not_offered', { field: 'facilityId' });
  if (facts.startsAt <= now) return refuse('temporary_wedding_date_past', { field: 'dateTime' });
  return facts.hasTwin && !facts.isConfirmed ? refuse('temporary_wedding_duplicate') : 'allowed';
}

/**
 * Whether the venue may still change or decide on a registration: both decisions are final
 * (docs/product/temporary-wedding.md#states).
 */
export function decideHandling(
  status: RequestStatus,
): 'allowed' | Refused<'temporary_wedding_refused' | 'temporary_wedding_registered'> {
  switch (status) {
    case REQUEST_STATUSES.temporary:
      return 'allowed';
    case REQUEST_STATUSES.rejection:
      return refuse('temporary_wedding_refused');
    case REQUEST_STATUSES.registration:
      return refuse('temporary_wedding_registered');
  }
}

/** Whether a registration may move to this time; an unchanged time is always fine. */
export function decideRegisteredDate(
  { startsAt, previous }: { readonly startsAt: Instant; readonly previous: Instant },
  now: Instant,
): 'allowed' | Refused<'temporary_wedding_date_past'> {
  return startsAt > now || startsAt === previous
    ? 'allowed'
    : refuse('temporary_wedding_date_past', { field: 'dateTime' });
}

/** The days the venue has left to answer: 0 on the last day, negative after it. */
export function daysToAnswer(by: LocalDate, today: LocalDate): number {
  return daysBetween(today, by);
}
