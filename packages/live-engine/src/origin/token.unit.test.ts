import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signToken, type TokenClaims, TokenGate, verifyToken } from './token.ts';

const SECRET = 'a secret of the operator';
const word = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const claims = fc.record<TokenClaims>({
  ref: word,
  subject: word,
  kind: fc.constantFrom('viewer', 'staff'),
  expiresAtMs: fc.integer({ min: 1, max: 4_000_000_000 }).map(seconds => seconds * 1000),
});

describe('playback tokens', () => {
  it('return their claims until they expire', () => {
    fc.assert(
      fc.property(claims, made => {
        const token = signToken(SECRET, made);
        expect(token).toMatch(/^[A-Za-z0-9._-]+$/);
        expect(verifyToken(SECRET, token, made.expiresAtMs - 1)).toEqual({ isValid: true, claims: made });
        expect(verifyToken(SECRET, token, made.expiresAtMs)).toEqual({ isValid: false, reason: 'token-expired' });
      }),
    );
  });

  it('are invalid if a single character was changed, or if signed with another secret', () => {
    fc.assert(
      fc.property(claims, fc.nat(), fc.constantFrom('A', 'b', '7', '_', '.'), (made, at, letter) => {
        const token = signToken(SECRET, made);
        const index = at % token.length;
        const forged = token.slice(0, index) + letter + token.slice(index + 1);
        if (forged !== token)
          expect(verifyToken(SECRET, forged, 0)).toEqual({ isValid: false, reason: 'token-invalid' });
        expect(verifyToken('another secret', token, 0)).toEqual({ isValid: false, reason: 'token-invalid' });
      }),
    );
  });

  it('never throw, whatever is used instead of one', () => {
    fc.assert(fc.property(fc.string(), text => !verifyToken(SECRET, text, 0).isValid));
  });

  it('are not issued for names that cannot be part of an address', () => {
    const made: TokenClaims = { ref: 'wedding/1', subject: 'guest', kind: 'viewer', expiresAtMs: 1_000 };
    expect(() => signToken(SECRET, made)).toThrow(RangeError);
  });

  it('are removed from the cache when they expire', () => {
    const gate = new TokenGate(SECRET);
    const token = signToken(SECRET, { ref: 'w1', subject: 'g1', kind: 'viewer', expiresAtMs: 10_000 });
    expect(gate.check(token, 9_000).isValid).toBe(true);
    expect(gate.check(token, 9_500).isValid).toBe(true);
    expect(gate.check(token, 10_000)).toEqual({ isValid: false, reason: 'token-expired' });
  });
});
