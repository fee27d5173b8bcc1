import { type Instant, instant } from '../kernel/instant.ts';
import type { SlotState } from '../live/types.ts';
import { closesAt } from '../wedding/calendar.ts';

/** States in which an encoder is accepted and nothing was shown yet. */
export const UNUSED_STATES = ['ready', 'starting', 'unpulished'] as const satisfies readonly SlotState[];

/** Whether a slot will never be streamed to: it was not used, and the viewing window has closed. */
export function isUnused(slot: { readonly state: SlotState; readonly startsAt: number }, now: Instant): boolean {
  return UNUSED_STATES.some(state => state === slot.state) && closesAt(instant(slot.startsAt)) <= now;
}
