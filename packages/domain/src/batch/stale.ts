import { after, HOUR_MS, type Instant, instant } from '../kernel/instant.ts';
import type { SlotState } from '../live/types.ts';
import { closesAt } from '../wedding/calendar.ts';

/** A slot that has not changed for this long is stale. */
export const STALE_MS = 24 * HOUR_MS;

/** The states that a cleanup ends; all others are protected, over, or not started. */
export const CLEANED_STATES = ['preparing', 'archived'] as const satisfies readonly SlotState[];

/** The effect of a cleanup: `retire` removes a slot that was never prepared, `end` ends one after its viewing window. */
export type Cleaning = 'retire' | 'end';

export interface CleanedSlot {
  readonly state: SlotState;
  readonly startsAt: number;
  readonly updatedAt: number;
}

/** The effect of a cleanup on a slot; undefined if it does not change (docs/product/job.md#started-by-hand). */
export function cleaningOf({ state, startsAt, updatedAt }: CleanedSlot, now: Instant): Cleaning | undefined {
  if (updatedAt > after(now, -STALE_MS)) return undefined;
  if (state === 'preparing') return 'retire';
  return state === 'archived' && closesAt(instant(startsAt)) <= after(now, -STALE_MS) ? 'end' : undefined;
}
