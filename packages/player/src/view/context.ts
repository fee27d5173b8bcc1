import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { PlayerMessages } from '../messages.ts';
import type { Clock } from '../store/clock.ts';
import type { PlayerRequest } from '../store/request.ts';
import type { PlayerState } from '../store/state.ts';
import type { PlayerStore } from '../store/store.ts';

/** What controls and notices need of a player: our own video element, or a platform's player in a frame. */
export type PlayerFace = Pick<PlayerStore, 'getState' | 'subscribe' | 'request' | 'programTimeMs'>;

/** What every control shares. */
export interface PlayerContextValue {
  readonly store: PlayerFace;
  readonly clock: Clock;
  readonly messages: PlayerMessages;
}

/** Provided by `<Player>` to its controls. */
export const PlayerContext = createContext<PlayerContextValue | null>(null);

/** The player that contains a control. */
export function usePlayerContext(): PlayerContextValue {
  const surroundings = use(PlayerContext);
  if (surroundings === null) throw new Error('a control was rendered outside a player');
  return surroundings;
}

/** Selects a value from the state; the control renders only when that value changes. */
export function usePlayer<Value>(select: (state: PlayerState) => Value): Value {
  const { store } = usePlayerContext();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** The function that controls send their requests to. */
export function useRequest(): (request: PlayerRequest) => void {
  return usePlayerContext().store.request;
}

/** The texts of the player's language. */
export function useMessages(): PlayerMessages {
  return usePlayerContext().messages;
}

/** The clock that controls use to hide. */
export function useClock(): Clock {
  return usePlayerContext().clock;
}

/** Returns a function for the program time of the frame on screen, in ms since the epoch. */
export function useProgramTime(): () => number | null {
  const { store } = usePlayerContext();
  return useCallback(() => store.programTimeMs(), [store]);
}
