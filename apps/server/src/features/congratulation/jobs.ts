import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Db } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { type BoundJob, defineJob } from '../../platform/jobs/job.ts';
import { publishChange } from './live.ts';
import { findTreeMessage } from './store.ts';
import { toMessage } from './view.ts';

/** A message that was sent as part of another command; it is published once that command is done. */
export const publishCongratulation = defineJob<{
  readonly weddingId: WeddingId;
  readonly id: number;
  readonly hasGrown: boolean;
}>('congratulation.publish');

export function congratulationJobs({ db, hub }: { readonly db: Db; readonly hub: Hub }): BoundJob[] {
  return [
    publishCongratulation.runs(async ({ weddingId, id, hasGrown }) => {
      const row = await findTreeMessage(db, weddingId, id);
      // It was hidden in the meantime, so there is nothing to publish.
      if (row !== undefined) publishChange(hub, weddingId, { message: toMessage(row), hasGrown });
    }),
  ];
}
