import type { Instant } from '../kernel/instant.ts';
import { addDays, dateOf, type LocalDate } from '../kernel/jst.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import { lastOpenDate } from './calendar.ts';
import type { WeddingStatus } from './types.ts';

/** What a wedding left behind is kept this many days past the end of its archive at the longest (decision 87). */
const KEPT_DAYS = 90;
/** Recordings that guests have bought can be fetched for 30 days (decision 84): nothing goes before that. */
const DOWNLOAD_DAYS = 30;

/** The days a couple may choose for the erasure of what their wedding left behind, both included. */
export interface ErasureDates {
  readonly first: LocalDate;
  /** The end of the ordinary time. */
  readonly last: LocalDate;
}

const later = (a: LocalDate, b: LocalDate): LocalDate => (a > b ? a : b);
const firstPossible = (startsAt: Instant) => addDays(lastOpenDate(startsAt), DOWNLOAD_DAYS + 1);

/** From when to when a couple may have everything erased; never today, so that they may think again overnight. */
export function erasureDates(startsAt: Instant, now: Instant): ErasureDates {
  const first = later(firstPossible(startsAt), addDays(dateOf(now), 1));
  return { first, last: later(first, addDays(lastOpenDate(startsAt), KEPT_DAYS)) };
}

/** The day a wish means; a ceremony that was moved since takes it along. */
export function erasureDate(startsAt: Instant, wish: LocalDate): LocalDate {
  return later(wish, firstPossible(startsAt));
}

/** Whether a day of erasure may be asked for now: there is a day of the ceremony to count from. */
export const isErasureOpen = (status: WeddingStatus): boolean => status === 'active' || status === 'canceled';

/** Whether a couple may choose this day; null takes their wish back. */
export function decideErasure(
  { status, startsAt }: { readonly status: WeddingStatus; readonly startsAt: Instant },
  wish: LocalDate | null,
  now: Instant,
): 'allowed' | Refused<'wedding_erasure_closed' | 'wedding_erasure_date'> {
  if (!isErasureOpen(status)) return refuse('wedding_erasure_closed');
  const { first, last } = erasureDates(startsAt, now);
  if (wish !== null && (wish < first || wish > last))
    return refuse('wedding_erasure_date', { field: 'date', first, last });
  return 'allowed';
}
