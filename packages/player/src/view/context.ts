import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { PlayerMessages } from '../messages.ts';
import type { Clock } from '../store/clock.ts';
import type { PlayerRequest } from '../store/request.ts';
import type { PlayerState } from '../store/state.ts';
import type { PlayerStore } from '../store/store.ts';

/** What controls and notices need of whatever plays: a video element of ours, or a platform's player in a frame. */
export type PlayerFace = Pick<PlayerStore, 'getState' | 'subscribe' | 'request' | 'programTimeMs'>;

/** What every control shares. */
export interface PlayerSurroundings {
  readonly store: PlayerFace;
  readonly clock: Clock;
  readonly messages: PlayerMessages;
}

/** Given by `<Player>` to its controls. */
export const PlayerContext = createContext<PlayerSurroundings | null>(null);

/** The player a control stands in. */
export function useSurroundings(): PlayerSurroundings {
  const surroundings = use(PlayerContext);
  if (surroundings === null) throw new Error('a control stands outside of a player');
  return surroundings;
}

/** One thing read from the state; the control renders only when that changes. */
export function usePlayer<Value>(select: (state: PlayerState) => Value): Value {
  const { store } = useSurroundings();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** Where a control sends its requests. */
export function useRequest(): (request: PlayerRequest) => void {
  return useSurroundings().store.request;
}

/** The texts of the player's language. */
export function useMessages(): PlayerMessages {
  return useSurroundings().messages;
}

/** The time controls hide by. */
export function useClock(): Clock {
  return useSurroundings().clock;
}

/** Asks for the programme time of the frame on screen, in ms since the epoch. */
export function useProgramTime(): () => number | null {
  const { store } = useSurroundings();
  return useCallback(() => store.programTimeMs(), [store]);
}
