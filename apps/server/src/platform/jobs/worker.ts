import {
  type CronItem,
  Logger,
  makeWorkerUtils,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
} from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log/log.ts';
import type { BoundJob } from './job.ts';
import { holdLiveness, isFirstAlive, listLockHolders, releaseLiveness } from './store.ts';

/** How many jobs run at a time. A job of the gateway only waits, so that it costs little to have many. */
const SLOTS = { shared: 4, gateway: 16 } as const;

export interface Worker {
  /** Waits for the running jobs, and takes no more. */
  readonly stop: () => Promise<void>;
}

/**
 * Releases the locks of workers that were killed: the queue itself would wait four hours for them. Returns a function
 * that marks this worker as ended.
 */
async function releaseDeadWorkers(pool: pg.Pool, log: Log): Promise<() => Promise<void>> {
  const sign = await pool.connect();
  // why: every query reports a lost database; this connection only marks the worker as live
  sign.on('error', error => log.warn({ err: error }, 'the liveness lock of the job worker is lost'));
  if (await isFirstAlive(sign)) {
    const holders = await listLockHolders(sign);
    const utils = await makeWorkerUtils({ pgPool: pool });
    await utils.forceUnlockWorkers(holders);
    await utils.release();
    if (holders.length > 0) log.warn({ holders }, 'released the jobs of dead workers');
  }
  await holdLiveness(sign);
  return async () => {
    await releaseLiveness(sign);
    sign.release();
  };
}

/** The scheduled jobs. A failed run is replaced by the next one, so that runs do not pile up during an outage. */
export function cronItemsOf(jobs: readonly BoundJob[]): CronItem[] {
  return jobs.flatMap(({ task, cron }) =>
    cron === undefined ? [] : [{ task, match: cron, options: { jobKey: `clock:${task}` } }],
  );
}

/** Runs jobs that share slots. */
async function runLane(pool: pg.Pool, jobs: readonly BoundJob[], log: Log, concurrency: number): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    jobs.map(job => [
      job.task,
      async (payload, helpers) => {
        await job.run(payload, { number: helpers.job.attempts, max: helpers.job.max_attempts });
      },
    ]),
  );
  return await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(cronItemsOf(jobs)),
    concurrency,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: new Logger(() => (level, text, meta) => {
      if (level === 'error') log.error({ meta }, text);
      else if (level === 'warning') log.warn({ meta }, text);
      else log.debug(text);
    }),
  });
}

/**
 * Starts the worker. Failed jobs are retried with growing delays; stopping waits for the running ones. Jobs that wait for
 * the gateway have slots of their own, so that a gateway that hangs delays no other job.
 */
export async function startWorker(pool: pg.Pool, jobs: readonly BoundJob[], log: Log): Promise<Worker> {
  const end = await releaseDeadWorkers(pool, log);
  const waiting = jobs.filter(job => job.lane === 'gateway');
  const shared = jobs.filter(job => job.lane === undefined);
  const runners = [await runLane(pool, shared, log, SLOTS.shared)];
  if (waiting.length > 0) runners.push(await runLane(pool, waiting, log, SLOTS.gateway));
  return {
    stop: async () => {
      await Promise.all(runners.map(runner => runner.stop()));
      await end();
    },
  };
}
