import { expect, test } from 'vitest';
import { heirOf } from './heir.ts';

test('the row after the one that is gone is next; after the last one, the one before', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(heirOf(rows, 'a')).toBe('b');
  expect(heirOf(rows, 'b')).toBe('c');
  expect(heirOf(rows, 'c')).toBe('b');
  expect(heirOf([{ id: 'a' }], 'a')).toBeUndefined();
  expect(heirOf([], 'a')).toBeUndefined();
});
