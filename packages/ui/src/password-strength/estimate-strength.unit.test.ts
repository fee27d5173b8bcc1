import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateStrength } from './estimate-strength.ts';

test.each([
  ['', 0],
  ['aB3$', 1],
  ['aB3$xQ9', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['1234567890123456', 1],
  ['kotohogi', 1],
  ['Kotohogi1', 2],
  ['wisteria-arbour', 4],
  ['Kotohogihana', 3],
  ['tR7#mK2!qZ9&', 4],
])('%j is of strength %i', (password, strength) => {
  expect(estimateStrength(password)).toBe(strength);
});

test('appending anything never makes it weaker', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, more) => {
      expect(estimateStrength(password + more)).toBeGreaterThanOrEqual(estimateStrength(password));
    }),
  );
});

test('of two passwords of one class without repetition the longer one is at least as strong', () => {
  const letters = fc.shuffledSubarray([...'acegikmoqsuwy']);
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
      const loose = (signs: readonly string[]) => estimateStrength(signs.join(''));
      expect(loose(longer)).toBeGreaterThanOrEqual(loose(shorter));
    }),
  );
});

test('a repeated character is weaker than as many different ones', () => {
  fc.assert(
    fc.property(fc.constantFrom(...'acegikmoqsuwy'), fc.integer({ min: 8, max: 13 }), (sign, length) => {
      const varied = 'acegikmoqsuwy'.slice(0, length);
      expect(estimateStrength(sign.repeat(length))).toBeLessThanOrEqual(estimateStrength(varied));
      expect(estimateStrength(sign.repeat(length))).toBe(1);
    }),
  );
});
