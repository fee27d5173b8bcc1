import type { Refusal } from '@kotohogi/live-engine/ingest/packets/wire';

/** Why nothing is sent any more, and nobody tries again by itself: staff asked for it, the browser's encoder failed, the origin refused. */
export type StopReason = 'asked' | 'encoder' | Refusal;

const DELAYS_MS = [300, 500, 1_000, 2_000] as const;
const LAST_DELAY_MS = 3_000;

/** How long to wait before the n-th try (from 0): soon at first, and for as long as it takes. */
export function retryDelayMs(attempt: number): number {
  return DELAYS_MS[attempt] ?? LAST_DELAY_MS;
}

/**
 * Whether a refusal is the last word. After a break the origin may still hold our own dead connection for the key's owner, so a key in use is
 * asked for again; before the first success it is somebody else's.
 */
export function isFinal(reason: Refusal, wasAdmitted: boolean): boolean {
  switch (reason) {
    case 'key-in-use':
      return !wasAdmitted;
    case 'malformed':
      return false;
    case 'unknown-key':
    case 'live-ended':
    case 'expelled':
    case 'other-version':
      return true;
  }
}
