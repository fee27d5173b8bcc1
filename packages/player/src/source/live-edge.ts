import { CATCH_UP_GAP_SEC, STABLE_MS } from '../timing.ts';

/** The position of a live player. */
export interface LivePlace {
  readonly currentTimeSec: number;
  /** Where it should be; null while unknown. */
  readonly livePositionSec: number | null;
}

/** Seconds behind the position where a live player should be; never negative. */
export function gapBehindLive({ currentTimeSec, livePositionSec }: LivePlace): number {
  return livePositionSec === null ? 0 : Math.max(0, livePositionSec - currentTimeSec);
}

/** Whether only a jump brings the player back: hls.js plays faster for short gaps and treats long ones as intended. */
export function needsJump(place: LivePlace): boolean {
  return gapBehindLive(place) > CATCH_UP_GAP_SEC;
}

/** How hls.js changed its latency target: each stall raises it, and hls.js never lowers it again. */
export interface StallRecord {
  /** The target before the first stall, in seconds; null while unknown. */
  readonly targetSec: number | null;
  readonly stallCount: number;
  readonly lastStallMs: number;
}

/** A player that has not stalled. */
export const noStalls: StallRecord = { targetSec: null, stallCount: 0, lastStallMs: 0 };

/** Counts a stall. */
export function withStall(record: StallRecord, nowMs: number): StallRecord {
  return { ...record, stallCount: record.stallCount + 1, lastStallMs: nowMs };
}

/** Remembers the target as long as no stall has raised it. */
export function withTarget(record: StallRecord, targetSec: number | null): StallRecord {
  return record.stallCount === 0 ? { ...record, targetSec } : record;
}

/** The target to go back to after stable minutes, or null if there is nothing to restore. */
export function targetToRestore(record: StallRecord, nowMs: number): number | null {
  return record.stallCount > 0 && nowMs - record.lastStallMs >= STABLE_MS ? record.targetSec : null;
}
