import type { Instant } from '../kernel/instant.ts';
import { addDays, atJst, dateOf, type LocalDate } from '../kernel/jst.ts';
import { type LifeCycle, OPEN_DAYS_AFTER } from './calendar.ts';
import type { WeddingStatus } from './types.ts';

/** The inverse of `lifeCycle`: what is true of the weddings in a state at a given moment. */
export interface LifeCycleFilter {
  readonly status: WeddingStatus;
  /** The ceremony starts at or after this. */
  readonly startsFrom?: Instant;
  /** The ceremony starts before this. */
  readonly startsUntil?: Instant;
  /** Whether the invitation is published, and if so, whether its deadline has passed. */
  readonly invitation?: 'unpublished' | 'open' | 'closed';
  /** The date the deadline is compared to. */
  readonly today: LocalDate;
}

/** The criteria of a search for a life cycle state, or for every wedding staff have not ended (`active`). */
export function lifeCycleFilter(word: LifeCycle | 'active', now: Instant): LifeCycleFilter {
  const today = dateOf(now);
  const tomorrow = atJst(addDays(today, 1));
  const firstOpen = atJst(addDays(today, -OPEN_DAYS_AFTER));
  const active: LifeCycleFilter = { status: 'active', today };
  switch (word) {
    case 'active':
      return active;
    case 'postponed':
    case 'canceled':
    case 'cleaned':
      return { status: word, today };
    case 'ended':
      return { ...active, startsUntil: firstOpen };
    case 'archive':
      return { ...active, startsFrom: firstOpen, startsUntil: atJst(today) };
    case 'day':
      return { ...active, startsFrom: atJst(today), startsUntil: tomorrow };
    case 'preparing':
      return { ...active, startsFrom: tomorrow, invitation: 'unpublished' };
    case 'inviting':
      return { ...active, startsFrom: tomorrow, invitation: 'open' };
    case 'reply-closed':
      return { ...active, startsFrom: tomorrow, invitation: 'closed' };
  }
}
