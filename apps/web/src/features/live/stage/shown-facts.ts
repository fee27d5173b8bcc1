import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';

/** While something plays, an unknown state is ignored for this long (docs/product/player.md#slates). */
export const HOLD_MS = 60_000;

/** What the page shows, and since when it has kept that despite an unknown state from the server. */
export interface Held {
  readonly shown: PlayerFacts;
  readonly heldSinceMs: number | null;
}

const isVague = ({ liveState }: PlayerFacts) => liveState === 'unknown' || liveState === 'preparing';
const isPlaying = ({ phase }: PlayerFacts) => phase === 'live' || phase === 'slate' || phase === 'archive';

/**
 * What the page shows after the server has sent `next`: while something plays, the last known state stays for a minute.
 */
export function afterFacts(before: Held | undefined, next: PlayerFacts, nowMs: number): Held {
  if (before === undefined || !isVague(next) || !isPlaying(before.shown)) return { shown: next, heldSinceMs: null };
  const heldSinceMs = before.heldSinceMs ?? nowMs;
  return nowMs - heldSinceMs < HOLD_MS ? { shown: before.shown, heldSinceMs } : { shown: next, heldSinceMs: null };
}
