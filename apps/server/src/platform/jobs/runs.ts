import type { Clock } from '@kotohogi/ports/clock';
import type { Db } from '../db/connect.ts';
import type { BoundJob } from './job.ts';
import { type Counts, endRun, saveCounts, startRun } from './store.runs.ts';

export interface RunDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const LONGEST_ERROR = 200;

/** The first line of an error, without email addresses, for operators; the log has the whole error. */
function errorText(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/[^\s<>"(,;]+@[^\s<>"),;]+/g, '***').slice(0, LONGEST_ERROR) || 'unknown error';
}

/** Runs a task and records its start, its end and its outcome. */
export async function recordRun<T>({ db, clock }: RunDeps, task: string, run: () => Promise<T>): Promise<T> {
  await startRun(db, task, clock.now());
  try {
    const result = await run();
    await endRun(db, task, { error: '', now: clock.now() });
    return result;
  } catch (error) {
    await endRun(db, task, { error: errorText(error), now: clock.now() });
    throw error;
  }
}

/** Whether operators see the runs of a job: scheduled jobs, and jobs that are started by hand. */
export const isRecorded = ({ cron, isBatch }: BoundJob): boolean => cron !== undefined || isBatch === true;

/** The jobs; those that operators see also record each run. */
export function recordRuns(deps: RunDeps, jobs: readonly BoundJob[]): BoundJob[] {
  return jobs.map(job =>
    isRecorded(job)
      ? { ...job, run: (payload, attempt) => recordRun(deps, job.task, () => job.run(payload, attempt)) }
      : job,
  );
}

/** Records what the current run of a task did, for operators. */
export const recordCounts = ({ db }: Pick<RunDeps, 'db'>, task: string, counts: Counts): Promise<void> =>
  saveCounts(db, task, counts);
