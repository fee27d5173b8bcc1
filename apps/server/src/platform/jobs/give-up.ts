import type { Log } from '../log/log.ts';
import type { Attempt } from './job.ts';

/** What is left undone when a job was tried for the last time, for whoever has to do it by hand. */
export interface LeftUndone {
  readonly log: Log;
  readonly what: string;
  readonly facts: object;
}

/** Does a try of a job; the last one that fails is told aloud, for nobody comes again by himself. */
export async function tryOrGiveUp({ log, what, facts }: LeftUndone, attempt: Attempt, work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (attempt.number >= attempt.max) log.error({ err: error, ...facts }, `given up: ${what}`);
    throw error;
  }
}
