import type { FiltersOf, ListRules } from '@kotohogi/contract/kit/list';
import { readFilters } from '@kotohogi/contract/kit/list';
import type { Tables } from '@kotohogi/db/tables';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contains, inOrder, matching } from './list.ts';

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: one => new PostgresIntrospector(one),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const RULES = {
  sorts: ['name', 'id'],
  order: 'ASC',
  filters: { key: 'text', name: 'text', day: 'days', size: 'numbers', hall: 'id', state: ['a', 'b'], pay: 'flag' },
} as const satisfies ListRules;

/** The conditions of some filters as SQL, with their parameters. */
function conditions(search: Partial<Record<keyof FiltersOf<typeof RULES>, string>>) {
  const rows = db.selectFrom('wedding').where(eb =>
    matching(eb, RULES, readFilters(RULES, search), {
      key: 'wedding.key',
      name: text => contains(sql<string>`name`, text),
      day: 'wedding.starts_at',
      size: sql`size`,
      hall: 'wedding.hall_id',
      state: 'wedding.status',
      pay: 'wedding.use_pay',
    }),
  );
  const { sql: text, parameters } = rows.select('id').compile();
  return [text.replace(/^.* where /, '').replaceAll('"wedding".', ''), ...parameters];
}

describe('given the filters of a list', () => {
  test.each([
    [{ key: '50%_\\' }, ['"key" like $1', '50\\%\\_\\\\%']],
    [{ name: '100%' }, ['name like $1', '%100\\%%']],
    [{ hall: '7' }, ['"hall_id" = $1', 7]],
    [{ state: 'b', pay: 'false' }, ['("status" = $1 and "use_pay" = $2)', 'b', false]],
    [{ sizeMin: '1', sizeMax: '9' }, ['(size >= $1 and size <= $2)', 1, 9]],
    [
      { dayFrom: '2026-11-01', dayTo: '2026-11-01' },
      [
        '("starts_at" >= $1::timestamptz and "starts_at" < $2::timestamptz)',
        '2026-10-31T15:00:00.000Z',
        '2026-11-01T15:00:00.000Z',
      ],
    ],
    [{ state: 'c', dayTo: '2026-02-30' }, ['1 = 1']],
  ])(
    'when it is searched for %o, then the condition is in SQL, days are days in Japan, and wildcards are letters',
    (search, expected) => {
      expect(conditions(search)).toEqual(expected);
    },
  );
});

test('rows with equal values are ordered by id, the highest first, and groups are always ascending', () => {
  const order = { by: { name: 'key', id: 'id' }, groups: { name: sql`kind` }, ties: 'id' };
  const text = (sort: 'name' | 'id') =>
    inOrder(db.selectFrom('wedding').select('id'), { sort, order: 'DESC' }, order)
      .compile()
      .sql.replace(/^.* order by /, '');
  expect(text('name')).toBe('kind, "key" desc, "id" desc');
  expect(text('id')).toBe('"id" desc, "id" desc');
});
