import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Db } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { type BoundJob, defineJob } from '../../platform/jobs/job.ts';
import { tell } from './live.ts';
import { findTreeMessage } from './store.ts';
import { toMessage } from './view.ts';

/** Words that came with another deed, to be told once that deed is done. */
export const congratulationTell = defineJob<{
  readonly weddingId: WeddingId;
  readonly id: number;
  readonly hasGrown: boolean;
}>('congratulation.tell');

/** The work that follows words. */
export function congratulationJobs({ db, hub }: { readonly db: Db; readonly hub: Hub }): BoundJob[] {
  return [
    congratulationTell.runs(async ({ weddingId, id, hasGrown }) => {
      const row = await findTreeMessage(db, weddingId, id);
      // Hidden in the meantime: then there is nothing to tell.
      if (row !== undefined) tell(hub, weddingId, { message: toMessage(row), hasGrown });
    }),
  ];
}
