import type { Refusal } from '@kotohogi/live-engine/ingest/packets/wire';

/**
 * Why sending stopped without an automatic retry: staff stopped it, the browser's encoder failed, or the origin
 * refused.
 */
export type StopReason = 'asked' | 'encoder' | Refusal;

const DELAYS_MS = [300, 500, 1_000, 2_000] as const;
const LAST_DELAY_MS = 3_000;

/** The delay before the n-th retry (from 0): short at first, and retries never end. */
export function retryDelayMs(attempt: number): number {
  return DELAYS_MS[attempt] ?? LAST_DELAY_MS;
}

/**
 * Whether a refusal is final. After a break the origin may still hold our own dead connection under this key, so
 * `key-in-use` is retried; before the first success the key is in use by somebody else.
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
