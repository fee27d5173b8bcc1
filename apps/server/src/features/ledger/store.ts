import type { FacilityId, PaymentId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Entry } from '@kotohogi/domain/ledger/entry';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** What an entry belongs to, and when it takes effect. */
export interface EntryFacts {
  readonly facilityId: FacilityId;
  readonly weddingId: WeddingId;
  readonly paymentId: PaymentId;
  readonly at: Instant;
}

/** Appends an entry. Its transaction fails if the lines do not sum to zero, or if the payment already has this entry. */
export async function insertEntry(tx: Tx, { kind, lines }: Entry, facts: EntryFacts): Promise<void> {
  const owner = { facility_id: facts.facilityId, wedding_id: facts.weddingId, at: at(facts.at) };
  const { id } = await tx
    .insertInto('journal_entry')
    .values({ ...owner, kind, payment_id: facts.paymentId, line_count: lines.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('journal_line')
    .values(lines.map(({ account, amountYen }) => ({ ...owner, entry_id: id, account, amount_yen: amountYen })))
    .execute();
}

/**
 * What decides who bears a returned gift. A return that was ordered before the transfer may end after it, so the state
 * of the transfer is that of now.
 */
export async function readReturn(tx: Tx, { weddingId, paymentId }: Pick<EntryFacts, 'weddingId' | 'paymentId'>) {
  const wedding = await tx
    .selectFrom('wedding')
    .select('payment_state')
    .where('id', '=', weddingId)
    .executeTakeFirstOrThrow();
  const order = await tx
    .selectFrom('payment_event')
    .select(sql<string | null>`detail ->> 'facilityCarries'`.as('facility_carries'))
    .where('payment_id', '=', paymentId)
    .where('kind', 'in', ['refund-ordered', 'refunded-by-hand'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return {
    isTransferOrdered: wedding.payment_state !== 'not-payment',
    facilityCarries: order?.facility_carries === 'true',
  };
}
