import type { Instant } from '../kernel/instant.ts';
import { addDays, atJst, dateOf, type LocalDate } from '../kernel/jst.ts';
import { type LifeCycle, OPEN_DAYS_AFTER } from './calendar.ts';
import type { WeddingStatus } from './types.ts';

/** `lifeCycle` asked the other way round: what is true of the weddings that stand there at a moment. */
export interface Standing {
  readonly status: WeddingStatus;
  /** The ceremony begins at or after this. */
  readonly startsFrom?: Instant;
  /** The ceremony begins before this. */
  readonly startsUntil?: Instant;
  /** Whether the invitation is out, and if so, whether its deadline has passed. */
  readonly invitation?: 'unpublished' | 'open' | 'closed';
  /** The day the deadline is compared to. */
  readonly today: LocalDate;
}

/** What a search for a life cycle, or for everything staff have not ended (`active`), looks for. */
export function standingOf(word: LifeCycle | 'active', now: Instant): Standing {
  const today = dateOf(now);
  const tomorrow = atJst(addDays(today, 1));
  const firstOpen = atJst(addDays(today, -OPEN_DAYS_AFTER));
  const active: Standing = { status: 'active', today };
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
