import type { Slot } from '../slot/slot.ts';
import type { PlaybackAddress } from './playback-address.ts';
import type { PlaybackReply } from './playback-reply.ts';
import type { WaitEnd, Wanted } from './wait-room.ts';

/** A request that has passed the gate. */
export interface PlaybackRequest {
  readonly slot: Slot;
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

/** First segment this request may see; null when there is none for it yet. */
export function visibleFrom({ slot, isStaff }: PlaybackRequest): number | null {
  return isStaff ? 0 : slot.stream.publicFromMsn;
}

/** Says that nothing more will come on this address. */
export function refuseGone(request: PlaybackRequest, reply: PlaybackReply): void {
  if (request.slot.isRevoked) reply.refuse(410, 'revoked');
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
  const { stream } = request.slot;
  const now = stream.answer(wanted);
  if (now !== null) {
    serve(now);
    return;
  }
  const targetMs = stream.targetDurationMs;
  const whenStalledMs = mayBeStale ? request.nowMs + targetMs * STALLED_PATIENCE_TARGETS : null;
  stream.waitRoom.add(wanted, { untilMs: request.nowMs + targetMs * PATIENCE_TARGETS, whenStalledMs }, serve);
}
