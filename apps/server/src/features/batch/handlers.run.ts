import { batch } from '@kotohogi/contract/batch';
import { JOB_TASKS, type JobSchedule } from '@kotohogi/domain/batch/tasks';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import type { Clock } from '@kotohogi/ports/clock';
import { asUser, inNoScope, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { BoundJob } from '../../platform/jobs/job.ts';
import { isRecorded, recordCounts, recordRun } from '../../platform/jobs/runs.ts';
import { listFailedTasks, listQueued, listRuns, retryFailed } from '../../platform/jobs/store.runs.ts';
import { isBackedUp, requestBackup } from '../backup/index.ts';
import { findSlot, liveKeepFile } from '../live/index.ts';
import { previewClean, weddingClean } from '../wedding-erasure/index.ts';
import { cleanLives, listCleaned } from './jobs.ts';

export interface BatchDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Whether there is a second store (docs/product/recording.md#second-store). */
  readonly hasBackup: boolean;
  /** All jobs of the product, which are created after these handlers. */
  readonly jobs: () => readonly BoundJob[];
}

/** The queues that carry mails and notices. */
const MAIL_TASKS = ['mail.send', 'notification.mail'];
const SEND_QUEUED = 'batch.sendQueued';

/** The schedule of a job, read from its time of day or its cron: every minute, or at a minute of every hour. */
function scheduleOf({ cron, daily }: BoundJob): JobSchedule {
  if (daily !== undefined) return { every: 'day', hour: daily.hour, minute: daily.minute ?? 0 };
  if (cron === undefined) return { every: 'never', hour: 0, minute: 0 };
  const minute = /^\d+/.exec(cron)?.[0];
  return { every: minute === undefined ? 'minute' : 'hour', hour: 0, minute: Number(minute ?? 0) };
}

/** The jobs that operators see, in the order of `JOB_TASKS`, with their last runs. */
async function listJobs({ db, jobs }: BatchDeps) {
  const runs = new Map((await listRuns(db)).map(({ task, ...run }) => [task, { ...run, counts: { ...run.counts } }]));
  const shown = new Map(jobs().flatMap(job => (isRecorded(job) ? [[job.task, scheduleOf(job)] as const] : [])));
  // Runs inside its call, so it is not a job of the queue.
  shown.set(SEND_QUEUED, { every: 'never', hour: 0, minute: 0 });
  return JOB_TASKS.flatMap(task => {
    const schedule = shown.get(task);
    return schedule === undefined ? [] : [{ task, schedule, run: runs.get(task) ?? null }];
  });
}

function cleanHandlers({ db }: BatchDeps): Route[] {
  return [
    asUser(batch.cleanWeddings, async call => {
      const { isDryRun, period: keptDays } = call.body;
      const weddings = await previewClean(db, { now: call.now, keptDays });
      if (isDryRun) return { isDryRun, weddings };
      await db.transaction().execute(async tx => {
        await weddingClean.add(tx, { keptDays }, { jobKey: weddingClean.task });
        await call.audit(tx, weddingClean.task, { keptDays, weddingIds: weddings.map(({ weddingId }) => weddingId) });
      });
      return { isDryRun, weddings };
    }),
    asUser(batch.cleanLives, async call => {
      const { isDryRun } = call.body;
      const slots = (await listCleaned(db, call.now)).map(
        ({ weddingId, reservationId, facilityName, ref, state, cleaning }) => ({
          ...{ weddingId, reservationId, facilityName, ref, state, cleaning },
        }),
      );
      if (isDryRun) return { isDryRun, slots };
      await db.transaction().execute(async tx => {
        await cleanLives.add(tx, {}, { jobKey: cleanLives.task });
        await call.audit(tx, cleanLives.task, { weddingIds: slots.map(({ weddingId }) => weddingId) });
      });
      return { isDryRun, slots };
    }),
  ];
}

/** Handlers for jobs that operators start by hand (docs/product/job.md#started-by-hand). */
export function batchHandlers(deps: BatchDeps): Route[] {
  const { db, hasBackup } = deps;
  return [
    ...cleanHandlers(deps),
    inNoScope(batch.jobs, async () => {
      const failed = await listFailedTasks(db);
      return { jobs: await listJobs(deps), failed: [...failed] };
    }),
    asUser(batch.sendQueued, async call => {
      const { isDryRun } = call.body;
      if (isDryRun) return { isDryRun, queued: [...(await listQueued(db, MAIL_TASKS))] };
      return await recordRun(deps, SEND_QUEUED, async () => {
        const queued = await db.transaction().execute(async tx => {
          const found = await listQueued(tx, MAIL_TASKS);
          await retryFailed(tx, MAIL_TASKS);
          await call.audit(tx, SEND_QUEUED, Object.fromEntries(found.map(one => [one.task, one.queued])));
          return [...found];
        });
        const sum = (count: (one: (typeof queued)[number]) => number) => queued.reduce((n, one) => n + count(one), 0);
        await recordCounts(deps, SEND_QUEUED, { queued: sum(one => one.queued), retried: sum(one => one.failed) });
        return { isDryRun, queued };
      });
    }),
    asUser(batch.backup, async call => {
      const { id } = call.params;
      const slot = await findSlot(db, id);
      if (slot === undefined || slot.durationMs === 0) return refuse('batch_unknown');
      const { provider, ref, fileKey } = slot;
      const isKept = fileKey !== null;
      const isCopied = hasBackup ? await isBackedUp(db, id) : null;
      if (isKept && isCopied !== false) return { isKept, isBackedUp: isCopied };
      await db.transaction().execute(async tx => {
        // The copy follows by itself once the file is in our own store.
        if (isKept) await requestBackup(tx, id, call.now);
        else await liveKeepFile.add(tx, { provider, ref }, { jobKey: `live.keepFile:${ref}` });
        await call.audit(tx, id, {}, { scope: { weddingId: id } });
      });
      return { isKept, isBackedUp: isCopied };
    }),
  ];
}
