import { expect, test } from 'vitest';
import { joinFields } from './join-fields.ts';

test('given two edits of the same object, each field is mine, theirs or in conflict', () => {
  const base = { mine: 'a', theirs: 'a', both: 'a', same: 'a', none: 'a', list: [{ text: 'a' }] };
  const joined = joinFields(['mine', 'theirs', 'both', 'same', 'none', 'list'], {
    base,
    mine: { ...base, mine: 'b', both: 'b', same: 'b', list: [{ text: 'a' }] },
    theirs: { ...base, theirs: 'c', both: 'c', same: 'b', list: [{ text: 'c' }] },
  });
  expect(joined).toEqual({
    untouched: ['theirs', 'none', 'list'],
    taken: ['theirs', 'list'],
    conflicts: ['both'],
  });
});
