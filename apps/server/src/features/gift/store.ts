import type { AttendantId, PaymentId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** A guest as a giver. */
export async function findGiver(tx: Tx, attendantId: AttendantId) {
  return await tx
    .selectFrom('attendant')
    .select(['name', 'email', 'locale'])
    .where('id', '=', attendantId)
    .executeTakeFirstOrThrow();
}

/** Serializes the gifts of one guest, whichever of their pages they come from. */
export async function lockGiver(tx: Tx, attendantId: AttendantId): Promise<void> {
  await tx.selectFrom('attendant').select('id').where('id', '=', attendantId).forUpdate().executeTakeFirstOrThrow();
}

/** When a guest started money gifts since an instant; failed ones do not count. */
export async function listGiftTimes(tx: Tx, attendantId: AttendantId, since: Instant): Promise<Instant[]> {
  const rows = await tx
    .selectFrom('payment')
    .select('created_at')
    .where('attendant_id', '=', attendantId)
    .where('purpose', '=', 'gift')
    .where('state', 'not in', ['FAILED', 'CANCELED', 'TIMEOUT'])
    .where('wanted', '=', true)
    .where('created_at', '>', at(since))
    .execute();
  return rows.map(row => instant(row.created_at));
}

export interface NewGift {
  readonly paymentId: PaymentId | undefined;
  readonly weddingId: WeddingId;
  readonly attendantId: AttendantId;
  readonly message: string;
  readonly isMessagePublic: boolean;
  readonly now: Instant;
}

/** Stores a gift; one with a payment counts once that is captured. */
export async function insertGift(tx: Tx, gift: NewGift): Promise<number> {
  const { id } = await tx
    .insertInto('gift')
    .values({
      payment_id: gift.paymentId ?? null,
      wedding_id: gift.weddingId,
      attendant_id: gift.attendantId,
      message: gift.message,
      is_message_public: gift.isMessagePublic,
      created_at: at(gift.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function getGiftOfPayment(tx: Tx, paymentId: PaymentId) {
  return await tx
    .selectFrom('gift')
    .select(['id', 'wedding_id', 'attendant_id', 'message', 'is_message_public'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
}

/** The messages of a guest's gifts, by payment. */
export async function listMessagesOfGiver(tx: Tx, attendantId: AttendantId): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('gift')
    .select(['payment_id', 'message'])
    .where('attendant_id', '=', attendantId)
    .where('payment_id', 'is not', null)
    .execute();
  return new Map(rows.map(row => [row.payment_id ?? 0, row.message]));
}

/**
 * What a wedding was given: captured money (including money refunded since), and messages without money. Newest first.
 */
export async function listGiftsOfWedding(tx: Tx, scope: WeddingScope) {
  return await tx
    .selectFrom('gift')
    .innerJoin('attendant', 'attendant.id', 'gift.attendant_id')
    .leftJoin('payment', 'payment.id', 'gift.payment_id')
    .select(eb => [
      'gift.id',
      'gift.attendant_id',
      'gift.message',
      'gift.is_message_public',
      'attendant.name',
      'attendant.relation_ship',
      'payment.order_id',
      'payment.state',
      'payment.amount_yen',
      'payment.commission_rate',
      eb.fn.coalesce('payment.captured_at', 'gift.created_at').as('at'),
    ])
    .where('gift.wedding_id', '=', scope.weddingId)
    .where(eb => eb.or([eb('gift.payment_id', 'is', null), eb('payment.state', 'in', ['CAPTURED', 'REFUNDED'])]))
    .orderBy('at', 'desc')
    .orderBy('gift.id', 'desc')
    .execute();
}
