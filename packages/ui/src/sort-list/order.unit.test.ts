import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveByOne } from './order.ts';

test('an entry swaps places with its neighbor', () => {
  expect(moveByOne(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moveByOne(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
});

test('nothing moves beyond the ends', () => {
  expect(moveByOne(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveByOne(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test('moving there and back restores the list, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 2 }), fc.nat(), (list, seed) => {
      const index = seed % (list.length - 1);
      const moved = moveByOne(list, index, 1);
      expect([...moved].sort()).toEqual([...list].sort());
      expect(moveByOne(moved, index + 1, -1)).toEqual(list);
    }),
  );
});
