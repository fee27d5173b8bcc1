import { emptyDatabase } from '@kotohogi/testkit/postgres';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { connect } from './connect.ts';
import { statementNames } from './prepared.ts';

test('given statements on one connection, when one is repeated, then only that one is prepared, and it still uses new values', async () => {
  await using database = await emptyDatabase();
  const { db } = connect(database.url, createLog('silent', 'test'), 1);
  const square = async (n: number) => (await sql<{ n: number }>`select ${n}::int * ${n}::int as n`.execute(db)).rows[0];
  const prepared = () => sql`select statement from pg_prepared_statements`.execute(db);

  expect(await square(2)).toEqual({ n: 4 });
  expect((await prepared()).rows).toEqual([]);
  expect([await square(3), await square(5)]).toEqual([{ n: 9 }, { n: 25 }]);
  await sql`select ${1}::int limit 1`.execute(db);
  await sql`select ${1}::int limit 1`.execute(db);
  expect((await prepared()).rows).toEqual([{ statement: 'select $1::int * $2::int as n' }]);
  await db.destroy();
});

test('given a statement whose plan depends on its values, or with too many values, then it gets no name', () => {
  const nameOf = statementNames();
  const secondName = (text: string, values: readonly unknown[] = [1]) => {
    nameOf(text, values);
    return nameOf(text, values);
  };
  expect(secondName('select "id" from "payment" where "order_id" = $1')).toBe('statement_1');
  expect(secondName('update "live_slot" set "state" = $1 where "id" = $2')).toBe('statement_2');
  const unnamed = [
    'select "id" from "wedding" order by "id" desc limit $1',
    'select count(*) as "n" from "wedding" where "facility_id" = $1',
    'select "state", sum ("amount_yen") from "payment" where "facility_id" = $1 group by "state"',
    'select "id" from "app_user" where "email" like $1',
    'select "id" from "wedding" where "id" in ($1)',
    'select "id" from "wedding" where "id" = any($1)',
  ];
  for (const text of unnamed) expect(secondName(text), `the name of: ${text}`).toBeUndefined();
  expect(secondName('insert into "reaction" values ($1)', Array.from({ length: 61 }))).toBeUndefined();
  expect(secondName('begin', [])).toBeUndefined();
});

test('given more statements than can have names, then the first ones keep theirs', () => {
  const nameOf = statementNames();
  const names = Array.from({ length: 600 }, (_, n) => [
    nameOf(`select ${n} + $1`, [1]),
    nameOf(`select ${n} + $1`, [1]),
  ]);
  expect(names[0]).toEqual([undefined, 'statement_1']);
  expect(new Set(names.map(([, name]) => name)).size).toBe(501);
  expect(nameOf('select 0 + $1', [1])).toBe('statement_1');
});
