import type { PlayerFact } from '../store/fact.ts';
import { reduce } from '../store/reduce.ts';
import type { PlayerState } from '../store/state.ts';
import { SLOW_MESSAGE_MS, SPINNER_DELAY_MS } from '../timing.ts';
import type { Told } from './frame-player.ts';

/** What is told of an embedded player: all that holds for any source, what it says of itself, and the time that passes. */
export type EmbedFact =
  | Exclude<PlayerFact, { readonly type: 'media' }>
  | { readonly type: 'told'; readonly told: Told }
  /** It has answered: from now on what it does and waits for is its own affair, and seen in its frame. */
  | { readonly type: 'answered' }
  | { readonly type: 'looked'; readonly nowMs: number };

function whenLooked(state: PlayerState, nowMs: number): PlayerState {
  if (state.waitingSinceMs === null) return state;
  const waitedMs = nowMs - state.waitingSinceMs;
  const spinning = waitedMs >= SPINNER_DELAY_MS;
  const slow = state.framesExpected && (waitedMs >= SLOW_MESSAGE_MS || state.reloadCount > 0);
  return spinning === state.spinning && slow === state.slow ? state : { ...state, spinning, slow };
}

/** The next state of an embedded player: a pure function of the old one and of what happened. */
export function reduceEmbed(state: PlayerState, fact: EmbedFact): PlayerState {
  switch (fact.type) {
    case 'told':
      return { ...state, ...fact.told, heard: state.heard || fact.told.muted === false };
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
    case 'looked':
      return whenLooked(state, fact.nowMs);
    default:
      return reduce(state, fact);
  }
}
