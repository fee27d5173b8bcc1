import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCharacters, isOutOfBounds } from './count-characters.ts';

test('code points count, any line ending counts as one', () => {
  expect(countCharacters('𠮷野さん🎉')).toBe(5);
  expect(countCharacters('a\r\nb\rc\nd')).toBe(7);
});

test('the length of joined texts is the sum plus the separator', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      expect(countCharacters(`${a}・${b}`)).toBe(countCharacters(a) + 1 + countCharacters(b));
    }),
  );
});

test('a text is out of bounds above the maximum, and below the minimum unless empty', () => {
  expect(isOutOfBounds(101, { max: 100 })).toBe(true);
  expect(isOutOfBounds(100, { max: 100 })).toBe(false);
  expect(isOutOfBounds(0, { min: 8, max: 100 })).toBe(false);
  expect(isOutOfBounds(7, { min: 8, max: 100 })).toBe(true);
});
