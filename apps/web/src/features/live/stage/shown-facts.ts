import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';

/** While something plays, an unknown state is ignored for this long (docs/product/player.md#slates). */
export const UNKNOWN_TOLERANCE_MS = 60_000;

/** What the page shows, and since when it has kept that despite an unknown state from the server. */
export interface ShownFacts {
  readonly shown: PlayerFacts;
  readonly heldSinceMs: number | null;
}

const isVague = ({ liveState }: PlayerFacts) => liveState === 'unknown' || liveState === 'preparing';
const isPlaying = ({ phase }: PlayerFacts) => phase === 'live' || phase === 'slate' || phase === 'archive';

/**
 * What the page shows after the server has sent `next`: while something plays, the last known state stays for a minute.
 */
export function afterFacts(before: ShownFacts | undefined, next: PlayerFacts, nowMs: number): ShownFacts {
  if (before === undefined || !isVague(next) || !isPlaying(before.shown)) return { shown: next, heldSinceMs: null };
  const heldSinceMs = before.heldSinceMs ?? nowMs;
  return nowMs - heldSinceMs < UNKNOWN_TOLERANCE_MS
    ? { shown: before.shown, heldSinceMs }
    : { shown: next, heldSinceMs: null };
}
