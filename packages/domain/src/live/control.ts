import { type Refused, refuse } from '../kernel/refusal.ts';
import type { SlotState } from './types.ts';

/**
 * Before guests see the stream: the waiting states (docs/product/live.md#states), without those that depend on the
 * clock.
 */
const WAITING: readonly SlotState[] = ['pending', 'preparing', 'ready', 'starting', 'unpulished'];
/** An encoder may be rehearsing: the provider has the slot, and guests see nothing of it. */
const REHEARSING: readonly SlotState[] = ['ready', 'starting', 'unpulished'];
/** The recording exists, so its data stays (docs/product/console.md#rehearsal). */
const RECORDED: readonly SlotState[] = ['archived', 'end'];

/** Whether staff may announce a delayed start: only while guests are still waiting (docs/product/live.md#delay). */
export function admitDelay(state: SlotState): Refused<'live_wrong_state'> | undefined {
  return WAITING.includes(state) ? undefined : refuse('live_wrong_state', { state });
}

/**
 * What a clean-up deletes in a state: the reactions so far until a recording exists, the rehearsal footage before
 * publishing.
 */
export function admitCleanUp(state: SlotState): { readonly film: boolean } | Refused<'live_wrong_state'> {
  if (RECORDED.includes(state)) return refuse('live_wrong_state', { state });
  return { film: REHEARSING.includes(state) };
}

/** How many devices a guest may play on at once (docs/product/live.md#devices). */
const MAX_DEVICES = 3;

/** Whether a device may play in addition to `others` of the same guest. */
export function admitDevice(others: number): Refused<'live_too_many_devices'> | undefined {
  return others < MAX_DEVICES ? undefined : refuse('live_too_many_devices', { devices: MAX_DEVICES });
}
