import { EASE_MS, MAX_RECENT_STALL_MS, OFFER_MS } from '../timing.ts';
import type { PlayerState, RecentStalls } from './state.ts';

/** Trouble decays this many times more slowly than it grows, because a stuttering connection is a bad one too. */
const FORGETTING = 3;

/** The trouble value after another reading; the same object while there is none. */
export function afterTick(before: RecentStalls, waitingSinceMs: number | null, nowMs: number): RecentStalls {
  if (waitingSinceMs !== null) {
    const ms = before.ms + Math.max(0, nowMs - Math.max(before.atMs, waitingSinceMs));
    return { ms: Math.min(MAX_RECENT_STALL_MS, ms), atMs: nowMs };
  }
  if (before.ms === 0) return before;
  return { ms: Math.max(0, before.ms - (nowMs - before.atMs) / FORGETTING), atMs: nowMs };
}

type Line = Pick<PlayerState, 'renditions' | 'mode' | 'eased' | 'recentStalls' | 'offering' | 'offerDeclined'>;

/** Whether to switch to the smallest video: losing sharpness is better than losing the picture. */
export function shouldEase({ renditions, mode, eased, recentStalls }: Line): boolean {
  return mode === 'auto' && !eased && renditions !== null && renditions.lowBps !== null && recentStalls.ms >= EASE_MS;
}

/**
 * Whether to ask for a smaller video that did not exist when the source was opened: a live may get its second quality
 * seconds after it started, and viewers who waited for the start have read the list before that.
 */
export function shouldAskForSmaller({ renditions, mode, eased, recentStalls }: Line): boolean {
  return mode === 'auto' && !eased && renditions !== null && renditions.lowBps === null && recentStalls.ms >= EASE_MS;
}

/**
 * Whether audio only is offered because no video is small enough. The offer ends when there has been no trouble for a
 * while.
 */
export function offersAudio(line: Line): boolean {
  const { renditions, mode, eased, recentStalls, offering, offerDeclined } = line;
  if (renditions === null || renditions.audio === null || mode === 'audio' || offerDeclined) return false;
  if (renditions.lowBps !== null && mode === 'auto' && !eased) return false;
  return offering ? recentStalls.ms > 0 : recentStalls.ms >= OFFER_MS;
}
