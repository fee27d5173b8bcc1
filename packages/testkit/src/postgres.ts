import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, stopPostgres } from '@kotohogi/postgres-embedded';
import pg from 'pg';

/** Environment variable that passes the directory of a test run from its setup to every process of the run. */
const RUN = 'KOTOHOGI_TEST_POSTGRES';
const PREFIX = 'kotohogi-test-';
const TEMPLATE = 'kotohogi_template';

/** Migrates an empty database to the product's schema, and closes its connections. */
export type Migrate = (databaseUrl: string) => Promise<void>;

/** The database of one test file. */
export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
  /** Closes all remaining connections, and deletes the database. */
  drop(): Promise<void>;
}

const silent = (): void => {};
const serverOf = (run: string): string => join(run, 'postgres');

/**
 * Starts a test run: its databases share one server, started by the first test that needs one. Returns the teardown,
 * which stops and deletes everything. Fits vitest's `globalSetup`; does nothing inside a run that has already started.
 */
export async function setupPostgres(): Promise<() => Promise<void>> {
  if (process.env[RUN]) return async () => {};
  await sweepDeadRuns();
  const run = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  await chmod(run, 0o711);
  process.env[RUN] = run;
  return async () => {
    delete process.env[RUN];
    await removeRun(run);
  };
}

// vitest's globalSetup calls the default export.
/** @public */
export { setupPostgres as default };

async function removeRun(run: string): Promise<void> {
  const directory = await stopPostgres(serverOf(run), silent);
  await rm(directory, { recursive: true, force: true });
  await rm(run, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // another user's process may not be signaled, but is still alive
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A killed run could not tear itself down: the next one does it. */
async function sweepDeadRuns(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(/^kotohogi-test-(\d+)-/.exec(name)?.[1] ?? process.pid);
    if (isAlive(pid)) continue;
    const run = join(tmpdir(), name);
    // why: another run may sweep at the same time, and be faster
    const owner = await stat(run).catch(() => undefined);
    if (owner?.uid === process.getuid?.()) await removeRun(run);
  }
}

async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function runDirectory(): string {
  const run = process.env[RUN];
  if (run) return run;
  throw new Error(
    'A test asked for a database outside a test run. Use "npm run test:int", or name packages/testkit/src/postgres.ts ' +
      "as the project's globalSetup.",
  );
}

/** The compiled code that the products of a test run share; deleted with the run. */
export const sharedCodeCache = (): string => join(runDirectory(), 'code');

/** The address of the run's server. Every process shares it; none owns it. */
async function serverUrl(): Promise<string> {
  const server = await startPostgres({ dataDir: serverOf(runDirectory()), durability: 'none', log: silent });
  await server.release();
  return server.url;
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/**
 * Creates the template once per run; a half-migrated one never has its name. Other processes wait on the advisory lock.
 */
async function ensureTemplate(client: pg.Client, url: string, migrate: Migrate): Promise<void> {
  await client.query('select pg_advisory_lock(hashtext($1))', [TEMPLATE]);
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (found.rowCount) return;
    const draft = `${TEMPLATE}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    await migrate(withDatabase(url, draft));
    await client.query(`alter database ${draft} rename to ${TEMPLATE}`);
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [TEMPLATE]);
  }
}

async function createDatabase(client: pg.Client, url: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${name} template ${template}`);
  const drop = () =>
    withConnection(url, async connection => {
      await connection.query(`drop database if exists ${name} with (force)`);
    });
  return { url: withDatabase(url, name), drop, [Symbol.asyncDispose]: drop };
}

/** A fresh database with the product's schema, copied from a template that is migrated once per run. */
export async function testDatabase(migrate: Migrate): Promise<TestDatabase> {
  const url = await serverUrl();
  return withConnection(url, async client => {
    await ensureTemplate(client, url, migrate);
    return createDatabase(client, url, TEMPLATE);
  });
}

/** A fresh empty database: for tests of the migrations themselves. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const url = await serverUrl();
  return withConnection(url, client => createDatabase(client, url, 'template1'));
}
