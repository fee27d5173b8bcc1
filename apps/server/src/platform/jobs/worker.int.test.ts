import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { elapse } from '@kotohogi/testkit/elapse';
import { testDatabase } from '@kotohogi/testkit/postgres';
import { eventually } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { createLog } from '../log/log.ts';
import { type BoundJob, defineJob } from './job.ts';
import { startWorker, type Worker } from './worker.ts';

const greet = defineJob<{ readonly name: string }>('test.greet');
const log = createLog('silent', 'test');
let database: Awaited<ReturnType<typeof testDatabase>>;
let connection: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await testDatabase(migrate);
  connection = connect(database.url, log, 8);
});
afterAll(async () => {
  await connection.db.destroy();
  await database.drop();
});

/** Locks a job by a worker that was killed, as the queue stores it. */
async function hold(name: string): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now(), locked_at = now(), locked_by = 'killed', attempts = 1
    where payload->>'name' = ${name}`.execute(connection.db);
}

async function heldByTheDead(name: string): Promise<void> {
  // Not due until it is locked, because a running worker would take it.
  await greet.add(connection.db, { name }, { delayMs: 3_600_000 });
  await hold(name);
}

const stopping = (worker: Worker): AsyncDisposable => ({ [Symbol.asyncDispose]: worker.stop });

const TIMES = { checkMs: 50, graceMs: 400 };
/** A busy machine needs longer to connect again. */
const PATIENT = { checkMs: 50, graceMs: 4_000 };
const start = (jobs: readonly BoundJob[], times = TIMES) => startWorker(connection.pool, jobs, log, times);

const listNames = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select payload->>'name' as name
    from graphile_worker._private_jobs order by id`.execute(connection.db);
  return rows.map(row => row.name);
};

describe('given a job that a killed worker held', () => {
  test('when another worker has not seen its lock for a while, then the job is done, and not after hours', async () => {
    await heldByTheDead('lost');
    const done: string[] = [];
    await using _ = stopping(await start([greet.runs(async ({ name }) => void done.push(name))]));
    await eventually('the job', () => (done.length > 0 ? true : undefined));
    expect(done).toEqual(['lost']);
  });

  test('when it was queued again meanwhile, then the new one alone is done, and the old one does not stay as failed', async () => {
    await greet.add(connection.db, { name: 'old' }, { jobKey: 'greet', delayMs: 60_000 });
    await hold('old');
    await greet.add(connection.db, { name: 'new' }, { jobKey: 'greet' });
    const done: string[] = [];
    await using _ = stopping(await start([greet.runs(async ({ name }) => void done.push(name))]));
    await eventually('an empty queue', async () => ((await listNames()).length === 0 ? true : undefined));
    expect(done).toEqual(['new']);
  });
});

describe('given a live worker with a job', () => {
  test('when another one looks for dead workers, even after the lock was lost with its connection, then the job is not done twice', async () => {
    const started: string[] = [];
    const { promise: goOn, resolve } = Promise.withResolvers<void>();
    const jobs = [
      greet.runs(async ({ name }) => {
        started.push(name);
        await goOn;
      }),
    ];
    await using _one = stopping(await start(jobs, PATIENT));
    await using _two = stopping(await start(jobs, PATIENT));
    using _end = { [Symbol.dispose]: resolve };
    await greet.add(connection.db, { name: 'long' });
    await eventually('the job', () => (started.length > 0 ? true : undefined));
    await elapse(PATIENT.graceMs + 1_000);
    await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`.execute(connection.db);
    await elapse(PATIENT.graceMs + 1_000);
    expect(started).toEqual(['long']);
    resolve();
    await eventually('an empty queue', async () => ((await listNames()).length === 0 ? true : undefined));
  });
});

describe('given jobs that fail', () => {
  test('when one was queued again while it ran, then it does not stay; when no attempt is left, then it stays', async () => {
    const { db } = connection;
    const { promise: isReplaced, resolve } = Promise.withResolvers<void>();
    const tried: string[] = [];
    const jobs = [
      greet.runs(async ({ name }) => {
        tried.push(name);
        if (name === 'new') return;
        await isReplaced;
        throw new Error('expected');
      }),
    ];
    await using _ = stopping(await start(jobs));
    await greet.add(db, { name: 'old' }, { jobKey: 'greet' });
    await greet.add(db, { name: 'keyed, for good' }, { jobKey: 'last', maxAttempts: 1 });
    await greet.add(db, { name: 'for good' }, { maxAttempts: 1 });
    await eventually('all of them', () => (tried.length === 3 ? true : undefined));
    await greet.add(db, { name: 'new' }, { jobKey: 'greet' });
    resolve();
    await eventually('the new one, and no old one', async () =>
      tried.includes('new') && (await listNames()).length === 2 ? true : undefined,
    );
    expect(await listNames()).toEqual(['keyed, for good', 'for good']);
  });
});

test('given the pool of the product, when its worker starts with the slots of the gateway, then the queue has nothing to warn of', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-worker-log-'));
  const file = path.join(folder, 'log');
  const warnings = createLog('warn', 'test', { file });
  const own = connect(database.url, warnings);
  const waiting: BoundJob = { ...defineJob('test.wait').runs(async () => undefined), lane: 'gateway' };
  const worker = await startWorker(own.pool, [greet.runs(async () => undefined), waiting], warnings, TIMES);
  await worker.stop();
  await own.db.destroy();
  expect(await readFile(file, 'utf8')).toBe('');
  await rm(folder, { recursive: true });
});
