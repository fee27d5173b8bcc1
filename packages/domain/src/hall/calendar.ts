import { after, type Instant } from '../kernel/instant.ts';
import { addDays, atJst, dateOf } from '../kernel/jst.ts';
import { HALL_USE_AFTER_START_MS } from '../wedding/hall-use.ts';

/** How many days back a calendar goes: a quarter is enough to compare with and keeps the file small. */
const PAST_DAYS = 92;

/** The earliest start that a hall's calendar includes (docs/product/hall.md#calendar-link). */
export const calendarSince = (now: Instant): Instant => atJst(addDays(dateOf(now), -PAST_DAYS));

/** When the calendar entry of a ceremony ends; the hall counts as in use until then. */
export const calendarEnd = (startsAt: Instant): Instant => after(startsAt, HALL_USE_AFTER_START_MS);
