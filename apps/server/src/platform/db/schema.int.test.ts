import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyDatabase } from '@kotohogi/testkit/postgres';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';

const DB_FOLDER = path.join(import.meta.dirname, '../../../../../db');
const TABLE_FILES = (await readdir(DB_FOLDER)).filter(file => /^tables.*\.ts$/.test(file));

/** Parses `interface XTable { a: …; }` and the list in `interface Tables` from the source. */
async function declaredTables(): Promise<Map<string, string[]>> {
  const sources = await Promise.all(TABLE_FILES.map(file => readFile(path.join(DB_FOLDER, file), 'utf8')));
  const source = sources.join('\n');
  const columnsOf = new Map(
    [...source.matchAll(/export interface (\w+Table) \{([^}]*)\}/g)].map(
      ([, name = '', body = '']) => [name, [...body.matchAll(/^ {2}(\w+):/gm)].map(match => match[1] ?? '')] as const,
    ),
  );
  const list = source.slice(source.indexOf('export interface Tables'));
  return new Map(
    [...list.matchAll(/^ {2}(\w+): (\w+Table);/gm)].map(([, table = '', type = '']) => [
      table,
      columnsOf.get(type) ?? [],
    ]),
  );
}

async function realTables(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table_name: string; columns: string[] }>(
    `select table_name, array_agg(column_name::text order by column_name) as columns
       from information_schema.columns where table_schema = 'public' and table_name <> 'migration' group by table_name`,
  );
  return new Map(rows.map(row => [row.table_name, row.columns]));
}

test('given an empty database, when it is migrated, then its tables are those the code declares, and migrating again changes nothing', async () => {
  await using database = await emptyDatabase();
  await migrate(database.url);
  await migrate(database.url);
  const client = new pg.Client(database.url);
  await client.connect();
  const [declared, real] = [await declaredTables(), await realTables(client)];
  await client.end();
  expect(declared.size).toBeGreaterThan(20);
  expect([...declared.keys()].sort()).toEqual([...real.keys()].sort());
  for (const [table, columns] of real)
    expect([table, [...(declared.get(table) ?? [])].sort()]).toEqual([table, columns.sort()]);
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
