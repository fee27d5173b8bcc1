import { sql } from 'kysely';
import { AdminError, type Command } from './command.ts';

/** Jobs that are overdue by more than this are worth a look. */
const LATE = '5 minutes';
const MOST = 200;

interface JobRow {
  readonly id: string;
  readonly task: string;
  readonly attempts: number;
  readonly max: number;
  readonly run_at: number;
  readonly error: string | null;
}

/** Lists jobs that failed or are overdue, the oldest first. Payloads are not shown: they contain personal data. */
export const listJobs: Command = {
  name: 'list-jobs',
  usage: '',
  summary: `List the jobs that have failed or are more than ${LATE} overdue.`,
  options: {},
  run: async ({ db, print }) => {
    const { rows } = await sql<JobRow>`
      select id::text, task_identifier as task, attempts, max_attempts as max, run_at, last_error as error
      from graphile_worker.jobs
      where attempts > 0 or run_at < now() - ${LATE}::interval
      order by run_at, id limit ${MOST}`.execute(db);
    if (rows.length === 0) print('No job has failed, and none is overdue.');
    for (const { id, task, attempts, max, run_at, error } of rows) {
      const [reason = ''] = (error ?? '').split('\n');
      print([id, task, `attempt ${attempts} of ${max}`, new Date(run_at).toISOString(), reason].join('  ').trimEnd());
    }
    if (rows.length === MOST) print(`These are the first ${MOST}.`);
  },
};

/** Runs a job at once, with all of its attempts again. */
export const retryJob: Command = {
  name: 'retry-job',
  usage: '--id NUMBER',
  summary: 'Run a job now, with all of its attempts again.',
  options: { id: { type: 'string' } },
  run: async ({ db, print }, { id }) => {
    if (typeof id !== 'string' || !/^\d{1,18}$/.test(id)) throw new AdminError('--id must be the number of a job.');
    const { rows } = await sql<{ task: string }>`
      select t.identifier as task
      from graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => now(), attempts => 0) j
      join graphile_worker._private_tasks t on t.id = j.task_id`.execute(db);
    const [job] = rows;
    if (job === undefined) throw new AdminError(`Job ${id} is not waiting. It is running or done.`);
    print(`The job ${id} (${job.task}) runs again.`);
  },
};
