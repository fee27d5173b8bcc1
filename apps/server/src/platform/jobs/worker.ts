import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log/log.ts';
import type { BoundJob } from './job.ts';

const CONCURRENCY = 4;

/** Starts the worker. Jobs that throw are tried again with growing pauses; stopping waits for those that run. */
export async function startWorker(pool: pg.Pool, jobs: readonly BoundJob[], log: Log): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    jobs.map(job => [
      job.task,
      async (payload, helpers) => {
        await job.run(payload, { number: helpers.job.attempts, max: helpers.job.max_attempts });
      },
    ]),
  );
  const crons = jobs.flatMap(job => (job.cron === undefined ? [] : [{ task: job.task, match: job.cron }]));
  return await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(crons),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: new Logger(() => (level, text, meta) => {
      if (level === 'error') log.error({ meta }, text);
      else if (level === 'warning') log.warn({ meta }, text);
      else log.debug(text);
    }),
  });
}
