import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** When the couple got a gift: once its money is captured, or at once if it is a message only. */
const GIVEN_AT = sql<number>`coalesce(payment.captured_at, gift.created_at)`;

/** Gifts that the couple have got: those with captured money, and messages without money. */
const given = (tx: Tx) =>
  tx
    .selectFrom('gift')
    .leftJoin('payment', 'payment.id', 'gift.payment_id')
    .where(eb => eb.or([eb('gift.payment_id', 'is', null), eb('payment.state', '=', 'CAPTURED')]));

/** Weddings with gifts from before the given time that their couple has not been mailed about. */
export async function listWeddingsWithNewGifts(tx: Tx, givenBy: Instant): Promise<WeddingId[]> {
  const rows = await given(tx)
    .innerJoin('wedding', 'wedding.id', 'gift.wedding_id')
    .select('wedding.id')
    .distinct()
    .where('wedding.status', '=', 'active')
    .where('wedding.deleted_at', 'is', null)
    .where(GIVEN_AT, '<=', at(givenBy))
    .where(sql<boolean>`${GIVEN_AT} > coalesce(wedding.gifts_mailed_at, 'epoch')`)
    .orderBy('wedding.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The time up to which the couple has been mailed about gifts; null = never. Locks the wedding. */
export async function lockGiftsMailedAt(tx: Tx, weddingId: WeddingId): Promise<Instant | null> {
  const row = await tx
    .selectFrom('wedding')
    .select('gifts_mailed_at')
    .where('id', '=', weddingId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.gifts_mailed_at === null ? null : instant(row.gifts_mailed_at);
}

/** The gifts of a wedding since the given time, the oldest first. */
export async function listNewGifts(tx: Tx, weddingId: WeddingId, since: Instant | null) {
  const rows = await given(tx)
    .innerJoin('attendant', 'attendant.id', 'gift.attendant_id')
    .select(['attendant.name', 'gift.message', 'payment.amount_yen', GIVEN_AT.as('at')])
    .where('gift.wedding_id', '=', weddingId)
    .where(GIVEN_AT, '>', since === null ? sql<never>`'epoch'` : at(since))
    .orderBy(GIVEN_AT)
    .orderBy('gift.id')
    .execute();
  return rows.map(({ name, message, amount_yen, at: givenAt }) => ({
    ...{ name, message, amountYen: amount_yen, at: instant(givenAt) },
  }));
}

/** Records the time up to which the couple has been mailed about gifts. */
export async function saveGiftsMailed(tx: Tx, weddingId: WeddingId, now: Instant): Promise<void> {
  await tx
    .updateTable('wedding')
    .set({ gifts_mailed_at: at(now) })
    .where('id', '=', weddingId)
    .execute();
}
