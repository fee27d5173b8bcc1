import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@kotohogi/postgres-embedded';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDatabase, setupPostgres, testDatabase } from './postgres.ts';

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const migrate = async (url: string): Promise<void> => {
  await query(url, 'create table wedding (id int primary key)');
};

let teardown: () => Promise<void>;
let run: string;

beforeEach(async () => {
  vi.stubEnv('KOTOHOGI_TEST_POSTGRES', undefined);
  teardown = await setupPostgres();
  run = process.env.KOTOHOGI_TEST_POSTGRES ?? '';
});

afterEach(async () => {
  await teardown();
  vi.unstubAllEnvs();
});

test('given four test files at once, the template is migrated once and each gets its own database', async () => {
  let migrations = 0;
  const counted = async (url: string) => {
    migrations += 1;
    await migrate(url);
  };
  const databases = await Promise.all(Array.from({ length: 4 }, () => testDatabase(counted)));
  expect(migrations).toBe(1);
  expect(new Set(databases.map(database => database.url)).size).toBe(4);
  const [first, second] = databases.map(database => database.url);
  await query(first ?? '', 'insert into wedding values (1)');
  expect(await query(first ?? '', 'select id from wedding')).toEqual([{ id: 1 }]);
  expect(await query(second ?? '', 'select id from wedding')).toEqual([]);
});

test('given a migration that fails, the next test does not get a half-migrated database', async () => {
  const failing = async (url: string) => {
    await migrate(url);
    throw new Error('no such column');
  };
  await expect(testDatabase(failing)).rejects.toThrow('no such column');
  await using database = await testDatabase(migrate);
  expect(await query(database.url, 'select id from wedding')).toEqual([]);
});

test('given an empty database, it has no table, and is dropped even while a client is connected', async () => {
  const database = await emptyDatabase();
  const open = new pg.Client(database.url);
  // why: the drop closes this connection on purpose
  open.on('error', () => {});
  await open.connect();
  const tables = "select count(*)::int as tables from information_schema.tables where table_schema = 'public'";
  expect(await query(database.url, tables)).toEqual([{ tables: 0 }]);
  await database.drop();
  await expect(query(database.url, 'select 1')).rejects.toThrow(/does not exist/);
});

test('given the end of a run, the server is stopped and its directory removed, even if no test used it', async () => {
  const { url } = await emptyDatabase();
  await teardown();
  await expect(query(url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  await expect(stat(run)).rejects.toThrow(/ENOENT/);
  teardown = await setupPostgres();
});

test('given a killed run, the next one stops its server and removes its directory', async () => {
  await teardown();
  const dead = spawn('true');
  await new Promise(resolve => dead.once('exit', resolve));
  const left = await mkdtemp(join(tmpdir(), `kotohogi-test-${dead.pid}-`));
  await mkdir(join(left, 'postgres'));
  const server = await startPostgres({ dataDir: join(left, 'postgres'), durability: 'none', log: () => {} });
  await server.release();

  teardown = await setupPostgres();

  await expect(query(server.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  await expect(stat(left)).rejects.toThrow(/ENOENT/);
  await expect(stat(server.directory)).rejects.toThrow(/ENOENT/);
  expect((await readdir(tmpdir())).filter(name => name.startsWith(`kotohogi-test-${dead.pid}-`))).toEqual([]);
});

test('given no run, the error says how to start one', async () => {
  vi.stubEnv('KOTOHOGI_TEST_POSTGRES', undefined);
  await expect(testDatabase(migrate)).rejects.toThrow(/test:int/);
});
