import type { BatchJob } from '@kotohogi/contract/batch';

/** A run without an end is counted as interrupted after this time. */
const LONGEST_RUN_MS = 3_600_000;

export type RunState = 'never' | 'running' | 'interrupted' | 'failed' | 'done';

/** The outcome of a job's last run. */
export function runState(run: BatchJob['run'], nowMs: number): RunState {
  if (run === null) return 'never';
  if (run.finishedAt !== null) return run.error === '' ? 'done' : 'failed';
  return nowMs - run.startedAt > LONGEST_RUN_MS ? 'interrupted' : 'running';
}
