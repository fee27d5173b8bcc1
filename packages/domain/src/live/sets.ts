import { type LiveState, SLOT_STATES, type SlotState } from './types.ts';

// In a file of its own, because a guest's first page loads the states.

/**
 * The states of slots in use, which operators see first (docs/product/live.md#sets). `delayed` is a slot that staff
 * have announced as late and not yet published; it is not stored as a state.
 */
export const ACTIVE_LIVE_STATES = [
  'ready',
  'streaming',
  'starting',
  'unpulished',
  'delayed',
  'uploading',
  'closed',
] as const satisfies readonly LiveState[];

/** The active states that are stored. */
export const ACTIVE_SLOT_STATES: readonly SlotState[] = SLOT_STATES.filter(state =>
  ACTIVE_LIVE_STATES.some(active => active === state),
);

/** The states of a slot that needs a person's attention. */
export const TROUBLED_SLOT_STATES = [
  'waitingForStream',
  'waitingForUpload',
  'streaming_error',
  'archive_error',
] as const satisfies readonly SlotState[];

/** The states in which a slot is neither deleted nor cleaned up (docs/product/live.md#sets). */
export const PROTECTED_SLOT_STATES: readonly SlotState[] = [...ACTIVE_SLOT_STATES, ...TROUBLED_SLOT_STATES];

/**
 * The states in which neither the wedding nor the facility of a slot is deleted: the protected ones, and `preparing`,
 * because the provider is creating the stream then (docs/product/live.md#sets).
 */
export const UNDELETABLE_SLOT_STATES: readonly SlotState[] = ['preparing', ...PROTECTED_SLOT_STATES];
