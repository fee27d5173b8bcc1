import type { Answer, ReplyForm } from '@kotohogi/domain/attendant/types';
import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { sql } from 'kysely';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';

const GUEST = [
  'id',
  'name',
  'nick_name',
  'email',
  'answer',
  'relation_ship',
  'locale',
  'calendar_sequence',
  'questionnaire_opened_at',
] as const;

export async function findGuest(tx: Tx, scope: WeddingScope, attendantId: AttendantId) {
  return await tx
    .selectFrom('attendant')
    .select(GUEST)
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', attendantId)
    .executeTakeFirst();
}

/**
 * Like `findGuest`; locks the guest until the transaction ends, so that two changes of one guest are handled in
 * sequence.
 */
export async function lockGuest(tx: Tx, scope: WeddingScope, attendantId: AttendantId) {
  return await tx
    .selectFrom('attendant')
    .select(GUEST)
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', attendantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export type GuestRow = NonNullable<Awaited<ReturnType<typeof findGuest>>>;

/** The guest with an address, for signing in, and whether they are blocked. */
export async function findGuestByEmail(tx: Tx, scope: WeddingScope, email: string) {
  return await tx
    .selectFrom('attendant')
    .select([...GUEST, 'password_hash', 'ng'])
    .where('wedding_id', '=', scope.weddingId)
    .where(eb => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}

/** Guests who attend, live or later, in kana order; `ids` restricts the list. */
export async function listAudience(tx: Tx, scope: WeddingScope, ids: readonly AttendantId[] | undefined) {
  const all = tx
    .selectFrom('attendant')
    .select(['id', 'name', 'name_kana', 'nick_name', 'relation_ship', 'avatar_key'])
    .where('wedding_id', '=', scope.weddingId)
    .where('ng', '=', false)
    .where('answer', '<>', 'absence' satisfies Answer);
  const asked = ids === undefined ? all : all.where('id', '=', sql<AttendantId>`any(${[...ids]})`);
  return await asked.orderBy(sql`coalesce(nullif(name_kana, ''), name) collate "ja-x-icu"`).orderBy('id').execute();
}

/** Adds to the time a guest has watched (docs/product/attendant.md#watching). */
export async function addWatchedSeconds(
  tx: Tx,
  attendantId: AttendantId,
  view: 'live' | 'archive',
  seconds: number,
): Promise<void> {
  const column = view === 'live' ? 'watched_live_seconds' : 'watched_archive_seconds';
  await tx
    .updateTable('attendant')
    .set(eb => ({ [column]: eb(column, '+', seconds) }))
    .where('id', '=', attendantId)
    .execute();
}

/** Which data the wedding asks its guests for. */
export async function getReplyForm(tx: Tx, weddingId: WeddingId): Promise<ReplyForm> {
  const row = await tx
    .selectFrom('wedding')
    .select(['asks_contact', 'asks_companions', 'asks_allergy', 'asks_id_photo'])
    .where('id', '=', weddingId)
    .executeTakeFirstOrThrow();
  return {
    asksContact: row.asks_contact,
    asksCompanions: row.asks_companions,
    asksAllergy: row.asks_allergy,
    asksIdPhoto: row.asks_id_photo,
  };
}
