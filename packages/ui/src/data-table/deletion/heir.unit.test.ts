import { expect, test } from 'vitest';
import { heirOf } from './heir.ts';

test('after a deletion the next row is the heir; after the last one, the previous row', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(heirOf(rows, 'a')).toBe('b');
  expect(heirOf(rows, 'b')).toBe('c');
  expect(heirOf(rows, 'c')).toBe('b');
  expect(heirOf([{ id: 'a' }], 'a')).toBeUndefined();
  expect(heirOf([], 'a')).toBeUndefined();
});
