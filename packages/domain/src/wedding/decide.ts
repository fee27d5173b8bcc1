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

/** Who changes a wedding, and what. */
export interface WeddingChange {
  /** The names of the changed fields. */
  readonly fields: readonly string[];
  /** Holds write wedding. */
  readonly mayWrite: boolean;
  /** Holds read wedding. */
  readonly mayRead: boolean;
}

/**
 * Whether the caller may change these fields. Without write wedding they hold the permission for near dates, with which
 * they change the date of a wedding they may read (docs/product/wedding.md#dates).
 */
export function decideFields({ fields, mayWrite, mayRead }: WeddingChange): 'allowed' | Refused<'wedding_only_date'> {
  if (mayWrite) return 'allowed';
  const isDate = fields.every(name => name === 'dateTime');
  return mayRead && isDate ? 'allowed' : refuse('wedding_only_date');
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
