import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { Occasion } from '@kotohogi/domain/mailing/occasions';
import { sql } from 'kysely';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** Weddings with mails that may be due: from a week before their start to the end of their archive. */
export async function listNearWeddings(tx: Tx, from: Instant, to: Instant) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('invitation', 'invitation.wedding_id', 'wedding.id')
    .leftJoin('live_slot', 'live_slot.wedding_id', 'wedding.id')
    .select([
      'wedding.id',
      'wedding.starts_at',
      'live_slot.state',
      'live_slot.delayed',
      'live_slot.published_at as live_published_at',
      'live_slot.archived_at',
      'live_slot.stop_reason',
    ])
    .where('wedding.status', '=', 'active')
    .where('wedding.deleted_at', 'is', null)
    .where('invitation.published_at', 'is not', null)
    .where('wedding.starts_at', '>=', at(from))
    .where('wedding.starts_at', '<', at(to))
    .orderBy('wedding.id')
    .execute();
}

export type NearWedding = Awaited<ReturnType<typeof listNearWeddings>>[number];

/** Guests of a wedding who have an address and have not got the mail for this occasion and date. */
export async function listUnmailed(tx: Tx, weddingId: WeddingId, occasion: Occasion, startsAt: Instant) {
  return await tx
    .selectFrom('attendant')
    .select([
      'id',
      'name',
      'email',
      'locale',
      'time_zone',
      'answer',
      'answered_at',
      'watched_live_seconds',
      'watched_archive_seconds',
    ])
    .where('wedding_id', '=', weddingId)
    .where('ng', '=', false)
    .where('answer', '<>', 'absence')
    .where(sql<boolean>`coalesce(email, '') <> ''`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('occasion_mail')
            .select(sql`1`.as('one'))
            .whereRef('occasion_mail.attendant_id', '=', 'attendant.id')
            .where('occasion_mail.occasion', '=', occasion)
            .where('occasion_mail.starts_at', '=', at(startsAt)),
        ),
      ),
    )
    .orderBy('id')
    .execute();
}

export type Unmailed = Awaited<ReturnType<typeof listUnmailed>>[number];

export interface SentOccasion {
  readonly attendantId: AttendantId;
  readonly occasion: Occasion;
  readonly startsAt: Instant;
  readonly now: Instant;
}

/** Records that a guest is sent this mail; returns false if it was already recorded. */
export async function claimOccasion(tx: Tx, { attendantId, occasion, startsAt, now }: SentOccasion): Promise<boolean> {
  const claimed = await tx
    .insertInto('occasion_mail')
    .values({ attendant_id: attendantId, occasion, starts_at: at(startsAt), sent_at: at(now) })
    .onConflict(conflict => conflict.doNothing())
    .returning('attendant_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Guests whose last mails bounced at the address they still have, latest first. */
export async function listRefusals(tx: Tx, { weddingId }: WeddingScope) {
  return await tx
    .selectFrom('mail_refusal')
    .innerJoin('attendant', join =>
      join
        .onRef('attendant.id', '=', 'mail_refusal.attendant_id')
        .on(sql<boolean>`lower(attendant.email) = mail_refusal.address`),
    )
    .distinctOn('attendant.id')
    .select(['attendant.id', 'attendant.name', 'attendant.email', 'mail_refusal.at', 'mail_refusal.reason'])
    .where('mail_refusal.wedding_id', '=', weddingId)
    .orderBy('attendant.id')
    .orderBy('mail_refusal.at', 'desc')
    .execute();
}

/** Guests with this address in weddings that are not over, for a report about the address. */
export async function listGuestsAt(tx: Tx, address: string, since: Instant) {
  return await tx
    .selectFrom('attendant')
    .innerJoin('wedding', 'wedding.id', 'attendant.wedding_id')
    .select(['attendant.id', 'attendant.wedding_id'])
    .where(sql<boolean>`lower(attendant.email) = ${address.toLowerCase()}`)
    .where('wedding.starts_at', '>=', at(since))
    .execute();
}

/** The name of a guest or host, for the page with their mail preferences. */
export async function findGuestName(
  tx: Tx,
  weddingId: WeddingId,
  attendantId: AttendantId,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('attendant')
    .select('name')
    .where('wedding_id', '=', weddingId)
    .where('id', '=', attendantId)
    .executeTakeFirst();
  return row?.name;
}

export async function listHosts(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('user_grant')
    .innerJoin('app_user', 'app_user.id', 'user_grant.user_id')
    .select(['app_user.id', 'app_user.name', 'app_user.email'])
    .where('user_grant.wedding_id', '=', weddingId)
    .where('user_grant.scope', '=', 'wedding')
    .where('app_user.deleted_at', 'is', null)
    .orderBy('app_user.id')
    .execute();
}

/** Weddings with answers from before the given time that their couple has not been notified of. */
export async function listWeddingsWithNewAnswers(tx: Tx, answeredBy: Instant, now: Instant): Promise<WeddingId[]> {
  const rows = await tx
    .selectFrom('wedding')
    .select('id')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where('starts_at', '>', at(now))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('attendant')
          .select(sql`1`.as('one'))
          .whereRef('attendant.wedding_id', '=', 'wedding.id')
          .where('attendant.ng', '=', false)
          .where('attendant.answered_at', '<=', at(answeredBy))
          .where(sql<boolean>`attendant.answered_at > coalesce(wedding.answers_told_at, 'epoch')`),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The time up to which the couple has been notified of answers; null = never. Locks the wedding until the transaction
 * ends.
 */
export async function lockMailedAt(tx: Tx, weddingId: WeddingId): Promise<Instant | null> {
  const row = await tx
    .selectFrom('wedding')
    .select('answers_told_at')
    .where('id', '=', weddingId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.answers_told_at === null ? null : instant(row.answers_told_at);
}

/**
 * Records that the couple is notified that the recording for this date closes; returns false if it was already
 * recorded.
 */
export async function claimClosing(tx: Tx, weddingId: WeddingId, startsAt: Instant): Promise<boolean> {
  const claimed = await tx
    .updateTable('wedding')
    .set({ closing_told_for: at(startsAt) })
    .where('id', '=', weddingId)
    .where('closing_told_for', 'is distinct from', at(startsAt))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The answers of a wedding since the given time, oldest first. */
export async function listAnswersSince(tx: Tx, weddingId: WeddingId, since: Instant | null) {
  const answers = tx
    .selectFrom('attendant')
    .select(['name', 'answer', 'reply_message', 'answered_at'])
    .where('wedding_id', '=', weddingId)
    .where('ng', '=', false);
  const fresh = since === null ? answers : answers.where('answered_at', '>', at(since));
  return await fresh.orderBy('answered_at').orderBy('id').execute();
}

/** Records the time up to which the couple has been notified of answers. */
export async function mailAnswers(tx: Tx, weddingId: WeddingId, now: Instant): Promise<void> {
  await tx
    .updateTable('wedding')
    .set({ answers_told_at: at(now) })
    .where('id', '=', weddingId)
    .execute();
}
