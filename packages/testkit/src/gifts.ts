import { seedCaptures, seedTransfers } from '@kotohogi/db/seeds/ledger';
import type { CorrectionSides } from '@kotohogi/domain/correction/types';
import type { AttendantId, FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { rate, yen } from '@kotohogi/domain/kernel/yen';
import type { Db } from '@kotohogi/server/platform/db/connect';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildUser } from './builders.ts';

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

interface BookedCorrection extends CorrectionSides {
  readonly facilityId: FacilityId;
  readonly weddingId: WeddingId | null;
  readonly amountYen: number;
}

/** A correction of the ledger by hand that two new people proposed and approved at this moment. */
export async function buildCorrection(db: Db, booked: BookedCorrection, now: Instant): Promise<void> {
  const { facilityId, weddingId, debitAccount, creditAccount } = booked;
  const amountYen = yen(booked.amountYen);
  const proposer = await buildUser(db);
  const approver = await buildUser(db);
  await db.transaction().execute(async tx => {
    const { id } = await tx
      .insertInto('correction')
      .values({
        ...{ facility_id: facilityId, wedding_id: weddingId, amount_yen: amountYen, reason: '計算のあやまり' },
        ...{ debit_account: debitAccount, credit_account: creditAccount, state: 'approved' },
        ...{ proposed_by: proposer.userId, proposed_at: at(now), decided_by: approver.userId, decided_at: at(now) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const owner = { facility_id: facilityId, wedding_id: weddingId, at: at(now) };
    const entry = await tx
      .insertInto('journal_entry')
      .values({ ...owner, kind: 'correction', correction_id: id, line_count: 2 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('journal_line')
      .values([
        { ...owner, entry_id: entry.id, account: debitAccount, amount_yen: amountYen },
        { ...owner, entry_id: entry.id, account: creditAccount, amount_yen: 0 - amountYen },
      ])
      .execute();
  });
}
