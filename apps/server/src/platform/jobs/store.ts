import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { Tx } from '../db/connect.ts';

export interface JobOptions {
  /** At most one queued job has this key; a later one replaces it. */
  readonly jobKey?: string;
  readonly runAtMs?: number;
  /** A delay from now, by the database's clock; instead of `runAtMs`. */
  readonly delayMs?: number;
  readonly maxAttempts?: number;
  /** Jobs of the same queue run one after the other. */
  readonly queue?: string;
}

function orNull<T>(value: T | undefined): RawBuilder<unknown> {
  return value === undefined ? sql`null` : sql`${value}`;
}

/** Adds a job in the caller's transaction: it runs if, and only if, that transaction commits. */
export async function addJob(tx: Tx, task: string, payload: object, options: JobOptions = {}): Promise<void> {
  const { delayMs = 0 } = options;
  const runAt =
    options.runAtMs === undefined
      ? sql`now() + make_interval(secs => ${delayMs / 1000})`
      : sql`${new Date(options.runAtMs).toISOString()}::timestamptz`;
  await sql`select graphile_worker.add_job(
    ${task}, ${JSON.stringify(payload)}::json,
    queue_name => ${orNull(options.queue)}, run_at => ${runAt},
    max_attempts => ${orNull(options.maxAttempts)}::int, job_key => ${orNull(options.jobKey)})`.execute(tx);
}

/** An advisory lock that every live worker of this database shares ("jobs" in ASCII). */
const LIVING = 0x6a6f6273;

/** Whether no other live worker uses this database; if so, none can start until `holdLiveness`. */
export async function isFirstAlive(sign: pg.PoolClient): Promise<boolean> {
  const { rows } = await sign.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [LIVING]);
  return rows[0]?.alone === true;
}

/** Marks this worker as live until its connection ends. */
export async function holdLiveness(sign: pg.PoolClient): Promise<void> {
  await sign.query('select pg_advisory_lock_shared($1)', [LIVING]);
  // Returns false, and changes nothing, if another one was first.
  await sign.query('select pg_advisory_unlock($1)', [LIVING]);
}

/** Marks this worker as no longer live. */
export async function releaseLiveness(sign: pg.PoolClient): Promise<void> {
  await sign.query('select pg_advisory_unlock_shared($1)', [LIVING]);
}

/** Workers that hold locks on jobs or queues. */
export async function listLockHolders(sign: pg.PoolClient): Promise<string[]> {
  const { rows } = await sign.query<{ locked_by: string }>(
    `select locked_by from graphile_worker._private_jobs where locked_by is not null
     union select locked_by from graphile_worker._private_job_queues where locked_by is not null`,
  );
  return rows.map(row => row.locked_by);
}
