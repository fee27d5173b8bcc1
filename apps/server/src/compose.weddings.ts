import type { Instant } from '@kotohogi/domain/kernel/instant';
import { eraseGuestsOf } from './features/attendant/index.ts';
import { eraseBackup } from './features/backup/index.ts';
import { eraseCaptions } from './features/captions/index.ts';
import { checklistHandlers } from './features/checklist/handlers.ts';
import { companyHandlers } from './features/company/handlers.ts';
import { keepsakeMakers } from './features/congratulation/index.files.ts';
import { eraseCorrections } from './features/correction/index.ts';
import { depositAccountHandlers } from './features/deposit-account/handlers.ts';
import { companyFacilityHandlers } from './features/facility/handlers.company.ts';
import { facilitySettingHandlers } from './features/facility/handlers.settings.ts';
import { facilityHandlers } from './features/facility/handlers.ts';
import { hallCalendarHandlers } from './features/hall/handlers.calendar.ts';
import { hallHandlers } from './features/hall/handlers.ts';
import { invitationHandlers } from './features/invitation/handlers.ts';
import { cardMaker } from './features/invitation/index.card.ts';
import { beginInvitation, readInvitation } from './features/invitation/index.ts';
import { invitationJobs } from './features/invitation/jobs.ts';
import { eraseLive } from './features/live/index.ts';
import { marketingHandlers } from './features/marketing/handlers.ts';
import { keepMarketingCounts } from './features/marketing/index.ts';
import { permissionHandlers } from './features/permission/handlers.ts';
import { profileHandlers } from './features/profile/handlers.ts';
import { eraseRecording } from './features/recording/index.ts';
import { onScheduleChanged } from './features/reply/index.ts';
import { searchHandlers } from './features/search/handlers.ts';
import { liftDelay, loginSubjectOf, personalLink } from './features/session/index.ts';
import { songListHandlers } from './features/song-list/handlers.ts';
import { eraseUploads } from './features/upload/index.ts';
import { firstInvitation } from './features/user/index.ts';
import { weddingDeletionHandlers } from './features/wedding/handlers.deletion.ts';
import { weddingScheduleHandlers } from './features/wedding/handlers.schedule.ts';
import { weddingTodayHandlers } from './features/wedding/handlers.today.ts';
import { weddingHandlers } from './features/wedding/handlers.ts';
import type { OnHostErased, OnScheduleChanged, WeddingEraser } from './features/wedding/index.ts';
import { weddingJobs } from './features/wedding/jobs.ts';
import { weddingErasureHandlers } from './features/wedding-erasure/handlers.ts';
import { weddingErasureJobs } from './features/wedding-erasure/jobs.ts';
import type { Route } from './gate/route.ts';
import type { Outside } from './outside.ts';
import { Hub } from './platform/hub/hub.ts';
import type { BoundJob } from './platform/jobs/job.ts';
import { madeFileJobs } from './platform/made-files/made-files.ts';
import type { Outgoing } from './platform/mail/outgoing.ts';

/** What each feature does when a wedding is erased; a feature before those it imports. */
const ERASERS: readonly WeddingEraser[] = [
  keepMarketingCounts,
  eraseGuestsOf,
  eraseUploads,
  eraseRecording,
  eraseCaptions,
  eraseBackup,
  eraseLive,
  eraseCorrections,
];

/** What each feature does when a wedding is postponed, canceled or given a new date. */
const SCHEDULE_LISTENERS: readonly OnScheduleChanged[] = [onScheduleChanged];

/** An address that is used for a new account later starts without the failed logins of the old one. */
const onHostErased: OnHostErased = (tx, email) => liftDelay(tx, loginSubjectOf.user(email));

function erasureJobs({ config, db, clock, log, objects, backup }: Outside, mails: Outgoing, hub: Hub): BoundJob[] {
  const { publicUrl } = config;
  return weddingErasureJobs({
    ...{ db, hub, clock, log, objects, backup, mails, publicUrl },
    ...{ erasers: ERASERS, onHostErased },
  });
}

/** Venues, weddings and what couples edit. */
export function composeWeddings(outside: Outside, mails: Outgoing, hub: Hub): { routes: Route[]; jobs: BoundJob[] } {
  const { config, db, clock, objects } = outside;
  const { publicUrl } = config;
  const basics = { db, hub, mails, publicUrl };
  const first = firstInvitation(mails, publicUrl);
  return {
    routes: [
      ...checklistHandlers(basics),
      ...songListHandlers(basics),
      ...companyHandlers(basics),
      ...facilityHandlers(basics),
      ...companyFacilityHandlers(basics),
      ...facilitySettingHandlers(basics),
      ...permissionHandlers(),
      ...hallHandlers(basics),
      ...hallCalendarHandlers({ ...basics, sealKey: outside.keys.seal }),
      ...marketingHandlers({ db }),
      ...weddingHandlers({
        ...basics,
        onCreated: [beginInvitation, first.send],
        firstInvitation: first,
        readInvitation,
      }),
      ...weddingTodayHandlers(basics),
      ...searchHandlers(basics),
      ...weddingScheduleHandlers({ db, onChanged: SCHEDULE_LISTENERS }),
      ...weddingErasureHandlers(basics),
      ...weddingDeletionHandlers(basics),
      ...profileHandlers(basics),
      ...depositAccountHandlers(basics),
      ...invitationHandlers({ ...basics, objects }),
    ],
    jobs: [
      ...weddingJobs({ ...basics, clock, personalLink }),
      ...erasureJobs(outside, mails, hub),
      ...invitationJobs({ db, clock }),
      ...madeFileJobs({
        ...{ db, objects, clock },
        makers: { ...keepsakeMakers({ db, objects }), card: cardMaker(basics) },
      }),
    ],
  };
}

/** Runs the nightly erasure at once, as of the given night: for the demo, whose history is created at its start. */
export async function eraseAsOf(outside: Outside, mails: Outgoing, night: Instant): Promise<void> {
  const [erase] = erasureJobs({ ...outside, clock: { now: () => night } }, mails, new Hub(outside.log));
  await erase?.run({}, { number: 1, max: 1 });
}
