import type { Clock } from '@kotohogi/ports/clock';
import type { Db } from '../../platform/db/connect.ts';
import { type BoundJob, defineCron } from '../../platform/jobs/job.ts';
import { eraseDeleted } from './store.leaving.ts';

export interface UserJobDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Erases deleted accounts after their 30 days (docs/product/user.md#deleting). */
export function userJobs({ db, clock }: UserJobDeps): BoundJob[] {
  return [defineCron('user.eraseDeleted', '23 * * * *', () => eraseDeleted(db, clock.now()))];
}
