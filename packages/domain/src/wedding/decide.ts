import type { Instant } from '../kernel/instant.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { isInsideLeadTime } from './calendar.ts';

export interface DateFacts {
  readonly startsAt: Instant;
  /** The previous date; absent for a new wedding. */
  readonly previous?: Instant;
  /** Whether the caller holds write wedding-minDate-update. */
  readonly mayBreakLeadTime: boolean;
}

/**
 * Whether a ceremony may be on this date: not inside the lead time of 21 days and never moved back, except by users
 * with the permission for both (docs/product/wedding.md#dates). An unchanged date is always fine.
 */
export function decideDate(
  facts: DateFacts,
  now: Instant,
): 'allowed' | Refused<'wedding_date_too_soon' | 'wedding_date_moved_back'> {
  const { startsAt, previous, mayBreakLeadTime } = facts;
  if (mayBreakLeadTime || startsAt === previous) return 'allowed';
  if (isInsideLeadTime(startsAt, now)) return refuse('wedding_date_too_soon', { field: 'dateTime' });
  if (previous !== undefined && startsAt < previous) return refuse('wedding_date_moved_back', { field: 'dateTime' });
  return 'allowed';
}
