import { type ListState, PAGE_SIZES, readState } from '@kotohogi/contract/kit/list';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeState } from './paging.ts';

const RULES = { sorts: ['dateTime', 'id'], order: 'DESC', filters: {} } as const;
const DEFAULTS: ListState<string> = { page: 1, limit: 20, sort: 'dateTime', order: 'DESC' };

const anyState = fc.record({
  page: fc.integer({ min: 1, max: 10_000 }),
  limit: fc.constantFrom(...PAGE_SIZES),
  sort: fc.constantFrom('dateTime', 'id'),
  order: fc.constantFrom('ASC' as const, 'DESC' as const),
});

test('a written state is read back unchanged, and defaults are never written', () => {
  expect(writeState(DEFAULTS, RULES)).toEqual({});
  fc.assert(
    fc.property(anyState, state => {
      const written = writeState(state, RULES);
      expect(readState(RULES, written)).toEqual(state);
      for (const [name, value] of Object.entries(written)) {
        expect(value).not.toBe(String(DEFAULTS[name as keyof typeof DEFAULTS]));
      }
    }),
  );
});
