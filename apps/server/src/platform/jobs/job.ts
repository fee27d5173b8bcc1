import { type Daily, turnOf } from '@kotohogi/domain/kernel/daily';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Clock } from '@kotohogi/ports/clock';
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

/** How often daily work is looked for: so late it is at most, while somebody is there. */
const LOOK = '*/5 * * * *';

/**
 * Declares work for a time of day in Japan. Where the process was away at that time it is done as soon as there is one again,
 * within what the work says of lateness; so it is asked for many times, and has to find out itself what of it is left to do.
 */
export function defineDaily(task: string, daily: Daily, clock: Clock, run: (due: Instant) => Promise<void>): BoundJob {
  return defineCron(task, LOOK, async () => {
    const due = turnOf(daily, clock.now());
    if (due !== undefined) await run(due);
  });
}
