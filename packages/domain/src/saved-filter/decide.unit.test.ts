import { expect, test } from 'vitest';
import { decideRename, decideSave, MAX_SAVED_FILTERS } from './decide.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `view ${index}`);

test('given a list with room, when filters are saved, then it is allowed', () => {
  expect(decideSave(names(MAX_SAVED_FILTERS - 1), 'new')).toBe('allowed');
});

test('given a full list, when filters are saved, then only a name that exists may be replaced', () => {
  expect(decideSave(names(MAX_SAVED_FILTERS), 'new')).toMatchObject({ refused: 'saved_filter_limit' });
  expect(decideSave(names(MAX_SAVED_FILTERS), 'view 3')).toBe('allowed');
});

test('given saved filters, when they are renamed, then any name but that of others is allowed', () => {
  expect(decideRename(names(2), 'new')).toBe('allowed');
  expect(decideRename(names(2), 'view 1')).toMatchObject({
    refused: 'saved_filter_name_taken',
    meta: { field: 'name' },
  });
});
