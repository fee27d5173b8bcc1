import { EventEmitter } from 'node:events';
import {
  type CronItem,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log/log.ts';
import type { BoundJob } from './job.ts';
import { createLiveness, type LivenessTimes } from './liveness.ts';

/** How many jobs run at a time. A job of the gateway only waits, so that it costs little to have many. */
const SLOTS = { shared: 4, gateway: 16 } as const;

/** Jobs of a dead worker are released 15 to 20 seconds after its process. */
const TIMES: LivenessTimes = { checkMs: 5_000, graceMs: 15_000 };

export interface Worker {
  /** Waits for the running jobs, and takes no more. */
  readonly stop: () => Promise<void>;
}

/** The scheduled jobs. A failed run is replaced by the next one, so that runs do not pile up during an outage. */
export function cronItemsOf(jobs: readonly BoundJob[]): CronItem[] {
  return jobs.flatMap(({ task, cron }) =>
    cron === undefined ? [] : [{ task, match: cron, options: { jobKey: `clock:${task}` } }],
  );
}

/** Runs jobs that share slots; `onStart` gets the name with which it locks them. */
async function runLane(
  pool: pg.Pool,
  jobs: readonly BoundJob[],
  {
    log,
    concurrency,
    onStart,
  }: { readonly log: Log; readonly concurrency: number; readonly onStart: (name: string) => void },
): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    jobs.map(job => [
      job.task,
      async (payload, helpers) => {
        await job.run(payload, { number: helpers.job.attempts, max: helpers.job.max_attempts });
      },
    ]),
  );
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => onStart(workerPool.id));
  return await run({
    pgPool: pool,
    events,
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
export async function startWorker(
  pool: pg.Pool,
  jobs: readonly BoundJob[],
  log: Log,
  times: LivenessTimes = TIMES,
): Promise<Worker> {
  const liveness = createLiveness(pool, log, times);
  const start = (lane: BoundJob['lane'], concurrency: number) =>
    runLane(
      pool,
      jobs.filter(job => job.lane === lane),
      { log, concurrency, onStart: name => void liveness.add(name) },
    );
  const runners = [await start(undefined, SLOTS.shared)];
  if (jobs.some(job => job.lane === 'gateway')) runners.push(await start('gateway', SLOTS.gateway));
  return {
    stop: async () => {
      await Promise.all(runners.map(runner => runner.stop()));
      await liveness.end();
    },
  };
}
