import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
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

/** Marks jobs that were queued with a key, because a replaced one loses it. Those of the clock are known by `_cron`. */
const KEYED = 'keyed';

/** Adds a job in the caller's transaction: it runs if, and only if, that transaction commits. */
export async function addJob(tx: Tx, task: string, payload: object, options: JobOptions = {}): Promise<void> {
  const { delayMs = 0, jobKey } = options;
  const runAt =
    options.runAtMs === undefined
      ? sql`now() + make_interval(secs => ${delayMs / 1000})`
      : sql`${new Date(options.runAtMs).toISOString()}::timestamptz`;
  await sql`select graphile_worker.add_job(
    ${task}, ${JSON.stringify(payload)}::json,
    queue_name => ${orNull(options.queue)}, run_at => ${runAt},
    max_attempts => ${orNull(options.maxAttempts)}::int, job_key => ${orNull(jobKey)},
    flags => ${orNull(jobKey && [KEYED])})`.execute(tx);
}

/** The first half of the keys of the advisory locks that live workers hold ("jobs" in ASCII). */
const LIVING = 0x6a6f6273;

/** A connection outside the pool, not opened yet, which gives up on answers that take longer. */
export const ownClient = ({ options }: pg.Pool, answerMs: number): pg.Client =>
  new pg.Client({ ...options, connectionTimeoutMillis: answerMs, query_timeout: answerMs });

/** Makes the database notice within half a minute that the machine of this connection is gone. */
export async function keepAlive(client: pg.Client): Promise<void> {
  await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3');
}

/** Marks a worker as live until its connection ends. Shared: a lost connection may still hold the lock for a while. */
export async function holdLiveness(client: pg.Client, worker: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [LIVING, worker]);
}

/** Workers that hold locks on jobs or queues, but are not marked as live. */
export async function listDeadHolders(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ locked_by: string }>(
    `select locked_by from (
       select locked_by from graphile_worker._private_jobs where locked_by is not null
       union select locked_by from graphile_worker._private_job_queues where locked_by is not null) holder
     where not exists (
       select from pg_locks
       where locktype = 'advisory' and classid = $1 and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
         and objsubid = 2 and database = (select oid from pg_database where datname = current_database()))`,
    [LIVING],
  );
  return rows.map(row => row.locked_by);
}

/** Releases the jobs and queues of dead workers. */
export async function unlockJobs(client: pg.Client, workers: readonly string[]): Promise<void> {
  await client.query('select graphile_worker.force_unlock_workers($1::text[])', [workers]);
}

/**
 * Deletes jobs that were replaced while a worker held them: the queue then takes their key and their attempts, so that
 * one whose worker died, or which failed, would stay as a failed job, although another one does its work.
 */
export async function deleteReplacedJobs(client: pg.Client): Promise<void> {
  await client.query(
    `delete from graphile_worker._private_jobs
     where locked_at is null and key is null and attempts >= max_attempts
       and (flags ? $1 or payload ->> '_cron' is not null)`,
    [KEYED],
  );
}
