import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FREE_TEXT } from '@kotohogi/db/free-text';
import { UNIONS } from '@kotohogi/db/unions';
import { ADMIN_ROLES, COMPANY_ROLES, FACILITY_ROLES, WEDDING_ROLES } from '@kotohogi/domain/permission/names';
import { emptyDatabase } from '@kotohogi/testkit/postgres';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';

const DB_FOLDER = path.join(import.meta.dirname, '../../../../../db');
const TABLE_FILES = (await readdir(DB_FOLDER)).filter(file => /^tables.*\.ts$/.test(file));

/** Parses `interface XTable { a: …; }` and the list in `interface Tables` from the source: the types by column. */
async function declaredTables(): Promise<Map<string, ReadonlyMap<string, string>>> {
  const sources = await Promise.all(TABLE_FILES.map(file => readFile(path.join(DB_FOLDER, file), 'utf8')));
  const source = sources.join('\n');
  const columnsOf = new Map(
    [...source.matchAll(/export interface (\w+Table) \{([^}]*)\}/g)].map(([, name = '', body = '']) => {
      const columns = [...body.matchAll(/^ {2}(\w+): (.*);$/gm)].map(
        ([, column = '', type = '']) => [column, type] as const,
      );
      return [name, new Map(columns)] as const;
    }),
  );
  const list = source.slice(source.indexOf('export interface Tables'));
  return new Map(
    [...list.matchAll(/^ {2}(\w+): (\w+Table);/gm)].map(([, table = '', type = '']) => [
      table,
      columnsOf.get(type) ?? new Map<string, string>(),
    ]),
  );
}

/** A migrated database, for the tests of what the migrations have created. */
async function migrated() {
  const database = await emptyDatabase();
  await migrate(database.url);
  const client = new pg.Client(database.url);
  await client.connect();
  return {
    url: database.url,
    rows: async <Row extends object>(query: string) => (await client.query<Row>(query)).rows,
    [Symbol.asyncDispose]: async () => {
      await client.end();
      await database[Symbol.asyncDispose]();
    },
  };
}

test('given an empty database, when it is migrated, then its tables are those the code declares, and migrating again changes nothing', async () => {
  await using database = await migrated();
  await migrate(database.url);
  const declared = await declaredTables();
  const real = await database.rows<{ table_name: string; columns: string[] }>(
    `select table_name, array_agg(column_name::text order by column_name) as columns
       from information_schema.columns where table_schema = 'public' and table_name <> 'migration' group by table_name`,
  );
  expect(declared.size).toBeGreaterThan(20);
  expect([...declared.keys()].sort(), 'the tables of db/tables.ts').toEqual(real.map(row => row.table_name).sort());
  for (const { table_name: table, columns } of real)
    expect([table, [...(declared.get(table)?.keys() ?? [])].sort()], 'the columns of db/tables.*.ts').toEqual([
      table,
      columns.sort(),
    ]);
});

/** The values of a CHECK of the form `column in (…)`, as PostgreSQL prints it. */
function valuesOf(definition: string): (string | number)[] | undefined {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition)?.[1];
  return list
    ?.split(', ')
    .map(value => (value.startsWith("'") ? value.slice(1, value.lastIndexOf("'")) : Number(value)));
}

const named = (columnsOf: object) =>
  Object.entries(columnsOf).flatMap(([table, columns]) => Object.keys(columns).map(column => `${table}.${column}`));

