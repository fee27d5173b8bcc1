import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgres, type PostgresOptions, startPostgres } from './start.ts';

/** For this adapter's tests: a temporary directory that others may traverse, removed at the end of the block. */
export async function scratchDirectory(mode = 0o755): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'kotohogi-postgres-'));
  await chmod(path, mode);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** A server that is stopped at the end of the block. */
export async function scratchServer(
  dataDir: string,
  more: Partial<PostgresOptions> = {},
): Promise<EmbeddedPostgres & AsyncDisposable> {
  const server = await startPostgres({ dataDir, log: () => {}, ...more });
  return { ...server, [Symbol.asyncDispose]: server.stop };
}

/** Connects, and survives the server's death under the connection. */
export async function connectTo(url: string): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // why: killing the server is the point of these tests; the failing query reports it
  client.on('error', () => {});
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}

/** Runs one query on its own connection and returns the rows. */
export async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  await using client = await connectTo(url);
  return (await client.query<Row>(sql)).rows;
}

/** Polls until the condition holds; throws after 20 s. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const endsAtMs = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > endsAtMs) throw new Error(`timed out waiting until ${what}`);
    await delay(10);
  }
}
