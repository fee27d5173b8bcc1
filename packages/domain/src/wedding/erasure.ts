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
/** The couple gets a mail at least this many days before their data is erased without their request. */
export const NOTICE_DAYS = 14;

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
  /** The day that the couple was notified of by mail, if they chose none. */
  readonly announced: LocalDate | null;
  readonly deletedAt: Instant | null;
}

/** The first day after the retention period. */
const endOfRetention = (startsAt: Instant, keptDays: number) => addDays(lastOpenDate(startsAt), keptDays + 1);

/** The announced day; null if none was, or the ceremony was moved since and the retention period ends later now. */
function announcedDate({ startsAt, announced }: Pick<ErasureFacts, 'startsAt' | 'announced'>): LocalDate | null {
  return announced !== null && announced >= endOfRetention(startsAt, KEPT_DAYS) ? announced : null;
}

/** The day on which everything is erased if the couple chooses none; never sooner than the notice allows. */
export function automaticDate(facts: Pick<ErasureFacts, 'startsAt' | 'announced'>, now: Instant): LocalDate {
  const soonest = addDays(dateOf(now), NOTICE_DAYS);
  return announcedDate(facts) ?? later(endOfRetention(facts.startsAt, KEPT_DAYS), soonest);
}

/** The day that has to be announced to the couple now; undefined if it is too early, was announced, or none applies. */
export function dateToAnnounce(facts: ErasureFacts, now: Instant): LocalDate | undefined {
  const { status, chosen, deletedAt } = facts;
  if (!isErasureOpen(status) || chosen !== null || deletedAt !== null || announcedDate(facts) !== null)
    return undefined;
  const date = automaticDate(facts, now);
  return date <= addDays(dateOf(now), NOTICE_DAYS) ? date : undefined;
}

/** The day on which a wedding that is not deleted is erased; null if there is none. */
function dueDate(facts: ErasureFacts, keptDays: number | null): LocalDate | null {
  if (facts.chosen !== null) return facts.chosen;
  return keptDays === null ? announcedDate(facts) : endOfRetention(facts.startsAt, keptDays);
}

/**
 * Whether a wedding is to be erased now: the day the couple chose has come or, if they chose none, the day announced to
 * them. Operators may give another retention period (`keptDays`) instead of the announced day. A day that the couple
 * chose is never brought forward. A deleted wedding is due once it can no longer be restored, and not before.
 */
export function isErasureDue(facts: ErasureFacts, now: Instant, keptDays: number | null): boolean {
  const { status, startsAt, deletedAt } = facts;
  if (status === 'cleaned') return false;
  if (deletedAt !== null) return now >= restorableUntil(deletedAt);
  if (!isErasureOpen(status)) return false;
  const day = dueDate(facts, keptDays);
  return day !== null && erasureDate(startsAt, day) <= dateOf(now);
}

/** What an erasure waits for: a stream, money on its way, a sold recording that may still be downloaded. */
export const ERASURE_WAITS = ['live', 'money', 'recording'] as const;
export type ErasureWait = (typeof ERASURE_WAITS)[number];

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
