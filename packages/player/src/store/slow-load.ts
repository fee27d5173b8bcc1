import { SLOW_RELOAD_MS } from '../timing.ts';
import type { PlayerState } from './state.ts';

/** What a long wait calls for: nothing yet, one reload of the source, or the admission that it has failed (decision 94). */
export type SlowLoadStep = 'none' | 'reload' | 'fail';

/** Judges a wait. The message at 5 s is in the state itself; this is what happens at 10 s, and at 10 s again. */
export function judgeWait(state: PlayerState, nowMs: number): SlowLoadStep {
  if (state.waitingSinceMs === null || !state.framesExpected || state.error !== null) return 'none';
  if (nowMs - state.waitingSinceMs < SLOW_RELOAD_MS) return 'none';
  return state.reloadCount === 0 ? 'reload' : 'fail';
}
