import { after, DAY_MS } from '@kotohogi/domain/kernel/instant';
import type { Clock } from '@kotohogi/ports/clock';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import type { Db } from '../../platform/db/connect.ts';
import { type BoundJob, defineCron } from '../../platform/jobs/job.ts';
import { type EraseFilmDeps, eraseFilm, eraseFilmJob } from './jobs.erase.ts';
import { deleteStale, hostedFilmOf, listStale } from './store.ts';

/** An upload is given up after a week; one that became the recording is kept as that. */
const KEPT_MS = 7 * DAY_MS;

export interface SweepDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly objects: ObjectStore;
}

/** Deletes uploads that have not changed for a week: their parts, files and rows, and parts without a row. */
export async function sweepFilms({ db, clock, objects }: SweepDeps): Promise<void> {
  const before = after(clock.now(), -KEPT_MS);
  for (const { upload_id: uploadId, platform, object_key: key, state } of await listStale(db, before)) {
    const hosted = hostedFilmOf({ platform, key });
    if (hosted !== undefined) {
      await db.transaction().execute(async tx => {
        await deleteStale(tx, uploadId);
        // A linked film is the platform's recording and is deleted with that.
        if (state !== 'linked') await eraseFilm.add(tx, hosted);
      });
      continue;
    }
    await objects.uploads.abort({ key, uploadId });
    if (state !== 'uploading') await objects.delete(key);
    await deleteStale(db, uploadId);
  }
  await objects.uploads.sweep(before);
}

/** The jobs of uploads. */
export function uploadJobs(deps: SweepDeps & EraseFilmDeps): BoundJob[] {
  return [eraseFilmJob(deps), defineCron('recording.sweepFilms', '43 * * * *', () => sweepFilms(deps))];
}
