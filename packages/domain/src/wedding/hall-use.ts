import { HOUR_MS, type Instant } from '../kernel/instant.ts';
import { dateOf, timeOf } from '../kernel/jst.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';

/**
 * A ceremony uses its hall from an hour before its start, when guests arrive and the stream is tested, until two hours
 * after it, when photographs are taken and the hall is cleared. So two starts need three hours between them
 * (docs/product/wedding.md#one-hall-one-ceremony).
 */
export const HALL_USE_MS = 3 * HOUR_MS;

/** How long a ceremony occupies its hall: the length of its calendar entry. */
export const HALL_USE_AFTER_START_MS = 2 * HOUR_MS;

/** Whether two ceremonies of one hall would use it at the same time. */
export const overlapInHall = (one: Instant, other: Instant): boolean => Math.abs(one - other) < HALL_USE_MS;

/** The other ceremony of the hall that is nearest to the requested time. */
export interface OtherCeremony {
  readonly startsAt: Instant;
  readonly reservationId: string;
}

/** Warns that the hall is in use; staff may confirm and continue, because only they know the rooms. */
export function decideHallUse(
  startsAt: Instant,
  nearest: OtherCeremony | undefined,
  isConfirmed: boolean,
): 'allowed' | Refused<'wedding_hall_in_use'> {
  if (isConfirmed || nearest === undefined || !overlapInHall(startsAt, nearest.startsAt)) return 'allowed';
  const { startsAt: other, reservationId } = nearest;
  return refuse('wedding_hall_in_use', { date: dateOf(other), time: timeOf(other), reservationId });
}
