import { type Instant, MINUTE_MS } from '../kernel/instant.ts';
import type { LiveState, PlayerState, SlotState } from './types.ts';

/** What guests see in place of the video (docs/product/player.md#slates). */
export type ViewerPhase =
  | 'waiting'
  | 'live'
  | 'slate'
  | 'intermission'
  | 'archiving'
  | 'archive'
  | 'preparing'
  | 'ended';

/**
 * Unless staff announce a delay, a ceremony counts as delayed this long after its start time
 * (docs/product/live.md#delay).
 */
const LATE_AFTER_MS = 5 * MINUTE_MS;
/** A provider is polled once a minute: one failed request is not an outage, two in a row are. */
const UNKNOWN_AFTER_MS = 30_000;

export interface ViewerFacts {
  readonly state: SlotState;
  /** Staff called an intermission: guests see a slate without an error. */
  readonly isIntermission: boolean;
  readonly startsAt: Instant;
  /** The first moment after the viewing window. */
  readonly closesAt: Instant;
  /** Staff announced the delay. */
  readonly isDelayedByStaff: boolean;
  /** Since when the provider has not responded; null while it does. */
  readonly unreachableSince: Instant | null;
}

export interface ViewerState {
  readonly phase: ViewerPhase;
  readonly isDelayed: boolean;
  /** The state sent to a guest's player (docs/product/live.md). */
  readonly liveState: PlayerState;
}

function phaseOf(state: SlotState): ViewerPhase {
  switch (state) {
    case 'pending':
    case 'preparing':
    case 'ready':
    case 'starting':
    case 'unpulished':
      return 'waiting';
    case 'streaming':
      return 'live';
    case 'waitingForStream':
    case 'streaming_error':
      return 'slate';
    case 'closed':
      return 'archiving';
    case 'archived':
      return 'archive';
    case 'archive_error':
    case 'waitingForUpload':
    case 'uploading':
      return 'preparing';
    case 'end':
      return 'ended';
  }
}

/** Whether the stream's state is unknown: its provider stopped responding before the stream was over. */
export function isStateUnknown(facts: Pick<ViewerFacts, 'state' | 'unreachableSince'>, now: Instant): boolean {
  const { state, unreachableSince } = facts;
  if (unreachableSince === null || now - unreachableSince < UNKNOWN_AFTER_MS) return false;
  const phase = phaseOf(state);
  return state !== 'pending' && state !== 'preparing' && ['waiting', 'live', 'slate'].includes(phase);
}

const isLate = ({ isDelayedByStaff, startsAt }: ViewerFacts, now: Instant): boolean =>
  isDelayedByStaff || now >= startsAt + LATE_AFTER_MS;

/** The player state for a slot state. */
function playerStateOf(state: SlotState): PlayerState {
  if (state === 'archived') return 'viewingArchive';
  return state === 'waitingForUpload' ? 'emergency-stopped' : state;
}

/** What a guest sees of a slot at a moment. After the viewing window nothing is shown, whatever the slot's state. */
export function viewerState(facts: ViewerFacts, now: Instant): ViewerState {
  if (now >= facts.closesAt) return { phase: 'ended', isDelayed: false, liveState: 'end' };
  const known = facts.isIntermission ? 'intermission' : phaseOf(facts.state);
  const isDelayed = known === 'waiting' && isLate(facts, now);
  if (isDelayed) return { phase: known, isDelayed, liveState: 'delayed' };
  if (isStateUnknown(facts, now)) return { phase: 'waiting', isDelayed, liveState: 'unknown' };
  return { phase: known, isDelayed, liveState: playerStateOf(facts.state) };
}

/** The state that staff see in lists: the slot's own, except for a late start and the end of the viewing window. */
export function listedState(facts: ViewerFacts, now: Instant): LiveState {
  if (now >= facts.closesAt) return 'end';
  return phaseOf(facts.state) === 'waiting' && isLate(facts, now) ? 'delayed' : facts.state;
}
