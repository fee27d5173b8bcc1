import type { Instant } from '../kernel/instant.ts';
import { addDays, dateOf, type LocalDate } from '../kernel/jst.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { lastOpenDate } from './calendar.ts';
import { restorableUntil } from './deletion.ts';
import type { WeddingStatus } from './types.ts';

/**
 * The data of a wedding is kept at most this many days past the end of its archive (docs/product/erasure.md#wedding).
 */
export const KEPT_DAYS = 90;
/**
 * Guests can download purchased recordings for 30 days (docs/product/archive-sale.md#download); nothing is erased
 * before that.
 */
export const DOWNLOAD_DAYS = 30;

/** The dates a couple may choose for the erasure of their wedding's data, both included. */
export interface ErasureDates {
  readonly first: LocalDate;
  /** The end of the default retention period. */
  readonly last: LocalDate;
}

const later = (a: LocalDate, b: LocalDate): LocalDate => (a > b ? a : b);
const firstPossible = (startsAt: Instant) => addDays(lastOpenDate(startsAt), DOWNLOAD_DAYS + 1);

/** The dates on which a couple may have everything erased; never today, so that they can reconsider overnight. */
export function erasureDates(startsAt: Instant, now: Instant): ErasureDates {
  const first = later(firstPossible(startsAt), addDays(dateOf(now), 1));
  return { first, last: later(first, addDays(lastOpenDate(startsAt), KEPT_DAYS)) };
}

/** The date a chosen erasure takes effect; a rescheduled ceremony moves it along. */
export function erasureDate(startsAt: Instant, requested: LocalDate): LocalDate {
  return later(requested, firstPossible(startsAt));
}

/** What decides when a wedding is erased. */
export interface ErasureFacts {
  readonly status: WeddingStatus;
  readonly startsAt: Instant;
  /** The day the couple chose. */
  readonly chosen: LocalDate | null;
  readonly deletedAt: Instant | null;
}

/**
 * Whether a wedding is to be erased now: the day the couple chose has come or, if they chose none, its data was kept for
 * this many days past the end of its archive (null: as long as nobody asks). A day that they chose is never brought
 * forward. A deleted wedding is due
 * once it can no longer be restored.
 */
export function isErasureDue(facts: ErasureFacts, now: Instant, keptDays: number | null): boolean {
  const { status, startsAt, chosen, deletedAt } = facts;
  if (status === 'cleaned') return false;
  if (deletedAt !== null && now >= restorableUntil(deletedAt)) return true;
  if (!isErasureOpen(status)) return false;
  const day = chosen ?? (keptDays === null ? null : addDays(lastOpenDate(startsAt), keptDays + 1));
  if (day === null) return false;
  return erasureDate(startsAt, day) <= dateOf(now);
}

/** Whether an erasure date may be set now: the wedding has a ceremony date to count from. */
export const isErasureOpen = (status: WeddingStatus): boolean => status === 'active' || status === 'canceled';

/** Whether a couple may choose this date; null withdraws their choice. */
export function decideErasure(
  { status, startsAt }: { readonly status: WeddingStatus; readonly startsAt: Instant },
  requested: LocalDate | null,
  now: Instant,
): 'allowed' | Refused<'wedding_erasure_closed' | 'wedding_erasure_date'> {
  if (!isErasureOpen(status)) return refuse('wedding_erasure_closed');
  const { first, last } = erasureDates(startsAt, now);
  if (requested !== null && (requested < first || requested > last))
    return refuse('wedding_erasure_date', { field: 'date', first, last });
  return 'allowed';
}