test('given a column whose type is a list of values, then a validated CHECK allows exactly these; every other text column is declared as free text', async () => {
  await using database = await migrated();
  const checks = await database.rows<{ column: string; definition: string; validated: boolean }>(
    `select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(c.oid) as definition,
            convalidated as validated
       from pg_constraint c join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  const found = checks.flatMap(({ column, definition }) => {
    const values = valuesOf(definition);
    return values === undefined ? [] : [{ column, values: values.sort() }];
  });
  const expected = Object.entries(UNIONS).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, values]) => ({ column: `${table}.${column}`, values: [...values].sort() })),
  );
  const byColumn = (a: { readonly column: string }, b: { readonly column: string }) => (a.column < b.column ? -1 : 1);
  expect(found.sort(byColumn), 'the CHECKs of the database and db/unions.ts').toEqual(expected.sort(byColumn));
  expect(checks.filter(check => !check.validated)).toEqual([]);

  const texts = await database.rows<{ column: string; is_text: boolean }>(
    `select table_name || '.' || column_name as column, data_type = 'text' as is_text
       from information_schema.columns where table_schema = 'public' and table_name <> 'migration'`,
  );
  const freeTexts = Object.entries(FREE_TEXT).flatMap(([table, columns]) =>
    columns.split(' ').map(column => `${table}.${column}`),
  );
  const unions = new Set(named(UNIONS));
  const others = texts.filter(({ column, is_text }) => is_text && !unions.has(column)).map(({ column }) => column);
  expect(freeTexts.sort(), 'the text columns in db/free-text.ts').toEqual(others.sort());
});

test('given a role, when it is granted in a scope, then the database accepts it only where the product has it', async () => {
  await using database = await migrated();
  const scopes = { admin: ADMIN_ROLES, company: COMPANY_ROLES, facility: FACILITY_ROLES, wedding: WEDDING_ROLES };
  const [check] = await database.rows<{ condition: string }>(
    `select pg_get_expr(conbin, conrelid) as condition from pg_constraint where conname = 'user_grant_role_of_scope'`,
  );
  const lists = `unnest(array['${Object.keys(scopes).join("','")}']) scope,
    unnest(array['${UNIONS.user_grant.role.join("','")}']) role`;
  const accepted = await database.rows<{ pair: string }>(
    `select scope || ' ' || role as pair from ${lists} where ${check?.condition}`,
  );
  const known = Object.entries(scopes).flatMap(([scope, roles]) => Object.keys(roles).map(role => `${scope} ${role}`));
  expect(accepted.map(({ pair }) => pair).sort()).toEqual(known.sort());
});

/** The types of ids, by the table they identify a row of. */
const ID_TYPES: Readonly<Record<string, string>> = {
  company: 'CompanyId',
  facility: 'FacilityId',
  hall: 'HallId',
  wedding: 'WeddingId',
  app_user: 'UserId',
  attendant: 'AttendantId',
  payment: 'PaymentId',
};

test('given a foreign key, then its column has the type of that id, and an index begins with it', async () => {
  await using database = await migrated();
  const declared = await declaredTables();
  // An index on the rows that have a value serves as well. So does one on the rows not marked as deleted: rows of the
  // tables above them are only marked as well, never deleted.
  const keys = await database.rows<{ table: string; column: string; target: string; is_indexed: boolean }>(
    `select conrelid::regclass::text as table, attname as column, confrelid::regclass::text as target, exists (
         select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and coalesce(
           pg_get_expr(indpred, indrelid) in ('(' || attname || ' IS NOT NULL)', '(deleted_at IS NULL)'), true)
       ) as is_indexed
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  expect(keys.length).toBeGreaterThan(60);
  expect(keys.filter(key => !key.is_indexed).map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  for (const { table, column, target } of keys)
    expect([table, column, declared.get(table)?.get(column)]).toEqual([
      table,
      column,
      expect.stringContaining(ID_TYPES[target] ?? ''),
    ]);
  for (const [table, type] of Object.entries(ID_TYPES))
    expect([table, declared.get(table)?.get('id')]).toEqual([table, `Generated<${type}>`]);
});

test('given several nodes that start at once, when all migrate, then each file is applied once', async () => {
  await using database = await emptyDatabase();
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query<{ count: string }>('select count(*) from migration');
  await client.end();
  expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(6);
});

test('given an applied migration, when its file has changed, then the product refuses to start', async () => {
  await using database = await emptyDatabase();
  await migrate(database.url);
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query("update migration set sha256 = 'other' where name like '0001%'");
  await client.end();
  await expect(migrate(database.url)).rejects.toThrow('was changed after it was applied');
});
