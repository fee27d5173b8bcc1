import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import { yen } from '@kotohogi/domain/kernel/yen';
import { OPEN_PAYMENT_STATES } from '@kotohogi/domain/payment/types';
import type { Freeze, SentGift } from '@kotohogi/domain/transfer/freeze';
import { OPEN_DAYS_AFTER } from '@kotohogi/domain/wedding/calendar';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { isCoupleOwed } from '../ledger/index.ts';

/** Weddings whose amount is to be fixed now: those that are neither postponed nor deleted nor erased. */
function due(tx: Tx, now: Instant) {
  return tx
    .selectFrom('wedding')
    .select(['wedding.id', 'wedding.facility_id', 'wedding.starts_at'])
    .where('wedding.status', 'in', ['active', 'canceled'])
    .where('wedding.deleted_at', 'is', null)
    .where('wedding.starts_at', '<', at(atJst(addDays(dateOf(now), -OPEN_DAYS_AFTER))))
    .where(eb =>
      eb.not(
        eb.exists(
          eb.selectFrom('gift_freeze').select('wedding_id').whereRef('gift_freeze.wedding_id', '=', 'wedding.id'),
        ),
      ),
    );
}

/** The ids of the weddings whose amount is to be fixed now. */
export async function listUnfrozen(tx: Tx, now: Instant): Promise<readonly WeddingId[]> {
  const rows = await due(tx, now).orderBy('wedding.starts_at').orderBy('wedding.id').execute();
  return rows.map(({ id }) => id);
}

/** One of them; undefined if it was fixed or moved meanwhile. Locks it until the transaction ends. */
export async function lockUnfrozen(tx: Tx, weddingId: WeddingId, now: Instant) {
  return await due(tx, now).where('wedding.id', '=', weddingId).forNoKeyUpdate('wedding').executeTakeFirst();
}

const maybe = (ms: number | null) => (ms === null ? undefined : instant(ms));

/** The gifts of a wedding that were sent before a moment, with the times of their outcomes. */
export async function listSentGifts(tx: Tx, weddingId: WeddingId, before: Instant): Promise<SentGift[]> {
  const entryAt = (kind: 'gift-captured' | 'gift-returned') =>
    sql<number | null>`(select at from journal_entry where payment_id = payment.id and kind = ${kind})`;
  const rows = await tx
    .selectFrom('payment')
    .select([
      sql<number | null>`(
        select min(at) from payment_event
        where payment_id = payment.id and to_state <> all(${OPEN_PAYMENT_STATES})
      )`.as('known_at'),
      sql<boolean>`state = any(${OPEN_PAYMENT_STATES})`.as('is_open'),
      'captured_at',
      'created_at',
      'amount_yen',
      entryAt('gift-captured').as('entered_at'),
      entryAt('gift-returned').as('returned_at'),
      sql<number>`coalesce((
        select -sum(line.amount_yen) from journal_entry entry join journal_line line on line.entry_id = entry.id
        where entry.payment_id = payment.id and entry.kind = 'gift-captured' and line.account = 'couple-payable'
      ), 0)::bigint`.as('couple_yen'),
    ])
    .where('wedding_id', '=', weddingId)
    .where('purpose', '=', 'gift')
    .where('created_at', '<', at(before))
    .execute();
  return rows.map(row => ({
    // Payments from before the events were recorded.
    knownAt: maybe(row.known_at ?? row.captured_at ?? (row.is_open ? null : row.created_at)),
    capturedAt: maybe(row.entered_at),
    returnedAt: maybe(row.returned_at),
    coupleYen: yen(row.couple_yen),
    grossYen: yen(row.amount_yen),
  }));
}

/** Stores the fixed amount. The caller holds the lock. */
export async function insertFreeze(
  tx: Tx,
  weddingId: WeddingId,
  { amountYen, leftOut }: Freeze,
  times: { readonly fixedAt: Instant; readonly now: Instant },
): Promise<void> {
  await tx
    .insertInto('gift_freeze')
    .values({
      ...{ wedding_id: weddingId, amount_yen: amountYen, left_out: leftOut.count },
      ...{ fixed_at: at(times.fixedAt), run_at: at(times.now) },
    })
    .execute();
}

/** Couples who have not entered an account since their amount was fixed before a moment, and have not been reminded. */
export async function listAccountless(tx: Tx, fixedBefore: Instant): Promise<readonly WeddingId[]> {
  const rows = await tx
    .selectFrom('gift_freeze')
    .innerJoin('wedding', 'wedding.id', 'gift_freeze.wedding_id')
    .leftJoin('deposit_account', 'deposit_account.wedding_id', 'wedding.id')
    .select('wedding.id')
    .where('gift_freeze.fixed_at', '<', at(fixedBefore))
    .where('gift_freeze.reminded_at', 'is', null)
    .where('deposit_account.wedding_id', 'is', null)
    .where('wedding.deleted_at', 'is', null)
    .where('wedding.status', '<>', 'cleaned')
    .where(isCoupleOwed('wedding.id'))
    .orderBy('wedding.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Records that the couple are reminded of their account; false if they were before. */
export async function saveReminder(tx: Tx, weddingId: WeddingId, now: Instant): Promise<boolean> {
  const row = await tx
    .updateTable('gift_freeze')
    .set({ reminded_at: at(now) })
    .where('wedding_id', '=', weddingId)
    .where('reminded_at', 'is', null)
    .returning('wedding_id')
    .executeTakeFirst();
  return row !== undefined;
}
