import { after, DAY_MS } from '@kotohogi/domain/kernel/instant';
import type { Clock } from '@kotohogi/ports/clock';
import type { Db } from '../db/connect.ts';
import { deleteKeysBefore } from '../idempotency/store.ts';
import { type BoundJob, defineCron } from './job.ts';
import { deleteFailedJobs } from './store.erasure.ts';

/** Browsers repeat a call within minutes, jobs within days: after a week the response is not needed again. */
const KEPT_DAYS = 7;

/**
 * Deletes what is kept only for repetition, once nothing can be repeated any more: responses of idempotent calls,
 * failed jobs.
 */
export function retentionJobs({ db, clock }: { readonly db: Db; readonly clock: Clock }): BoundJob[] {
  return [
    defineCron('retention.clean', '23 * * * *', async () => {
      await deleteKeysBefore(db, after(clock.now(), -KEPT_DAYS * DAY_MS));
      await deleteFailedJobs(db, KEPT_DAYS);
    }),
  ];
}
