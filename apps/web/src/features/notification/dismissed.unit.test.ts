import { expect, test } from 'vitest';
import { readDismissed } from './dismissed.ts';

test.each([
  [null, []],
  ['[3,1]', [3, 1]],
  ['[3,"x",null,1.5]', [3]],
  ['{"a":1}', []],
  ['not json', []],
])('a stored value of %s is read as %j', (stored, ids) => {
  expect(readDismissed(stored)).toEqual(ids);
});
