import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const FOLDER = path.join(import.meta.dirname, '../../../../../db/migrations');
/** Any fixed number: a migration holds this lock, so that nodes starting at once migrate only once. */
const LOCK = 7_305_051;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** The names of the migrations of this program, in their order. */
export async function listMigrationNames(): Promise<string[]> {
  return (await readdir(FOLDER)).filter(name => /^\d{4}_[a-z_]+\.sql$/.test(name)).sort();
}

async function readMigrations(): Promise<Migration[]> {
  const names = await listMigrationNames();
  return Promise.all(
    names.map(async name => {
      const sql = await readFile(path.join(FOLDER, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into migration (name, sha256) values ($1, $2)', [migration.name, migration.sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
}

async function applyAll(client: pg.Client): Promise<void> {
  await client.query(
    'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration');
  const applied = new Map(rows.map(row => [row.name, row.sha256]));
  for (const migration of await readMigrations()) {
    const known = applied.get(migration.name);
    if (known === undefined) await apply(client, migration);
    else if (known !== migration.sha256)
      throw new Error(`migration ${migration.name} was changed after it was applied`);
  }
}

/** The next query reports a lost connection; without a listener a lost idle one would end the process. */
const ignoreLoss = () => undefined;

/**
 * The migrations of the job queue. They get a pool, because the queue's own is not closed when they return: if the
 * database then stops, its idle connection ends this process.
 */
async function migrateQueue(databaseUrl: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  pgPool.on('error', ignoreLoss);
  pgPool.on('connect', client => client.on('error', ignoreLoss));
  try {
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
}

/**
 * Migrates a database to the newest schema: each file once, in one transaction, under an advisory lock, verified by
 * sha256; then the job queue's own. Throws if an applied file was changed.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', ignoreLoss);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await applyAll(client);
    await migrateQueue(databaseUrl);
  } finally {
    await client.end();
  }
}
