import type { Tx } from '../db/connect.ts';
import { addJob, type JobOptions } from './store.ts';

/** A kind of work that happens after a transaction, at least once: what it does must bear being done twice. */
export interface Job<P extends object> {
  readonly task: string;
  /** Adds one in the caller's transaction. */
  readonly add: (tx: Tx, payload: P, options?: JobOptions) => Promise<void>;
  /** Binds the code that does it. */
  readonly runs: (run: (payload: P, attempt: Attempt) => Promise<void>) => BoundJob;
}

/** Which try this is, of how many. */
export interface Attempt {
  readonly number: number;
  readonly max: number;
}

/** A job with its code, as the worker takes it. */
export interface BoundJob {
  readonly task: string;
  readonly run: (payload: unknown, attempt: Attempt) => Promise<void>;
  /** Five fields of cron, UTC, where the job also starts by itself. */
  readonly cron?: string;
}

/** Declares a job; `task` is `noun.verb`. */
export function defineJob<P extends object>(task: string, defaults: JobOptions = {}): Job<P> {
  return {
    task,
    add: (tx, payload, options = {}) => addJob(tx, task, payload, { ...defaults, ...options }),
    // The queue gives back what `add` put in: the payload's type is that of its only writer.
    runs: run => ({ task, run: (payload, attempt) => run(payload as P, attempt) }),
  };
}

/** Declares work that starts by the clock. */
export function defineCron(task: string, cron: string, run: () => Promise<void>): BoundJob {
  return { task, cron, run };
}
