import { readingOf } from '@kotohogi/domain/attendant/reading';
import type { Answer, Companion, RelationShip } from '@kotohogi/domain/attendant/types';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { sql } from 'kysely';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { replaceCompanions } from '../reply/index.ts';
import { inKanaOrder, isOtherScript } from './store.host.ts';

/** Marks answers written in this transaction as given by the couple. */
export async function answerAsHost(tx: Tx): Promise<void> {
  await sql`select set_config('kotohogi.answered_by', 'host', true)`.execute(tx);
}

export interface EnteredGuest {
  readonly name: string;
  readonly nameKana: string;
  readonly relationShip: RelationShip;
  readonly answer: Answer;
  readonly replyMessage: string;
  /** Absent = unchanged. */
  readonly companions?: readonly Companion[] | undefined;
  readonly allergy?: string | undefined;
}

const columnsOf = (guest: EnteredGuest) => ({
  name: guest.name,
  name_kana: readingOf(guest.name, guest.nameKana),
  relation_ship: guest.relationShip,
  answer: guest.answer,
  reply_message: guest.replyMessage,
  ...(guest.allergy === undefined ? {} : { allergy: guest.allergy }),
});

/** Stores a guest the couple has added: without an address and without a login. */
export async function insertEnteredGuest(
  tx: Tx,
  scope: WeddingScope,
  guest: EnteredGuest,
  now: Instant,
): Promise<AttendantId> {
  const row = await tx
    .insertInto('attendant')
    .values({
      wedding_id: scope.weddingId,
      ...columnsOf(guest),
      email: null,
      password_hash: null,
      entered_by_host: true,
      answered_at: at(now),
      created_at: at(now),
      updated_at: at(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = row.id;
  await replaceCompanions(tx, id, guest.companions ?? []);
  return id;
}

/**
 * Changes the columns of a guest that the couple may change; a changed answer increments the sequence number of the
 * guest's calendar entry.
 */
export async function updateByHost(
  tx: Tx,
  scope: WeddingScope,
  target: { readonly attendantId: AttendantId; readonly isAnswerChanged: boolean; readonly now: Instant },
  guest: EnteredGuest,
): Promise<void> {
  await tx
    .updateTable('attendant')
    .set(eb => ({
      ...columnsOf(guest),
      ...(target.isAnswerChanged
        ? { answered_at: at(target.now), calendar_sequence: eb('calendar_sequence', '+', 1) }
        : {}),
      updated_at: at(target.now),
    }))
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', target.attendantId)
    .execute();
  if (guest.companions !== undefined) await replaceCompanions(tx, target.attendantId, guest.companions);
}

const whole = (tx: Tx, scope: WeddingScope, attendantId: AttendantId) =>
  tx
    .selectFrom('attendant')
    .select([
      'id',
      'name',
      'name_kana',
      'nick_name',
      'email',
      'tel',
      'zip',
      'prefecture_id',
      'address1',
      'relation_ship',
      'answer',
      'reply_message',
      'answered_at',
      'ng',
      'locale',
      'time_zone',
      'calendar_sequence',
      'entered_by_host',
      'allergy',
      'id_photo_key',
      'watched_live_seconds',
      'watched_archive_seconds',
      'updated_at',
    ])
    .where('wedding_id', '=', scope.weddingId)
    .where('erased_at', 'is', null)
    .where('id', '=', attendantId);

/** Everything the couple may know about a guest. */
export async function findWholeGuest(tx: Tx, scope: WeddingScope, attendantId: AttendantId) {
  return await whole(tx, scope, attendantId).executeTakeFirst();
}

/** Like `findWholeGuest`; locks the guest until the transaction ends. */
export async function lockWholeGuest(tx: Tx, scope: WeddingScope, attendantId: AttendantId) {
  return await whole(tx, scope, attendantId).forNoKeyUpdate().executeTakeFirst();
}

export type WholeGuest = NonNullable<Awaited<ReturnType<typeof findWholeGuest>>>;

/** The companions of one guest, or of each guest of a wedding, in the order they were entered. */
export async function listCompanions(tx: Tx, scope: WeddingScope, attendantId?: AttendantId) {
  const all = tx
    .selectFrom('companion')
    .innerJoin('attendant', 'attendant.id', 'companion.attendant_id')
    .select(['companion.attendant_id', 'companion.name', 'companion.is_child'])
    .where('attendant.wedding_id', '=', scope.weddingId);
  const asked = attendantId === undefined ? all : all.where('companion.attendant_id', '=', attendantId);
  return await asked.orderBy('companion.attendant_id').orderBy('companion.place').execute();
}

/** Every answer of a guest, newest first. */
export async function listAnswers(tx: Tx, scope: WeddingScope, attendantId: AttendantId) {
  return await tx
    .selectFrom('attendant_answer')
    .select(['answer', 'source', 'answered_at'])
    .where('wedding_id', '=', scope.weddingId)
    .where('attendant_id', '=', attendantId)
    .orderBy('id', 'desc')
    .execute();
}

/** The messages of a guest on the tree, newest first. */
export async function listMessagesOf(tx: Tx, scope: WeddingScope, attendantId: AttendantId) {
  return await tx
    .selectFrom('congratulation')
    .select(['id', 'message', 'created_at', 'hidden_at'])
    .where('wedding_id', '=', scope.weddingId)
    .where('attendant_id', '=', attendantId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Captured gifts with their messages, oldest first: of one guest, or of all. */
export async function listGifts(tx: Tx, scope: WeddingScope, attendantId?: AttendantId) {
  const all = tx
    .selectFrom('payment')
    .leftJoin('gift', 'gift.payment_id', 'payment.id')
    .select([
      'payment.id',
      'payment.attendant_id',
      'payment.method',
      'payment.amount_yen',
      'payment.captured_at',
      'payment.created_at',
      'gift.message',
    ])
    .where('payment.wedding_id', '=', scope.weddingId)
    .where('payment.purpose', '=', 'gift')
    .where('payment.state', '=', 'CAPTURED');
  const asked = attendantId === undefined ? all : all.where('payment.attendant_id', '=', attendantId);
  return await asked.orderBy('payment.id').execute();
}

/** All guests of a wedding in kana order, with the couple's thanks, for a file. */
export async function listBook(tx: Tx, scope: WeddingScope) {
  return await tx
    .selectFrom('attendant')
    .leftJoin('leaf_thanks', 'leaf_thanks.attendant_id', 'attendant.id')
    .select([
      'attendant.id',
      'attendant.name',
      'attendant.name_kana',
      'attendant.email',
      'attendant.tel',
      'attendant.zip',
      'attendant.prefecture_id',
      'attendant.address1',
      'attendant.relation_ship',
      'attendant.answer',
      'attendant.reply_message',
      'attendant.allergy',
      'attendant.answered_at',
      'attendant.watched_live_seconds',
      'attendant.watched_archive_seconds',
      'leaf_thanks.message as thanks',
      'leaf_thanks.sent_at as thanked_at',
    ])
    .where('attendant.wedding_id', '=', scope.weddingId)
    .where('attendant.erased_at', 'is', null)
    .orderBy(isOtherScript)
    .orderBy(inKanaOrder)
    .orderBy('attendant.id')
    .execute();
}
