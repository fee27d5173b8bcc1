import type { Instant } from '../kernel/instant.ts';
import { addDays, dateOf, type LocalDate } from '../kernel/jst.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';

/** A venue that has switched this on answers within a week: venues rest on weekdays, and nobody should wait longer. */
const ANSWER_DAYS = 7;

/** Until the end of which day in Japan the couple may expect an answer of their venue. */
export function answerBy(now: Instant): LocalDate {
  return addDays(dateOf(now), ANSWER_DAYS);
}

/** What is known when a couple registers. */
export interface RegistrationFacts {
  /** The venue has switched it on (decision 120). */
  readonly isOffered: boolean;
  readonly startsAt: Instant;
  /** There is one of this address on this day already. */
  readonly hasTwin: boolean;
  /** The couple was told so, and goes on. */
  readonly isConfirmed: boolean;
}

type Code = 'temporary_wedding_not_offered' | 'temporary_wedding_date_past' | 'temporary_wedding_duplicate';

/** Whether a couple's own registration is taken. A ceremony inside the lead time is: the venue decides about it (decision 77). */
export function decideRegistration(facts: RegistrationFacts, now: Instant): 'allowed' | Refused<Code> {
  if (!facts.isOffered) return refuse('temporary_wedding_not_offered', { field: 'facilityId' });
  if (facts.startsAt <= now) return refuse('temporary_wedding_date_past', { field: 'dateTime' });
  return facts.hasTwin && !facts.isConfirmed ? refuse('temporary_wedding_duplicate') : 'allowed';
}
