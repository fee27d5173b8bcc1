import type { Slot } from '../slot/slot.ts';
import type { LiveStream } from '../slot/stream.ts';
import type { PlaybackAddress } from './playback-address.ts';
import type { PlaybackReply } from './playback-reply.ts';
import type { WaitEnd, Wanted } from './wait-room.ts';

/** A request that has passed the gate. */
export interface PlaybackRequest {
  readonly slot: Slot;
  /** The quality that was asked for. */
  readonly stream: LiveStream;
  readonly address: PlaybackAddress;
  readonly isStaff: boolean;
  readonly nowMs: number;
}

/** RFC 8216bis §6.2.5.2: a blocked request is given up after three target durations. */
const PATIENCE_TARGETS = 3;
/**
 * While no frames come in, a blocked playlist is answered earlier, with what there is: hls.js gives a blocking reload 0.8 target durations
 * and takes three time-outs in a row for fatal (ADR 0006).
 */
const STALLED_PATIENCE_TARGETS = 0.6;

/** First segment this request may see; null when there is none for it yet, or no longer. */
export function visibleFrom({ slot, isStaff }: PlaybackRequest): number | null {
  if (isStaff) return 0;
  return slot.isPublic ? slot.stream.publicFromMsn : null;
}

/** Guests have been shut out: it is not published yet, or there is an intermission. */
export function isShutOut({ slot, isStaff }: PlaybackRequest): boolean {
  return !isStaff && !slot.isPublic;
}

/** Says that nothing more will come on this address. */
export function refuseGone(request: PlaybackRequest, reply: PlaybackReply): void {
  if (request.slot.isRevoked) reply.refuse(410, 'revoked');
  else if (isShutOut(request)) reply.refuse(403, 'not-published');
  else reply.refuse(503, 'unavailable');
}

/**
 * Serves as soon as the stream has what is wanted. `mayBeStale`: what exists already may be handed out early when the stream has stalled.
 */
export function waitFor(
  request: PlaybackRequest,
  wanted: Wanted,
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
  // The doors may have been shut while this request waited.
  stream.waitRoom.add(wanted, patience, end => serve(isShutOut(request) ? 'gone' : end));
}
