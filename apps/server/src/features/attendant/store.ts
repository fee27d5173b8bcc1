import type { Locale } from '@kotohogi/contract/texts/texts';
import type { Stamp } from '@kotohogi/db/columns';
import type { Answer, Companion, RelationShip } from '@kotohogi/domain/attendant/types';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { sql } from 'kysely';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { replaceCompanions } from './store.self.ts';

export interface NewGuest {
  readonly answer: Answer;
  readonly relationShip: RelationShip;
  readonly name: string;
  readonly nameKana: string;
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly nickName: string;
  readonly replyMessage: string;
  readonly tel: string;
  readonly zip: string;
  readonly prefectureId: number | null;
  readonly address1: string;
  readonly allergy: string;
  readonly companions: readonly Companion[];
  readonly locale: Locale;
}

/**
 * Stores a guest; undefined if the email address has already replied to this wedding (docs/product/reply.md#sending).
 */
export async function insertGuest(
  tx: Tx,
  scope: WeddingScope,
  guest: NewGuest,
  now: Instant,
): Promise<AttendantId | undefined> {
  const row = await tx
    .insertInto('attendant')
    .values({
      wedding_id: scope.weddingId,
      name: guest.name,
      name_kana: guest.nameKana,
      email: guest.email,
      password_hash: guest.passwordHash,
      answer: guest.answer,
      relation_ship: guest.relationShip,
      reply_message: guest.replyMessage,
      nick_name: guest.nickName,
      tel: guest.tel,
      zip: guest.zip,
      prefecture_id: guest.prefectureId,
      address1: guest.address1,
      allergy: guest.allergy,
      locale: guest.locale,
      answered_at: at(now),
      created_at: at(now),
      updated_at: at(now),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  const attendantId = row?.id;
  if (attendantId !== undefined) await replaceCompanions(tx, attendantId, guest.companions);
  return attendantId;
}

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

export interface GuestChange {
  readonly nickName?: string | undefined;
  readonly nameKana?: string | undefined;
  readonly answer?: Answer | undefined;
  readonly tel?: string | undefined;
  readonly zip?: string | undefined;
  readonly prefectureId?: number | null | undefined;
  readonly address1?: string | undefined;
  readonly allergy?: string | undefined;
  /** Increments the sequence number of the calendar entry (RFC 5545 SEQUENCE). */
  readonly movesCalendar?: boolean;
  readonly opensQuestionnaire?: boolean;
}

/** Changes a guest; absent fields are unchanged. */
export async function updateGuest(
  tx: Tx,
  scope: WeddingScope,
  target: { readonly attendantId: AttendantId; readonly now: Instant },
  change: GuestChange,
): Promise<void> {
  const { nickName, answer, movesCalendar, opensQuestionnaire } = change;
  await tx
    .updateTable('attendant')
    .set(eb => ({
      ...(nickName === undefined ? {} : { nick_name: nickName }),
      ...(change.nameKana === undefined ? {} : { name_kana: change.nameKana }),
      ...(answer === undefined ? {} : { answer, answered_at: at(target.now) }),
      ...(change.tel === undefined ? {} : { tel: change.tel }),
      ...(change.zip === undefined ? {} : { zip: change.zip }),
      ...(change.prefectureId === undefined ? {} : { prefecture_id: change.prefectureId }),
      ...(change.address1 === undefined ? {} : { address1: change.address1 }),
      ...(change.allergy === undefined ? {} : { allergy: change.allergy }),
      ...(movesCalendar ? { calendar_sequence: eb('calendar_sequence', '+', 1) } : {}),
      ...(opensQuestionnaire
        ? { questionnaire_opened_at: sql<Stamp>`coalesce(questionnaire_opened_at, ${at(target.now)})` }
        : {}),
      updated_at: at(target.now),
    }))
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', target.attendantId)
    .execute();
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
