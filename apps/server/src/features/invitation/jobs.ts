import { after } from '@kotohogi/domain/kernel/instant';
import type { Clock } from '@kotohogi/ports/clock';
import type { Db } from '../../platform/db/connect.ts';
import { type BoundJob, defineCron } from '../../platform/jobs/job.ts';
import { PREVIEW_LIFETIME_MS } from './index.ts';
import { deletePreviewsBefore } from './store.preview.ts';

/** Deletes unsaved invitations after a day. */
export function invitationJobs({ db, clock }: { readonly db: Db; readonly clock: Clock }): BoundJob[] {
  return [
    defineCron('invitation.forgetPreviews', '17 * * * *', () =>
      deletePreviewsBefore(db, after(clock.now(), -PREVIEW_LIFETIME_MS)),
    ),
  ];
}
