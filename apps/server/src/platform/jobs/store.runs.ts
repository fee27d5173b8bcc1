import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { sql } from 'kysely';
import type { Tx } from '../db/connect.ts';
import { at } from '../db/instants.ts';

/** What a run did, as counts by name: `{ erased: 3, waiting: 1 }`. */
export type Counts = Readonly<Record<string, number>>;

/** The last run of a task. */
export interface JobRun {
  readonly task: string;
  readonly startedAt: Instant;
  /** Null while it runs, and after its worker was killed. */
  readonly finishedAt: Instant | null;
  /** Empty if it succeeded. */
  readonly error: string;
  readonly counts: Counts;
}

/** Records the start of a run. */
export async function startRun(tx: Tx, task: string, now: Instant): Promise<void> {
  const started = { started_at: at(now), finished_at: null, error: '', counts: '{}' };
  await tx
    .insertInto('job_run')
    .values({ task, ...started })
    .onConflict(conflict => conflict.column('task').doUpdateSet(started))
    .execute();
}

/** Records the end of a run. */
export async function endRun(
  tx: Tx,
  task: string,
  { error, now }: { readonly error: string; readonly now: Instant },
): Promise<void> {
  await tx
    .updateTable('job_run')
    .set({ finished_at: at(now), error })
    .where('task', '=', task)
    .execute();
}

/** Records what a run did. */
export async function saveCounts(tx: Tx, task: string, counts: Counts): Promise<void> {
  await tx
    .updateTable('job_run')
    .set({ counts: JSON.stringify(counts) })
    .where('task', '=', task)
    .execute();
}

/** The last run of every task that ever ran. */
export async function listRuns(tx: Tx): Promise<JobRun[]> {
  const rows = await tx.selectFrom('job_run').selectAll().execute();
  return rows.map(row => ({
    task: row.task,
    startedAt: instant(row.started_at),
    finishedAt: row.finished_at === null ? null : instant(row.finished_at),
    error: row.error,
    counts: row.counts as Counts,
  }));
}

/** The queued jobs of one task that have failed at least once. */
export interface FailedTask {
  readonly task: string;
  /** Those that will be tried again. */
  readonly retrying: number;
  /** Those that failed for good. */
  readonly dead: number;
}

/** The jobs that have failed, by task: without payloads and reasons, which may name persons. */
export async function listFailedTasks(tx: Tx): Promise<FailedTask[]> {
  const { rows } = await sql<FailedTask>`
    select task_identifier as task,
      count(*) filter (where attempts < max_attempts)::int as retrying,
      count(*) filter (where attempts >= max_attempts)::int as dead
    from graphile_worker.jobs
    where last_error is not null
    group by task_identifier order by dead desc, task_identifier`.execute(tx);
  return rows;
}

/** By task, how many queued jobs are not running, and how many of them have failed before. */
export interface QueuedTask {
  readonly task: string;
  readonly queued: number;
  readonly failed: number;
}

export async function listQueued(tx: Tx, tasks: readonly string[]): Promise<QueuedTask[]> {
  const { rows } = await sql<QueuedTask>`
    select task_identifier as task, count(*)::int as queued,
      count(*) filter (where last_error is not null)::int as failed
    from graphile_worker.jobs
    where task_identifier = any(${tasks}) and locked_at is null
    group by task_identifier order by task_identifier`.execute(tx);
  return rows;
}

/** Makes the failed jobs of some tasks due now and resets their attempts. Running jobs stay as they are. */
export async function retryFailed(tx: Tx, tasks: readonly string[]): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs
        where task_identifier = any(${tasks}) and locked_at is null and last_error is not null),
      run_at => now(), attempts => 0)`.execute(tx);
}
