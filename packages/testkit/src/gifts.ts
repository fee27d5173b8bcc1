import { seedCaptures, seedTransfers } from '@kotohogi/db/seeds/ledger';
import type { AttendantId, FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { rate } from '@kotohogi/domain/kernel/yen';
import type { Db } from '@kotohogi/server/platform/db/connect';
import { at } from '@kotohogi/server/platform/db/instants';

interface CapturedGift {
  readonly weddingId: WeddingId;
  readonly facilityId: FacilityId;
  readonly attendantId: AttendantId;
  readonly amountYen?: number;
}

let gifts = 1;

/** A gift by card that was captured at this moment, by default 10,000 yen, with its entry in the ledger; 5 % commission. */
export async function buildGift(db: Db, gift: CapturedGift, now: Instant): Promise<void> {
  const { weddingId, facilityId, attendantId, amountYen = 10_000 } = gift;
  await db.transaction().execute(async tx => {
    const { id } = await tx
      .insertInto('payment')
      .values({
        ...{ wedding_id: weddingId, facility_id: facilityId, attendant_id: attendantId, purpose: 'gift' },
        ...{
          order_id: `0001-000000000000-T${gifts++}`,
          method: 'CREDIT',
          state: 'CAPTURED',
          amount_yen: amountYen,
          commission_rate: rate(0.05),
        },
        ...{ captured_at: at(now), deadline_at: at(now), created_at: at(now), updated_at: at(now) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const owner = { wedding_id: weddingId, attendant_id: attendantId };
    await tx
      .insertInto('gift')
      .values({ ...owner, payment_id: id, created_at: at(now) })
      .execute();
    await seedCaptures(tx, [id]);
  });
}

/** Transfers the gifts of a wedding to its couple, ordered and confirmed at this moment. */
export async function settleGifts(db: Db, weddingId: WeddingId, now: Instant): Promise<void> {
  await db
    .updateTable('wedding')
    .set({ payment_state: 'deposited', payment_state_at: at(now) })
    .where('id', '=', weddingId)
    .execute();
  await seedTransfers(db);
}
