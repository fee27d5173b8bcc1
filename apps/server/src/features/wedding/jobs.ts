import { languageOf } from '@kotohogi/contract/texts/texts';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { NextStatus } from '@kotohogi/domain/wedding/change-schedule';
import type { Clock } from '@kotohogi/ports/clock';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { claimKey, storeAnswer } from '../../platform/idempotency/store.ts';
import { type BoundJob, defineJob } from '../../platform/jobs/job.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import type { PersonalLink } from './index.listeners.ts';
import { readWeddingSummary } from './index.ts';
import { scheduleHostMail, scheduleMail } from './mail.schedule.ts';
import { findSchedule, listHosts, listReaders } from './store.schedule.ts';

interface ScheduleChange {
  readonly weddingId: WeddingId;
  readonly status: NextStatus;
  /** Version of the wedding after the change. Each version is announced once. */
  readonly version: number;
  readonly previousStartsAt: number;
  /** Name of the person who made the change. Missing in jobs queued before the couple was notified too. */
  readonly by?: string;
}

/** Notifies the guests that their wedding was postponed, rescheduled or canceled. Queued jobs carry the older name. */
export const weddingScheduleMail = defineJob<ScheduleChange>('weddingStanding.mail');

export interface WeddingJobDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Outgoing;
  readonly publicUrl: string;
  readonly personalLink: PersonalLink;
}

/** Whether this change still has to be announced: not announced yet, and not superseded by another change. */
async function isDue(tx: Tx, { weddingId, status, version }: ScheduleChange): Promise<boolean> {
  const schedule = await findSchedule(tx, weddingId);
  if (schedule?.status !== status) return false;
  const claim = { scope: `weddingStanding.mail:${weddingId}`, key: String(version), requestHash: status, weddingId };
  const claimed = await claimKey<object | null>(tx, claim);
  if (claimed.kind === 'done' && claimed.body !== null) return false;
  await storeAnswer(tx, claim, {});
  return true;
}

async function mailParticipants(
  tx: Tx,
  { mails, publicUrl, personalLink }: WeddingJobDeps,
  change: ScheduleChange,
  now: Instant,
): Promise<void> {
  if (!(await isDue(tx, change))) return;
  const { weddingId, status } = change;
  const wedding = await readWeddingSummary(tx, weddingId);
  const previousStartsAt = instant(change.previousStartsAt);
  const readers = await listReaders(tx, weddingId);
  for (const reader of readers) {
    const attendantId = reader.id;
    if (reader.email === null) continue;
    const guest = {
      id: attendantId,
      name: reader.name,
      timeZone: reader.time_zone,
      hasEntry: reader.answer === 'attendance',
      calendarSequence: reader.calendar_sequence,
      hasGiven: Boolean(reader.has_given),
    };
    const language = languageOf(reader.locale);
    const link = await personalLink(tx, { publicUrl, wedding, attendantId, now });
    const facts = { wedding, publicUrl, language, now, status, previousStartsAt, guest, link } as const;
    await mails.send(tx, reader.email, scheduleMail(facts));
  }
  const hasGifts = readers.some(reader => Boolean(reader.has_given));
  for (const { id, name, email } of await listHosts(tx, weddingId)) {
    const host = { id, name };
    const mailFacts = { by: change.by ?? '', guestCount: readers.length, hasGifts };
    const facts = {
      wedding,
      publicUrl,
      language: wedding.language,
      status,
      previousStartsAt,
      host,
      ...mailFacts,
    } as const;
    await mails.send(tx, email, scheduleHostMail(facts));
  }
}

/**
 * Jobs that follow a change of status: queues one mail to every guest and to each of the couple, all in one
 * transaction, none twice.
 */
export function weddingJobs(deps: WeddingJobDeps): BoundJob[] {
  const { db, clock } = deps;
  return [
    weddingScheduleMail.runs(change => db.transaction().execute(tx => mailParticipants(tx, deps, change, clock.now()))),
  ];
}
