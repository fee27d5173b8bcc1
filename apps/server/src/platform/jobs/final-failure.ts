import type { Log } from '../log/log.ts';
import type { Attempt } from './job.ts';

/** What remains to be done by hand when a job's last attempt has failed. */
export interface UnfinishedWork {
  readonly log: Log;
  readonly what: string;
  readonly facts: object;
}

/** Runs one attempt of a job. Logs an error if the last attempt fails, because it is not retried. */
export async function runWithFinalFailure(
  { log, what, facts }: UnfinishedWork,
  attempt: Attempt,
  work: () => Promise<void>,
) {
  try {
    await work();
  } catch (error) {
    if (attempt.number >= attempt.max) log.error({ err: error, ...facts }, `given up: ${what}`);
    throw error;
  }
}
