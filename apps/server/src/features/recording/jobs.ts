import { after, DAY_MS } from '@kotohogi/domain/kernel/instant';
import type { Clock } from '@kotohogi/ports/clock';
import type { BackupStore, ObjectStore } from '@kotohogi/ports/object-store';
import type { Db } from '../../platform/db/connect.ts';
import { type BoundJob, defineCron } from '../../platform/jobs/job.ts';
import { backupJobs } from './jobs.backup.ts';
import { deleteStale, listStale } from './store.upload.ts';

/** Nobody goes on with a film after a week; one that became the recording is kept as that. */
const KEPT_MS = 7 * DAY_MS;

export interface SweepDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly objects: ObjectStore;
}

/** Forgets films nothing happened to for a week: their parts, their files, their rows, and parts nobody knows of. */
export async function sweepFilms({ db, clock, objects }: SweepDeps): Promise<void> {
  const before = after(clock.now(), -KEPT_MS);
  for (const { upload_id: uploadId, object_key: key, state } of await listStale(db, before)) {
    await objects.uploads.abort({ key, uploadId });
    if (state !== 'uploading') await objects.delete(key);
    await deleteStale(db, uploadId);
  }
  await objects.uploads.sweep(before);
}

/** The jobs of recordings; without a second store nothing is copied. */
export function recordingJobs({
  backup,
  ...deps
}: SweepDeps & { readonly backup: BackupStore | undefined }): BoundJob[] {
  return [
    defineCron('recording.sweepFilms', '43 * * * *', () => sweepFilms(deps)),
    ...(backup === undefined ? [] : backupJobs({ ...deps, backup })),
  ];
}
