import type { Slot } from '../slot/slot.ts';
import type { LiveStream } from '../slot/stream.ts';
import type { PlaybackAddress } from './playback-address.ts';
import type { PlaybackReply } from './playback-reply.ts';
import type { AwaitedPart, WaitEnd } from './waiting-requests.ts';

/** A request with a valid token. */
export interface PlaybackRequest {
  readonly slot: Slot;
  /** The requested quality. */
  readonly stream: LiveStream;
  readonly address: PlaybackAddress;
  readonly isStaff: boolean;
  readonly nowMs: number;
}

/** RFC 8216bis §6.2.5.2: a blocked request is given up after three target durations. */
const PATIENCE_TARGETS = 3;
/**
 * While no frames arrive, a blocked playlist request is answered earlier with what exists: hls.js allows a blocking
 * reload 0.8 target durations and treats three time-outs in a row as fatal (ADR 0006).
 */
const STALLED_PATIENCE_TARGETS = 0.6;

/** The first segment this request may see; null if there is none yet, or no longer. */
export function visibleFrom({ slot, isStaff }: PlaybackRequest): number | null {
  if (isStaff) return 0;
  return slot.isPublic ? slot.stream.publicFromMsn : null;
}

/** Guests are shut out: the slot is not published yet, or has an intermission. */
export function isShutOut({ slot, isStaff }: PlaybackRequest): boolean {
  return !isStaff && !slot.isPublic;
}

/** Reports that nothing more will come at this address. */
export function refuseGone(request: PlaybackRequest, reply: PlaybackReply): void {
  if (request.slot.isRevoked) reply.refuse(410, 'revoked');
  else if (isShutOut(request)) reply.refuse(403, 'not-published');
  else reply.refuse(503, 'unavailable');
}

/**
 * Serves as soon as the stream has what is wanted. `mayBeStale`: existing content may be served early if the stream has
 * stalled.
 */
export function waitFor(
  request: PlaybackRequest,
  wanted: AwaitedPart,
  serve: (end: WaitEnd) => void,
  mayBeStale = false,
): void {
  const { stream } = request;
  const now = stream.answer(wanted);
  if (now !== null) {
    serve(now);
    return;
  }
  const targetMs = stream.targetDurationMs;
  const whenStalledMs = mayBeStale ? request.nowMs + targetMs * STALLED_PATIENCE_TARGETS : null;
  const patience = { untilMs: request.nowMs + targetMs * PATIENCE_TARGETS, whenStalledMs };
  // Guests may have been shut out while this request waited.
  stream.waitRoom.add(wanted, patience, end => serve(isShutOut(request) ? 'gone' : end));
}
