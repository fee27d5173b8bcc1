import type { LiveSocket } from './socket.ts';

/** Pages fetch updates spread over this time, not all at the same moment. */
const SPREAD_MS = 500;

/** Fetches updates, a moment later; several requests within that time may result in several calls. */
export interface CatchUp {
  readonly ask: () => void;
  readonly stop: () => void;
}

/**
 * Fetches updates on every connect, and at once if already connected: events before that, or during an outage, were
 * missed. Events that require a fetch use the same function.
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
  const check = () => {
    const isConnected = socket.state.state === 'connected';
    if (isConnected && !isHearing) ask();
    isHearing = isConnected;
  };
  const stopWatching = socket.watch(check);
  check();
  return {
    ask,
    stop: () => {
      stopWatching();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
