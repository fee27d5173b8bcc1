import type { PlayerFact } from '../store/fact.ts';
import { reduce } from '../store/reduce.ts';
import type { PlayerState } from '../store/state.ts';
import { SLOW_MESSAGE_MS, SPINNER_DELAY_MS } from '../timing.ts';
import type { PlayerReport } from './frame-player.ts';

/**
 * The facts about an embedded player: the ones of any source, the platform player's own reports, and the passing time.
 */
export type EmbedFact =
  | Exclude<PlayerFact, { readonly type: 'media' }>
  | { readonly type: 'reported'; readonly report: PlayerReport }
  /** The platform player has answered; from now on it shows its own state and waiting in its frame. */
  | { readonly type: 'answered' }
  | { readonly type: 'ticked'; readonly nowMs: number };

function whenTicked(state: PlayerState, nowMs: number): PlayerState {
  if (state.waitingSinceMs === null) return state;
  const waitedMs = nowMs - state.waitingSinceMs;
  const spinning = waitedMs >= SPINNER_DELAY_MS;
  const slow = state.framesExpected && (waitedMs >= SLOW_MESSAGE_MS || state.reloadCount > 0);
  return spinning === state.spinning && slow === state.slow ? state : { ...state, spinning, slow };
}

/** The next state of an embedded player: a pure function of the previous state and the fact. */
export function reduceEmbed(state: PlayerState, fact: EmbedFact): PlayerState {
  switch (fact.type) {
    case 'reported':
      return { ...state, ...fact.report, wasAudible: state.wasAudible || fact.report.muted === false };
    case 'answered':
      return {
        ...state,
        attach: 'attached',
        hasFrame: true,
        error: null,
        waitingSinceMs: null,
        spinning: false,
        slow: false,
        reloadCount: 0,
      };
    case 'ticked':
      return whenTicked(state, fact.nowMs);
    default:
      return reduce(state, fact);
  }
}
