import { PAGE_SIZES } from '@kotohogi/contract/rules/query';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ListRules, type ListState, readList, sorted, writeList } from './paging.ts';

const rules: ListRules<'dateTime' | 'id'> = { sorts: ['dateTime', 'id'], order: 'DESC' };
const DEFAULTS: ListState<'dateTime' | 'id'> = { page: 1, limit: 20, sort: 'dateTime', order: 'DESC' };

const anyState = fc.record({
  page: fc.integer({ min: 1, max: 10_000 }),
  limit: fc.constantFrom(...PAGE_SIZES),
  sort: fc.constantFrom('dateTime' as const, 'id' as const),
  order: fc.constantFrom('ASC' as const, 'DESC' as const),
});

describe('given the URL of a list', () => {
  test('when it has no parameters, everything is default, and nothing is written', () => {
    expect(readList({}, rules)).toEqual(DEFAULTS);
    expect(writeList(DEFAULTS, rules)).toEqual({});
  });

  test.each([
    [{ page: '0' }],
    [{ page: '-1' }],
    [{ page: '1.5' }],
    [{ page: 'x', limit: '7', sort: 'name', order: 'UP' }],
    [{ page: undefined, limit: 1000 }],
    [{ page: '9999999999' }],
  ])('when %o is wrong, then it is the default', search => {
    expect(readList(search, rules)).toEqual(DEFAULTS);
  });

  test('a written state is read back unchanged, and defaults are never written', () => {
    fc.assert(
      fc.property(anyState, state => {
        const written = writeList(state, rules);
        expect(readList(written, rules)).toEqual(state);
        for (const [name, value] of Object.entries(written)) {
          expect(value).not.toBe(String(DEFAULTS[name as keyof typeof DEFAULTS]));
        }
      }),
    );
  });
});

describe('given a page of a list', () => {
  test('when the order changes, it starts at the first page', () => {
    fc.assert(
      fc.property(anyState, state => {
        expect(sorted(state, 'id', 'ASC')).toEqual({ ...state, page: 1, sort: 'id', order: 'ASC' });
      }),
    );
  });
});
