import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCharacters, isOutOfBounds } from './count-characters.ts';

test('code points count, a line end of any system counts one', () => {
  expect(countCharacters('𠮷野さん🎉')).toBe(5);
  expect(countCharacters('a\r\nb\rc\nd')).toBe(7);
});

test('texts joined by a sign count together', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      expect(countCharacters(`${a}・${b}`)).toBe(countCharacters(a) + 1 + countCharacters(b));
    }),
  );
});

test('a text is out of bounds above the maximum, and below the minimum once it has begun', () => {
  expect(isOutOfBounds(101, { max: 100 })).toBe(true);
  expect(isOutOfBounds(100, { max: 100 })).toBe(false);
  expect(isOutOfBounds(0, { min: 8, max: 100 })).toBe(false);
  expect(isOutOfBounds(7, { min: 8, max: 100 })).toBe(true);
});
