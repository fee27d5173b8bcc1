import { describe, expect, test } from 'vitest';
import { isFresh, PROOF_LIFETIME_MS } from './freshness.ts';

describe('given a post signed at a moment', () => {
  test.each([
    [0, true],
    [PROOF_LIFETIME_MS, true],
    [PROOF_LIFETIME_MS + 1, false],
    [-PROOF_LIFETIME_MS, true],
    [-PROOF_LIFETIME_MS - 1, false],
    [Number.NaN, false],
  ])('when it arrives %i ms later, then it is accepted: %s', (laterMs, isTaken) => {
    const signedAtMs = 1_800_000_000_000;
    expect(isFresh(signedAtMs, signedAtMs + laterMs)).toBe(isTaken);
  });
});
