import type { Companion, ReplyForm } from '@kotohogi/domain/attendant/types';
import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { PaymentState } from '@kotohogi/domain/payment/types';
import { sql } from 'kysely';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The companions on a guest's answer, in the order they were entered. */
export async function listCompanions(tx: Tx, attendantId: AttendantId): Promise<Companion[]> {
  const rows = await tx
    .selectFrom('companion')
    .select(['name', 'is_child'])
    .where('attendant_id', '=', attendantId)
    .orderBy('place')
    .execute();
  return rows.map(row => ({ name: row.name, isChild: row.is_child }));
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

/** What a guest has entered about themselves. */
export async function getOwnAnswer(tx: Tx, scope: WeddingScope, attendantId: AttendantId) {
  return await tx
    .selectFrom('attendant')
    .select([
      'id',
      'name',
      'name_kana',
      'email',
      'nick_name',
      'answer',
      'relation_ship',
      'tel',
      'zip',
      'prefecture_id',
      'address1',
      'allergy',
      'avatar_key',
      'id_photo_key',
    ])
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', attendantId)
    .executeTakeFirstOrThrow();
}

/** The column of one of a guest's two pictures. */
export type PictureColumn = 'avatar_key' | 'id_photo_key';

/**
 * The key of a guest's picture; undefined = there is none. A blocked guest shows no avatar
 * (docs/product/attendant.md#blocking).
 */
export async function findPicture(
  tx: Tx,
  scope: WeddingScope,
  column: PictureColumn,
  attendantId: AttendantId,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('attendant')
    .select([column, 'ng'])
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', attendantId)
    .executeTakeFirst();
  if (row === undefined || (row.ng && column === 'avatar_key')) return undefined;
  return row[column] ?? undefined;
}

/** Replaces or removes a guest's picture; returns the key of the previous one. */
export async function putPicture(
  tx: Tx,
  scope: WeddingScope,
  column: PictureColumn,
  picture: { readonly attendantId: AttendantId; readonly key: string | null; readonly now: Instant },
): Promise<string | undefined> {
  const before = await tx
    .selectFrom('attendant')
    .select(column)
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', picture.attendantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('attendant')
    .set({ [column]: picture.key, updated_at: at(picture.now) })
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', picture.attendantId)
    .execute();
  return before[column] ?? undefined;
}

/** Identification photos of weddings that started before `startedBefore`; a hundred at a time. */
export async function listIdPhotos(tx: Tx, startedBefore: Instant) {
  return await tx
    .selectFrom('attendant')
    .innerJoin('wedding', 'wedding.id', 'attendant.wedding_id')
    .select(['attendant.id', 'attendant.id_photo_key as key', 'wedding.starts_at'])
    .where('attendant.id_photo_key', 'is not', null)
    .where('wedding.starts_at', '<', at(startedBefore))
    .orderBy('wedding.starts_at')
    .limit(100)
    .execute();
}

/** Clears the key of a deleted picture, unless another one has replaced it. */
export async function forgetIdPhoto(tx: Tx, attendantId: AttendantId, key: string): Promise<void> {
  await tx
    .updateTable('attendant')
    .set({ id_photo_key: null })
    .where('id', '=', attendantId)
    .where('id_photo_key', '=', key)
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

/** Whether the guest has paid anything: then their row is kept, without anything that identifies them. */
async function hasPaid(tx: Tx, attendantId: AttendantId): Promise<boolean> {
  const row = await tx
    .selectNoFrom(eb => [
      eb
        .or([
          eb.exists(eb.selectFrom('payment').select('id').where('attendant_id', '=', attendantId)),
          eb.exists(eb.selectFrom('archive_sale').select('id').where('attendant_id', '=', attendantId)),
        ])
        .as('yes'),
    ])
    .executeTakeFirstOrThrow();
  return Boolean(row.yes);
}

const EMPTIED = {
  name: '',
  name_kana: '',
  email: null,
  password_hash: null,
  reply_message: '',
  nick_name: '',
  tel: '',
  zip: '',
  prefecture_id: null,
  address1: '',
  allergy: '',
  avatar_key: null,
  id_photo_key: null,
} as const;

/**
 * Columns of a payment that identify the payer. The amounts, the gateway's ids and the states are kept for the books
 * and for refunds.
 */
const PAYMENT_EMPTIED = { masked_card_no: '', card_brand: '', callback_url: '', challenge: null, returned: null };
const ENDED_PAYMENT: readonly PaymentState[] = ['CAPTURED', 'FAILED', 'CANCELED', 'TIMEOUT', 'REFUNDED'];

/** Tables with a guest's data, apart from their own row and what the books need. */
const ERASED = [
  'congratulation',
  'leaf',
  'reaction',
  'companion',
  'session',
  'mail_token',
  'mail_refusal',
  'mail_opt_out',
  'occasion_mail',
  'notification_mail',
  'attendant_answer',
  'leaf_thanks',
  'live_device',
  'idempotency_key',
] as const;

/**
 * Erases a guest: messages, leaf, reactions, companions, sessions and everything that identifies them. If they have
 * paid, the bare row is kept, blocked, so that sums stay correct (docs/product/erasure.md#guest). Returns the keys of
 * files to delete.
 */
export async function eraseGuestRows(
  tx: Tx,
  scope: WeddingScope,
  attendantId: AttendantId,
  now: Instant,
): Promise<{ readonly keys: readonly string[]; readonly hasPaid: boolean }> {
  const { avatar_key, id_photo_key } = await getOwnAnswer(tx, scope, attendantId);
  await tx.deleteFrom('gift').where('attendant_id', '=', attendantId).where('payment_id', 'is', null).execute();
  const isPayer = await hasPaid(tx, attendantId);
  if (isPayer) {
    for (const table of ERASED) {
      await sql`delete from ${sql.table(table)} where attendant_id = ${attendantId}`.execute(tx);
    }
    await tx.updateTable('gift').set({ message: '' }).where('attendant_id', '=', attendantId).execute();
    await tx
      .updateTable('payment')
      .set(PAYMENT_EMPTIED)
      .where('attendant_id', '=', attendantId)
      .where('state', 'in', ENDED_PAYMENT)
      .execute();
    await tx
      .updateTable('attendant')
      .set({ ...EMPTIED, ng: true, erased_at: at(now), updated_at: at(now) })
      .where('wedding_id', '=', scope.weddingId)
      .where('id', '=', attendantId)
      .execute();
  } else {
    await tx.deleteFrom('download_link').where('attendant_id', '=', attendantId).execute();
    await tx.deleteFrom('attendant').where('wedding_id', '=', scope.weddingId).where('id', '=', attendantId).execute();
  }
  // Books and archives made so far contain the guest's messages.
  const made = await tx
    .deleteFrom('made_file')
    .where('wedding_id', '=', scope.weddingId)
    .returning('object_key')
    .execute();
  const keys = [avatar_key, id_photo_key, ...made.map(({ object_key }) => object_key)].filter(key => key !== null);
  return { keys, hasPaid: isPayer };
}
