import { SLOW_RELOAD_MS } from '../timing.ts';
import type { PlayerState } from './state.ts';

/** The reaction to a long wait: nothing yet, one reload of the source, or failure (docs/product/player.md#waiting). */
export type SlowLoadStep = 'none' | 'reload' | 'fail';

/**
 * Whether a failed live is retried automatically, so that viewers need not press anything when the network is back. A
 * missing video (404), or one that cannot be played here at all, will not work in five seconds either.
 */
export function isWorthRetrying({ kind, error, framesExpected, script }: PlayerState): boolean {
  return kind === 'live' && framesExpected && error !== null && error.status !== 404 && script !== 'not-supported';
}

/** Evaluates a wait. The message at 5 s is in the state itself; this handles 10 s, and another 10 s after that. */
export function evaluateWait(state: PlayerState, nowMs: number): SlowLoadStep {
  if (state.waitingSinceMs === null || !state.framesExpected || state.error !== null) return 'none';
  if (nowMs - state.waitingSinceMs < SLOW_RELOAD_MS) return 'none';
  return state.reloadCount === 0 ? 'reload' : 'fail';
}
