import type { AttendantId, PaymentId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Yen } from '@kotohogi/domain/kernel/yen';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The buyer: a guest or a host of the wedding. */
export type Buyer = { readonly attendantId: AttendantId } | { readonly userId: UserId };

const columnsOf = (buyer: Buyer) =>
  'attendantId' in buyer ? { attendant_id: buyer.attendantId } : { user_id: buyer.userId };

/** Serializes the purchases of one buyer, whichever of their pages they come from. */
export async function lockBuyer(tx: Tx, buyer: Buyer): Promise<void> {
  await ('attendantId' in buyer
    ? tx.selectFrom('attendant').select('id').where('id', '=', buyer.attendantId).forUpdate().executeTakeFirstOrThrow()
    : tx.selectFrom('app_user').select('id').where('id', '=', buyer.userId).forUpdate().executeTakeFirstOrThrow());
}

/** The recording of a wedding; undefined if there is none yet. */
export async function findRecording(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('live_slot')
    .select(['state', 'mp4_key', 'size_bytes', 'duration_ms'])
    .where('wedding_id', '=', weddingId)
    .executeTakeFirst();
}

/** The purchase of a buyer that is paid or being paid. */
export async function findLiveSale(tx: Tx, weddingId: WeddingId, buyer: Buyer) {
  return await tx
    .selectFrom('archive_sale')
    .select(['id', 'expires_at'])
    .where('wedding_id', '=', weddingId)
    .where(eb =>
      'attendantId' in buyer ? eb('attendant_id', '=', buyer.attendantId) : eb('user_id', '=', buyer.userId),
    )
    .where('is_live', '=', true)
    .executeTakeFirst();
}

export interface NewSale {
  readonly weddingId: WeddingId;
  readonly buyer: Buyer;
  readonly priceYen: Yen;
  /** Absent when it is free: then it counts as paid at once. */
  readonly paymentId: PaymentId | undefined;
  readonly expiresAt: Instant | undefined;
  readonly now: Instant;
}

/** Stores a purchase. The database refuses a second live one of the same buyer. */
export async function insertSale(tx: Tx, sale: NewSale): Promise<number> {
  const { id } = await tx
    .insertInto('archive_sale')
    .values({
      wedding_id: sale.weddingId,
      ...columnsOf(sale.buyer),
      price_yen: sale.priceYen,
      payment_id: sale.paymentId ?? null,
      expires_at: sale.expiresAt === undefined ? null : at(sale.expiresAt),
      created_at: at(sale.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks a purchase as paid, and until when it can be downloaded. */
export async function paySale(tx: Tx, paymentId: PaymentId, expiresAt: Instant): Promise<void> {
  await tx
    .updateTable('archive_sale')
    .set({ is_live: true, expires_at: at(expiresAt) })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** Drops a purchase whose payment failed or was refunded, so that the buyer may try again. */
export async function dropSale(tx: Tx, paymentId: PaymentId): Promise<void> {
  await tx
    .updateTable('archive_sale')
    .set({ is_live: false, expires_at: null })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** Stores a signed download link, and deletes expired ones. */
export async function insertLink(
  tx: Tx,
  link: { readonly idHash: Buffer; readonly weddingId: WeddingId; readonly buyer: Buyer; readonly expiresAt: Instant },
  now: Instant,
): Promise<void> {
  await tx.deleteFrom('download_link').where('expires_at', '<', at(now)).execute();
  await tx
    .insertInto('download_link')
    .values({
      id_hash: link.idHash,
      wedding_id: link.weddingId,
      ...columnsOf(link.buyer),
      expires_at: at(link.expiresAt),
    })
    .execute();
}

/** The buyer a signed download link of this wedding was made for. */
export async function findLink(tx: Tx, scope: WeddingScope, idHash: Buffer) {
  return await tx
    .selectFrom('download_link')
    .select(['attendant_id', 'user_id'])
    .where('id_hash', '=', idHash)
    .where('wedding_id', '=', scope.weddingId)
    .executeTakeFirst();
}

/** Uses a signed download link once; returns false if it has expired or reached its limit. */
export async function useLink(tx: Tx, idHash: Buffer, uses: number, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('download_link')
    .set(eb => ({ uses: eb('uses', '+', 1) }))
    .where('id_hash', '=', idHash)
    .where('uses', '<', uses)
    .where('expires_at', '>', at(now))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The recipient of a receipt. */
export async function findRecipient(tx: Tx, buyer: Buyer) {
  return await ('attendantId' in buyer
    ? tx.selectFrom('attendant').select(['name', 'email', 'locale']).where('id', '=', buyer.attendantId)
    : tx.selectFrom('app_user').select(['name', 'email', 'locale']).where('id', '=', buyer.userId)
  ).executeTakeFirstOrThrow();
}
