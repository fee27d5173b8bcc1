import { EASE_MS, LONGEST_STRUGGLE_MS, OFFER_MS } from '../timing.ts';
import type { PlayerState, Struggle } from './state.ts';

/** Trouble is forgotten this many times as slowly as it is noticed: a line that stutters is a bad one too. */
const FORGETTING = 3;

/** How bad it is after another look at the element; the same object as long as all is well. */
export function afterLook(before: Struggle, waitingSinceMs: number | null, nowMs: number): Struggle {
  if (waitingSinceMs !== null) {
    const ms = before.ms + Math.max(0, nowMs - Math.max(before.atMs, waitingSinceMs));
    return { ms: Math.min(LONGEST_STRUGGLE_MS, ms), atMs: nowMs };
  }
  if (before.ms === 0) return before;
  return { ms: Math.max(0, before.ms - (nowMs - before.atMs) / FORGETTING), atMs: nowMs };
}

type Line = Pick<PlayerState, 'renditions' | 'mode' | 'eased' | 'struggle' | 'offering' | 'offerDeclined'>;

/** Whether it is time to take the smallest picture: before a guest loses the picture, he may lose its sharpness. */
export function shouldEase({ renditions, mode, eased, struggle }: Line): boolean {
  return mode === 'auto' && !eased && renditions !== null && renditions.lowBps !== null && struggle.ms >= EASE_MS;
}

/**
 * Whether it is time to ask for a smaller picture that was not there when the source was opened: a live may get its second quality
 * seconds after it began, and who waited for the beginning has read the list before.
 */
export function shouldAskForSmaller({ renditions, mode, eased, struggle }: Line): boolean {
  return mode === 'auto' && !eased && renditions !== null && renditions.lowBps === null && struggle.ms >= EASE_MS;
}

/** Whether the sound alone is offered: no picture is small enough. It is taken back when all has been well for a while. */
export function offersAudio(line: Line): boolean {
  const { renditions, mode, eased, struggle, offering, offerDeclined } = line;
  if (renditions === null || renditions.audio === null || mode === 'audio' || offerDeclined) return false;
  if (renditions.lowBps !== null && mode === 'auto' && !eased) return false;
  return offering ? struggle.ms > 0 : struggle.ms >= OFFER_MS;
}
