import type { LiveSocket } from './socket.ts';

/** Pages ask for what is new within this time, not all at the same moment. */
const SPREAD_MS = 500;

/** Asks for what is new, a moment later; several asks within that time may come to several calls. */
export interface CatchUp {
  readonly ask: () => void;
  readonly stop: () => void;
}

/**
 * Asks each time the line begins to stand, and at once where it stands already: what happened before, or while it was down, was
 * not heard. Whoever hears of something that has to be asked for asks by the same way.
 */
export function catchUp(socket: LiveSocket, refresh: () => Promise<unknown>): CatchUp {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const ask = () => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void refresh();
    }, Math.random() * SPREAD_MS);
    timers.add(timer);
  };
  let isHearing = false;
  const look = () => {
    const isConnected = socket.state.state === 'connected';
    if (isConnected && !isHearing) ask();
    isHearing = isConnected;
  };
  const stopWatching = socket.watch(look);
  look();
  return {
    ask,
    stop: () => {
      stopWatching();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
