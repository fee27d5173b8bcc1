import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AVATAR_TONES, initialOf, toneOf } from './initial.ts';

test('the initial is the first visible letter', () => {
  expect(initialOf('山本 直樹')).toBe('山');
  expect(initialOf(' emily')).toBe('E');
  expect(initialOf('👩‍👩‍👧 佐藤家')).toBe('👩‍👩‍👧');
  expect(initialOf('がく')).toBe('が');
  expect(initialOf('  ')).toBe('');
});

test('a name keeps its background', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), name => {
      expect(toneOf(name)).toBe(toneOf(name));
      expect(toneOf(name)).toBeLessThan(AVATAR_TONES);
    }),
  );
});
