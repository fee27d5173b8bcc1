import { SEEK_GAP_MS } from '../constants.ts';
import type { TimedReaction } from '../reaction.ts';

/** A recording's reactions in order of video time; those without one are left out. */
export function toTrack(reactions: readonly TimedReaction[]): readonly TimedReaction[] {
  return reactions.filter(({ atMs }) => atMs !== null).sort((a, b) => (a.atMs ?? 0) - (b.atMs ?? 0));
}

/** The first index of a track after `timeMs`. */
function firstAfter(track: readonly TimedReaction[], timeMs: number): number {
  let low = 0;
  let high = track.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = track[middle]?.atMs ?? 0;
    if (at <= timeMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The reactions between two playhead readings, the first exclusive, the second inclusive, in ms of video time. */
export function replayBetween(track: readonly TimedReaction[], fromMs: number, toMs: number): readonly TimedReaction[] {
  return track.slice(firstAfter(track, fromMs), firstAfter(track, toMs));
}

/** Whether the viewer seeked between two readings: backwards, or further than playing can advance. */
export function isSeek(fromMs: number, toMs: number): boolean {
  return toMs < fromMs || toMs - fromMs > SEEK_GAP_MS;
}
