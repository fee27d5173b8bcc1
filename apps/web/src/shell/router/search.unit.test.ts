import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearch, readCallbackSearch, stringifySearch } from './search.ts';

test('values are texts, in any form', () => {
  expect(parseSearch('?page=2&token=123&on=true&name=%E5%B0%8F%E6%9E%97+A')).toEqual({
    page: '2',
    token: '123',
    on: 'true',
    name: '小林 A',
  });
});

test('unset values are not written', () => {
  expect(stringifySearch({ a: undefined, b: '', c: null, d: '1' })).toBe('?d=1');
  expect(stringifySearch({ a: undefined })).toBe('');
});

test('every written query is read back unchanged', () => {
  const name = fc.stringMatching(/^[a-z]\w{0,8}$/);
  fc.assert(
    fc.property(fc.dictionary(name, fc.string({ unit: 'grapheme', minLength: 1 })), search => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
    }),
  );
});

test('a callback is a text or nothing', () => {
  expect(readCallbackSearch({ callback: '/admin', other: '1' })).toEqual({ callback: '/admin' });
  expect(readCallbackSearch({ callback: 3 })).toEqual({});
});
