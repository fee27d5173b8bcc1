import { languageOf } from '@kotohogi/contract/texts/texts';
import type { Daily } from '@kotohogi/domain/kernel/daily';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, DAY_MS, HOUR_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import {
  appliesTo,
  closingNotice,
  dueOccasions,
  IN_JAPAN,
  isNight,
  mustWaitForMorning,
  type Occasion,
  type Reader,
} from '@kotohogi/domain/mailing/occasions';
import { OPEN_DAYS_AFTER } from '@kotohogi/domain/wedding/calendar';
import type { Clock } from '@kotohogi/ports/clock';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { inTurn } from '../../platform/jobs/in-turn.ts';
import { type BoundJob, defineCron, defineDaily } from '../../platform/jobs/job.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { readSchedule, readWeddingSummary } from '../wedding/index.ts';
import { closingMail } from './mail.closing.ts';
import { digestMail } from './mail.digest.ts';
import { occasionMail } from './mail.ts';
import {
  claimClosing,
  claimOccasion,
  listAnswersSince,
  listHosts,
  listNearWeddings,
  listUnmailed,
  listWeddingsWithNewAnswers,
  lockMailedAt,
  mailAnswers,
  type NearWedding,
  type Unmailed,
} from './store.ts';

export interface MailingJobDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

const STREAMING = new Set(['streaming', 'live', 'waitingForStream', 'streaming_error']);

/** Which mails are due for a wedding. */
function dueFor(wedding: NearWedding, now: Instant): readonly Occasion[] {
  const momentOf = (ms: number | null) => (ms === null ? null : instant(ms));
  return dueOccasions({
    startsAt: instant(wedding.starts_at),
    now,
    // The list contains only weddings that take place.
    isOn: true,
    isDelayed: wedding.delayed ?? false,
    publishedAt: momentOf(wedding.live_published_at),
    isStreaming: STREAMING.has(wedding.state ?? ''),
    isStopped: wedding.state === 'waitingForUpload' && wedding.stop_reason !== null,
    archivedAt: wedding.state === 'archived' ? momentOf(wedding.archived_at) : null,
  });
}

function readerOf(guest: Unmailed): Reader {
  return {
    answer: guest.answer,
    answeredAt: instant(guest.answered_at),
    hasWatchedLive: guest.watched_live_seconds > 0,
    hasWatchedArchive: guest.watched_archive_seconds > 0,
    timeZone: guest.time_zone,
  };
}

/**
 * Sends the mail of an occasion to each guest concerned, each in a separate transaction, so that one failure does not
 * block the others.
 */
async function mailGuests({ db, clock, mails, publicUrl }: MailingJobDeps, near: NearWedding, occasion: Occasion) {
  const now = clock.now();
  const weddingId = near.id;
  const startsAt = instant(near.starts_at);
  const unmailed = await db.transaction().execute(tx => listUnmailed(tx, weddingId, occasion, startsAt));
  const due = unmailed.filter(guest => {
    const reader = readerOf(guest);
    return appliesTo(occasion, reader, now) && !mustWaitForMorning(occasion, reader.timeZone, now);
  });
  if (due.length === 0) return;
  const wedding = await db.transaction().execute(tx => readWeddingSummary(tx, weddingId));
  await inTurn(due, async ({ id, name, email, locale, time_zone: timeZone }) => {
    const attendantId = id;
    await db.transaction().execute(async tx => {
      if (email === null || !(await claimOccasion(tx, { attendantId, occasion, startsAt, now }))) return;
      const guest = { weddingId, attendantId, name, timeZone };
      await mails.send(tx, email, occasionMail(occasion, { wedding, publicUrl, language: languageOf(locale), guest }));
    });
  });
}

/** The day's answers go out at 19:00. If no worker ran then, they are sent until noon, but not at night. */
const DIGEST: Daily = { hour: 19, lateMs: 17 * HOUR_MS };
/** The notice about a closing recording goes out at 10:00. If no worker ran then, it is sent until the evening. */
const CLOSING: Daily = { hour: 10, lateMs: 11 * HOUR_MS };

/** Sends a couple the answers they have not been notified of, if one of them came before the evening that is due. */
async function mailHosts(deps: MailingJobDeps, tx: Tx, weddingId: WeddingId, due: Instant): Promise<void> {
  const { clock, mails, publicUrl } = deps;
  const now = clock.now();
  const answers = await listAnswersSince(tx, weddingId, await lockMailedAt(tx, weddingId));
  // Answers that came only after that evening wait for the next one: there is one mail an evening.
  if (!answers.some(answer => answer.answered_at <= due)) return;
  const wedding = { ...(await readWeddingSummary(tx, weddingId)), ...(await readSchedule(tx, weddingId, now)) };
  for (const { id: userId, name, email } of await listHosts(tx, weddingId)) {
    const host = { weddingId, userId, name };
    await mails.send(tx, email, digestMail({ wedding, publicUrl, language: wedding.language, host, answers }));
  }
  await mailAnswers(tx, weddingId, now);
}

async function mailAnswersOf(deps: MailingJobDeps, due: Instant): Promise<void> {
  const now = deps.clock.now();
  if (isNight(IN_JAPAN, now)) return;
  await inTurn(await listWeddingsWithNewAnswers(deps.db, due, now), weddingId =>
    deps.db.transaction().execute(tx => mailHosts(deps, tx, weddingId, due)),
  );
}

/** Notifies the couple of each recording that is about to close, once. */
async function mailClosing(deps: MailingJobDeps): Promise<void> {
  const { db, clock, mails, publicUrl } = deps;
  const now = clock.now();
  await inTurn(await listNearWeddings(db, after(now, -(OPEN_DAYS_AFTER + 1) * DAY_MS), now), async near => {
    const startsAt = instant(near.starts_at);
    const lastDay = near.state === 'archived' ? closingNotice({ startsAt, now }) : undefined;
    if (lastDay === undefined || isNight(IN_JAPAN, now)) return;
    const weddingId = near.id;
    await db.transaction().execute(async tx => {
      if (!(await claimClosing(tx, weddingId, startsAt))) return;
      const wedding = await readWeddingSummary(tx, weddingId);
      for (const { id: userId, name, email } of await listHosts(tx, weddingId)) {
        const host = { weddingId, userId, name };
        await mails.send(tx, email, closingMail({ wedding, publicUrl, language: wedding.language, lastDay, host }));
      }
    });
  });
}

/** Mails sent by the clock: every minute those due to guests, once a day those due to couples. */
export function mailingJobs(deps: MailingJobDeps): BoundJob[] {
  const { db, clock } = deps;
  return [
    defineCron('mailing.remind', '* * * * *', async () => {
      const now = clock.now();
      const [from, to] = [after(now, -(OPEN_DAYS_AFTER + 1) * DAY_MS), after(now, 8 * DAY_MS)];
      const near = await db.transaction().execute(tx => listNearWeddings(tx, from, to));
      await inTurn(near, wedding => inTurn(dueFor(wedding, now), occasion => mailGuests(deps, wedding, occasion)));
    }),
    defineDaily('mailing.digest', DIGEST, clock, due => mailAnswersOf(deps, due)),
    defineDaily('mailing.closing', CLOSING, clock, () => mailClosing(deps)),
  ];
}
