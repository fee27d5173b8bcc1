import { apiKeyHandlers } from './features/account/handlers.key.ts';
import { accountProfileHandlers } from './features/account/handlers.profile.ts';
import { accountHandlers } from './features/account/handlers.ts';
import { deleteApiKeysOf, listApiKeys } from './features/account/index.ts';
import { accountJobs } from './features/account/jobs.ts';
import { attendantEntryHandlers } from './features/attendant/handlers.entry.ts';
import { attendantHandlers } from './features/attendant/handlers.ts';
import { countViewers, watchActions } from './features/attendant/live.ts';
import { keepsakeFileHandlers } from './features/congratulation/handlers.files.ts';
import { hostCongratulationHandlers } from './features/congratulation/handlers.host.ts';
import { congratulationHandlers } from './features/congratulation/handlers.ts';
import { congratulationJobs } from './features/congratulation/jobs.ts';
import { demoHandlers } from './features/demo/handlers.ts';
import { hostAttendantHandlers } from './features/guest-book/handlers.host.ts';
import { guestBookHandlers } from './features/guest-book/handlers.ts';
import { guestProfileHandlers } from './features/guest-profile/handlers.ts';
import { guestProfileJobs } from './features/guest-profile/jobs.ts';
import { beginInvitation } from './features/invitation/index.ts';
import { mailingHandlers } from './features/mailing/handlers.ts';
import { mailingJobs } from './features/mailing/jobs.ts';
import { notificationHandlers } from './features/notification/handlers.ts';
import { notificationJobs } from './features/notification/jobs.ts';
import { reactionHandlers } from './features/reaction/handlers.ts';
import { reactionActions } from './features/reaction/live.ts';
import { replyHandlers } from './features/reply/handlers.ts';
import { savedFilterHandlers } from './features/saved-filter/handlers.ts';
import { guestEmailHandlers } from './features/session/handlers.email.ts';
import { guestLinkHandlers } from './features/session/handlers.link.ts';
import { passwordResetHandlers } from './features/session/handlers.reset.ts';
import { sessionHandlers } from './features/session/handlers.ts';
import { sessionJobs } from './features/session/jobs.ts';
import { temporaryWeddingStaffHandlers } from './features/temporary-wedding/handlers.staff.ts';
import { temporaryWeddingHandlers } from './features/temporary-wedding/handlers.ts';
import { staffHandlers } from './features/user/handlers.staff.ts';
import { userHandlers } from './features/user/handlers.ts';
import { resendInvites } from './features/user/index.ts';
import { userJobs } from './features/user/jobs.ts';
import type { Route } from './gate/route.ts';
import type { Outside } from './outside.ts';
import type { Hub } from './platform/hub/hub.ts';
import type { BoundJob } from './platform/jobs/job.ts';
import type { Outgoing } from './platform/mail/outgoing.ts';

/** Guests: how they reply, what they send, and who is notified. */
export function composeGuests(outside: Outside, mails: Outgoing, hub: Hub): { routes: Route[]; jobs: BoundJob[] } {
  const { config, db, clock } = outside;
  for (const action of [...watchActions({ db, clock }), ...reactionActions({ db, hub, clock })]) hub.bind(action);
  countViewers(hub);
  return {
    routes: [
      ...attendantHandlers({ db, hub, providers: outside.providers }),
      ...attendantEntryHandlers({ db, hub, mails, publicUrl: config.publicUrl }),
      ...replyHandlers({ db, hub, mails, publicUrl: config.publicUrl }),
      ...demoHandlers({ db }),
      ...guestProfileHandlers({ db, hub, objects: outside.objects, mails, linkKey: outside.keys.link }),
      ...hostAttendantHandlers({ db }),
      ...congratulationHandlers({ db, hub }),
      ...hostCongratulationHandlers({ db, hub, mails, publicUrl: config.publicUrl }),
      ...keepsakeFileHandlers({ db, objects: outside.objects }),
      ...guestBookHandlers({ db, hub, mails, objects: outside.objects, publicUrl: config.publicUrl }),
      ...reactionHandlers({ db }),
      ...notificationHandlers({ db, hub }),
      ...mailingHandlers({ db, linkKey: outside.keys.link, reportSecret: config.mail.reportSecret }),
    ],
    jobs: [
      ...guestProfileJobs({ db, clock, objects: outside.objects }),
      ...congratulationJobs({ db, hub }),
      ...notificationJobs({ db, mails, publicUrl: config.publicUrl }),
      ...mailingJobs({ db, clock, mails, publicUrl: config.publicUrl }),
    ],
  };
}

/** Access: signing in and password resets, invitations, accounts, couples who register by themselves. */
export function composeOutside(outside: Outside, mails: Outgoing, hub: Hub): { routes: Route[]; jobs: BoundJob[] } {
  const { config, keys, db, clock } = outside;
  const { publicUrl } = config;
  const basics = { db, hub, mails, publicUrl };
  return {
    routes: [
      ...sessionHandlers(basics),
      ...passwordResetHandlers({ ...basics, apiKeys: { list: listApiKeys, deleteAll: deleteApiKeysOf } }),
      ...guestLinkHandlers(basics),
      ...guestEmailHandlers(basics),
      ...accountHandlers(basics),
      ...accountProfileHandlers(basics),
      ...apiKeyHandlers(basics),
      ...savedFilterHandlers(basics),
      ...userHandlers(basics),
      ...staffHandlers(basics),
      ...temporaryWeddingHandlers({ ...basics, sealKey: keys.seal }),
      ...temporaryWeddingStaffHandlers({ ...basics, sealKey: keys.seal, onCreated: [beginInvitation] }),
    ],
    jobs: [
      ...sessionJobs({
        ...{ db, clock, mails, publicUrl },
        resendInvites: (tx, userId, now) => resendInvites(tx, mails, { userId, publicUrl, now }),
      }),
      ...accountJobs({ db, clock, mails, publicUrl }),
      ...userJobs({ db, clock }),
    ],
  };
}
