import type { Locale } from '@kotohogi/contract/texts/texts';
import type { Stamp } from '@kotohogi/db/columns';
import type { Answer, Companion, RelationShip, ReplyForm } from '@kotohogi/domain/attendant/types';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { sql } from 'kysely';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

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

/** Replaces the companions of a guest. The caller holds the lock on the guest. */
export async function replaceCompanions(
  tx: Tx,
  attendantId: AttendantId,
  companions: readonly Companion[],
): Promise<void> {
  await tx.deleteFrom('companion').where('attendant_id', '=', attendantId).execute();
  if (companions.length === 0) return;
  await tx
    .insertInto('companion')
    .values(
      companions.map(({ name, isChild }, place) => ({ attendant_id: attendantId, place, name, is_child: isChild })),
    )
    .execute();
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

/** Changes what the wedding asks for; absent fields are unchanged. */
export async function updateReplyForm(
  tx: Tx,
  scope: WeddingScope,
  change: { readonly [K in keyof ReplyForm]?: boolean | undefined },
): Promise<void> {
  const { asksContact, asksCompanions, asksAllergy, asksIdPhoto } = change;
  const columns = {
    ...(asksContact === undefined ? {} : { asks_contact: asksContact }),
    ...(asksCompanions === undefined ? {} : { asks_companions: asksCompanions }),
    ...(asksAllergy === undefined ? {} : { asks_allergy: asksAllergy }),
    ...(asksIdPhoto === undefined ? {} : { asks_id_photo: asksIdPhoto }),
  };
  if (Object.keys(columns).length === 0) return;
  await tx.updateTable('wedding').set(columns).where('id', '=', scope.weddingId).execute();
}

/** Increments the sequence number of every calendar entry already sent (RFC 5545 SEQUENCE). */
export async function renewCalendarEntries(tx: Tx, scope: WeddingScope): Promise<void> {
  await tx
    .updateTable('attendant')
    .set(eb => ({ calendar_sequence: eb('calendar_sequence', '+', 1) }))
    .where('wedding_id', '=', scope.weddingId)
    .where('answer', '=', 'attendance')
    .execute();
}
