import { type Instant, MINUTE_MS } from '../kernel/instant.ts';
import type { LiveState, SlotState } from './types.ts';

/** What stands where the video stands, for guests (decision 27). */
export type ViewerPhase =
  | 'waiting'
  | 'live'
  | 'slate'
  | 'intermission'
  | 'archiving'
  | 'archive'
  | 'preparing'
  | 'ended';

/** Without a word from staff, a ceremony counts as delayed this long after its time (decision 29). */
const LATE_AFTER_MS = 5 * MINUTE_MS;

export interface ViewerFacts {
  readonly state: SlotState;
  /** Staff called an intermission: a slate, and nothing sounds wrong. */
  readonly isIntermission: boolean;
  readonly startsAt: Instant;
  /** First moment after the viewing window. */
  readonly closesAt: Instant;
  /** Staff said so. */
  readonly isDelayedByStaff: boolean;
}

export interface ViewerState {
  readonly phase: ViewerPhase;
  readonly isDelayed: boolean;
  /** The word of product text §4 that a guest's page is told. */
  readonly liveState: LiveState;
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

/** What a guest is told of a slot at a moment. After the window nothing is shown any more, whatever the slot says. */
export function viewerState(facts: ViewerFacts, now: Instant): ViewerState {
  if (now >= facts.closesAt) return { phase: 'ended', isDelayed: false, liveState: 'end' };
  const phase = facts.isIntermission ? 'intermission' : phaseOf(facts.state);
  const isDelayed = phase === 'waiting' && (facts.isDelayedByStaff || now >= facts.startsAt + LATE_AFTER_MS);
  return { phase, isDelayed, liveState: isDelayed ? 'delayed' : facts.state };
}
