import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/connect.ts';

export interface JobOptions {
  /** At most one waiting job has this key; a later one replaces it. */
  readonly jobKey?: string;
  readonly runAtMs?: number;
  /** A pause from now on, by the database's own clock; instead of `runAtMs`. */
  readonly delayMs?: number;
  readonly maxAttempts?: number;
  /** Jobs of one queue run one after the other. */
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
