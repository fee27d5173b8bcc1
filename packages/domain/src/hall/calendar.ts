import { after, type Instant } from '../kernel/instant.ts';
import { addDays, atJst, dateOf } from '../kernel/jst.ts';
import { HALL_USE_AFTER_START_MS } from '../wedding/hall-use.ts';

/** Days that a calendar looks back: a quarter is enough to compare with, and the file stays small. */
const PAST_DAYS = 92;

/** The first moment whose ceremonies are in a hall's calendar (docs/product/hall.md#calendar-link). */
export const calendarSince = (now: Instant): Instant => atJst(addDays(dateOf(now), -PAST_DAYS));

/** When the entry of a ceremony ends: the hall is in use until then. */
export const calendarEnd = (startsAt: Instant): Instant => after(startsAt, HALL_USE_AFTER_START_MS);
