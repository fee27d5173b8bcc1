import type { Clock } from '@kotohogi/ports/clock';
import type { Db } from '../../platform/db/connect.ts';
import { type BoundJob, defineJob } from '../../platform/jobs/job.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { findUserByEmail } from '../session/index.ts';
import { resendInvites } from '../user/index.ts';

/**
 * Requests the mail of an invitation again. Whether there is one is checked here, so that response times do not reveal
 * it.
 */
export const requestInvites = defineJob<{ readonly email: string }>('account.mailInvites');

export interface AccountJobDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

export function accountJobs({ db, clock, mails, publicUrl }: AccountJobDeps): BoundJob[] {
  return [
    requestInvites.runs(({ email }) =>
      db.transaction().execute(async tx => {
        const user = await findUserByEmail(tx, email);
        if (user === undefined) return;
        await resendInvites(tx, mails, { userId: user.id, publicUrl, now: clock.now() });
      }),
    ),
  ];
}
