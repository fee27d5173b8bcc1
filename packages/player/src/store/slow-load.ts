import { SLOW_RELOAD_MS } from '../timing.ts';
import type { PlayerState } from './state.ts';

/** What a long wait calls for: nothing yet, one reload of the source, or the admission that it has failed (decision 94). */
export type SlowLoadStep = 'none' | 'reload' | 'fail';

/**
 * Whether a failed live is tried again by itself: nobody should have to press anything when the network is back. What is not
 * there (404) or cannot be played here at all will not be there in five seconds either.
 */
export function isWorthRetrying({ kind, error, framesExpected, script }: PlayerState): boolean {
  return kind === 'live' && framesExpected && error !== null && error.status !== 404 && script !== 'not-supported';
}

/** Judges a wait. The message at 5 s is in the state itself; this is what happens at 10 s, and at 10 s again. */
export function judgeWait(state: PlayerState, nowMs: number): SlowLoadStep {
  if (state.waitingSinceMs === null || !state.framesExpected || state.error !== null) return 'none';
  if (nowMs - state.waitingSinceMs < SLOW_RELOAD_MS) return 'none';
  return state.reloadCount === 0 ? 'reload' : 'fail';
}
