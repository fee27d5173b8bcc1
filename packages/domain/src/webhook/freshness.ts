import { MINUTE_MS } from '../kernel/instant.ts';

/** A signed post older than this was kept by somebody and sent again. Clocks may differ by as much the other way. */
export const PROOF_LIFETIME_MS = 5 * MINUTE_MS;

/** Whether a post signed at a moment (epoch ms) may still be taken. */
export function isFresh(signedAtMs: number, nowMs: number): boolean {
  return Math.abs(nowMs - signedAtMs) <= PROOF_LIFETIME_MS;
}
