import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { PaymentState } from '@kotohogi/domain/payment/types';
import { sql } from 'kysely';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** Every guest who is not erased yet. */
export async function listGuestIds(tx: Tx, weddingId: WeddingId): Promise<AttendantId[]> {
  const rows = await tx
    .selectFrom('attendant')
    .select('id')
    .where('wedding_id', '=', weddingId)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
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
  const { avatar_key, id_photo_key } = await tx
    .selectFrom('attendant')
    .select(['avatar_key', 'id_photo_key'])
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', attendantId)
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('gift').where('attendant_id', '=', attendantId).where('payment_id', 'is', null).execute();
  const isPayer = await hasPaid(tx, attendantId);
  if (isPayer) {
    for (const table of ERASED) {
      await sql`delete from ${sql.table(table)} where attendant_id = ${attendantId}`.execute(tx);
    }
    await tx.updateTable('gift').set({ message: '' }).where('attendant_id', '=', attendantId).execute();
    await tx.updateTable('receipt').set({ name: '' }).where('attendant_id', '=', attendantId).execute();
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
