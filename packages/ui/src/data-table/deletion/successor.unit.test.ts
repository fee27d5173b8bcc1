import { expect, test } from 'vitest';
import { successorOf } from './successor.ts';

test('after a deletion the next row is the heir; after the last one, the previous row', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(successorOf(rows, 'a')).toBe('b');
  expect(successorOf(rows, 'b')).toBe('c');
  expect(successorOf(rows, 'c')).toBe('b');
  expect(successorOf([{ id: 'a' }], 'a')).toBeUndefined();
  expect(successorOf([], 'a')).toBeUndefined();
});
