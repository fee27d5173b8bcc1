import { idPhotosGoAt } from '@kotohogi/domain/attendant/decide';
import { instant } from '@kotohogi/domain/kernel/instant';
import type { Clock } from '@kotohogi/ports/clock';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import type { Db } from '../../platform/db/connect.ts';
import { type BoundJob, defineCron } from '../../platform/jobs/job.ts';
import { forgetIdPhoto, listIdPhotos } from './store.ts';

export interface GuestProfileJobDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly objects: ObjectStore;
}

/** Erases identification photos of guests after their 30 days (docs/product/attendant.md#audience). */
async function eraseIdPhotos({ db, clock, objects }: GuestProfileJobDeps): Promise<void> {
  const now = clock.now();
  for (;;) {
    const due = (await listIdPhotos(db, now)).filter(row => idPhotosGoAt(instant(row.starts_at)) <= now);
    if (due.length === 0) return;
    for (const { id, key } of due) {
      if (key === null) continue;
      await objects.delete(key);
      await forgetIdPhoto(db, id, key);
    }
  }
}

/** The scheduled job for the pictures of guests. */
export function guestProfileJobs(deps: GuestProfileJobDeps): BoundJob[] {
  return [defineCron('attendant.eraseIdPhotos', '37 * * * *', () => eraseIdPhotos(deps))];
}
