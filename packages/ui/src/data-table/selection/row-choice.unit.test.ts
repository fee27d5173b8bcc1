import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterAll, chosenRows, extentOf, withRow } from './row-choice.ts';

const rowsOf = (ids: readonly number[]) => ids.map(id => ({ id }));
const seen = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 20 });
const chosen = fc.uniqueArray(fc.integer({ min: 1, max: 60 })).map(ids => new Set(ids));

test('the box for all selects everything on the page, and a second press deselects it', () => {
  fc.assert(
    fc.property(seen, chosen, (ids, before) => {
      const rows = rowsOf(ids);
      const once = afterAll(rows, before);
      const isAll = extentOf(rows, before) === 'all';
      expect(extentOf(rows, once)).toBe(isAll ? 'none' : 'all');
      expect(extentOf(rows, afterAll(rows, once))).toBe(isAll ? 'all' : 'none');
    }),
  );
});

test('a row is toggled, the other visible ones stay, and no invisible row stays selected', () => {
  fc.assert(
    fc.property(seen, chosen, fc.boolean(), fc.nat(), (ids, before, isChosen, seed) => {
      const rows = rowsOf(ids);
      const id = ids[seed % ids.length] ?? 0;
      const after = withRow(rows, before, { id, isChosen });
      for (const other of ids) expect(after.has(other)).toBe(other === id ? isChosen : before.has(other));
      for (const other of after) expect(ids).toContain(other);
    }),
  );
});

test('without rows none is selected; some is neither none nor all', () => {
  expect(extentOf([], new Set([1]))).toBe('none');
  expect(extentOf(rowsOf([1, 2]), new Set([2, 9]))).toBe('some');
  expect(chosenRows(rowsOf([1, 2]), new Set([2, 9]))).toEqual([{ id: 2 }]);
});
