import { testDatabase } from '@kotohogi/testkit/postgres';
import { eventually } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { createLog } from '../log/log.ts';
import { defineJob } from './job.ts';
import { startWorker } from './worker.ts';

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

/** A job locked by a worker that was killed, as the queue stores it. */
async function heldByTheDead(name: string): Promise<void> {
  const { db } = connection;
  // Not due until it is locked, because a running worker would take it.
  await greet.add(db, { name }, { runAtMs: Date.now() + 3_600_000 });
  await sql`update graphile_worker._private_jobs set run_at = now(), locked_at = now(), locked_by = 'killed', attempts = 1
    where payload->>'name' = ${name}`.execute(db);
}

describe('given a job that a killed worker held', () => {
  test('when a worker starts, then the job is done at once, and not after hours', async () => {
    await heldByTheDead('first');
    const done: string[] = [];
    const jobs = [greet.runs(async ({ name }) => void done.push(name))];
    const worker = await startWorker(connection.pool, jobs, log);
    await eventually('the job', () => (done.length > 0 ? true : undefined));
    expect(done).toEqual(['first']);
    await worker.stop();
  });

  test('when a second worker starts alongside a live one, then it takes no locked jobs', async () => {
    const done: string[] = [];
    const jobs = [greet.runs(async ({ name }) => void done.push(name))];
    const one = await startWorker(connection.pool, jobs, log);
    await heldByTheDead('second');
    const two = await startWorker(connection.pool, jobs, log);
    await greet.add(connection.db, { name: 'third' });
    await eventually('the next job', () => (done.length > 0 ? true : undefined));
    expect(done).toEqual(['third']);
    await Promise.all([one.stop(), two.stop()]);
    const three = await startWorker(connection.pool, jobs, log);
    await eventually('the held job', () => (done.length > 1 ? true : undefined));
    expect(done).toEqual(['third', 'second']);
    await three.stop();
  });
});
