import { MINUTE_MS } from '../kernel/instant.ts';

/** A signed post older than this is a replay. Clocks may be ahead by as much. */
export const PROOF_LIFETIME_MS = 5 * MINUTE_MS;

/** Whether a post signed at `signedAtMs` (epoch ms) may still be accepted. */
export function isFresh(signedAtMs: number, nowMs: number): boolean {
  return Math.abs(nowMs - signedAtMs) <= PROOF_LIFETIME_MS;
}
