import { type Daily, turnOf } from '@kotohogi/domain/kernel/daily';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Clock } from '@kotohogi/ports/clock';
import type { Tx } from '../db/connect.ts';
import { addJob, type JobOptions } from './store.ts';

/** Work that happens after a transaction, at least once: it must be idempotent. */
export interface Job<P extends object> {
  readonly task: string;
  /** Adds a job in the caller's transaction. */
  readonly add: (tx: Tx, payload: P, options?: JobOptions) => Promise<void>;
  /** Binds the code that runs it. */
  readonly runs: (run: (payload: P, attempt: Attempt) => Promise<void>) => BoundJob;
}

/** The number of this attempt, and the maximum. */
export interface Attempt {
  readonly number: number;
  readonly max: number;
}

/** A job with its code, as the worker runs it. */
export interface BoundJob {
  readonly task: string;
  readonly run: (payload: unknown, attempt: Attempt) => Promise<void>;
  /** Five cron fields, UTC, for jobs that also run on a schedule. */
  readonly cron?: string;
  /** The time of day in Japan, for a daily job; its cron runs more often and checks the time. */
  readonly daily?: Daily;
  /** Which slots of the worker it uses; without one, those that most jobs share. */
  readonly lane?: 'gateway';
  /** Started by hand: operators see its last run. */
  readonly isBatch?: boolean;
}

/** Declares a job; `task` is `noun.verb`. */
export function defineJob<P extends object>(task: string, defaults: JobOptions = {}): Job<P> {
  return {
    task,
    add: (tx, payload, options = {}) => addJob(tx, task, payload, { ...defaults, ...options }),
    // The queue returns what `add` put in, so the payload's type is that of its only writer.
    runs: run => ({ task, run: (payload, attempt) => run(payload as P, attempt) }),
  };
}

/** Declares a scheduled job. */
export function defineCron(task: string, cron: string, run: () => Promise<void>): BoundJob {
  return { task, cron, run };
}

/** How often daily jobs are checked, and so how late they start at most while a worker runs. */
const SCHEDULE = '*/5 * * * *';

/**
 * Declares work for a time of day in Japan. If no worker ran at that time, it runs as soon as one does, within its
 * allowed lateness. It is called many times, and has to find out itself what is left to do.
 */
export function defineDaily(task: string, daily: Daily, clock: Clock, run: (due: Instant) => Promise<void>): BoundJob {
  const job = defineCron(task, SCHEDULE, async () => {
    const due = turnOf(daily, clock.now());
    if (due !== undefined) await run(due);
  });
  return { ...job, daily };
}
