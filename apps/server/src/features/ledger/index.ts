import type { PaymentId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Rate, Yen } from '@kotohogi/domain/kernel/yen';
import { bearerOf, entryOfCapture, entryOfReturn } from '@kotohogi/domain/ledger/entry';
import type { PaymentPurpose, PaymentState } from '@kotohogi/domain/payment/types';
import type { Tx } from '../../platform/db/connect.ts';
import { type EntryFacts, insertEntry, readReturn } from './store.ts';

export { COMMISSION_ACCOUNTS, commissionFigures, sumOf } from './store.sums.ts';
export { insertEntry, isCoupleOwed, listCoupleCorrections, listSaleCorrections, readCoupleBalances } from './store.ts';

/** A payment after a step, with what its entry needs. */
interface PostedPayment extends Omit<EntryFacts, 'at' | 'source' | 'weddingId'> {
  readonly weddingId: WeddingId;
  readonly paymentId: PaymentId;
  readonly purpose: PaymentPurpose;
  readonly amountYen: Yen;
  readonly state: PaymentState;
  readonly commissionRate: Rate | undefined;
}

/**
 * Appends the entry of a payment that has just reached a new state, in the transaction of that step: one for a capture,
 * the reverse for a return, none for any other state. The database refuses a capture or a return without its entry.
 */
export async function postPayment(tx: Tx, payment: PostedPayment, at: EntryFacts['at']): Promise<void> {
  const { purpose, amountYen, commissionRate, state, facilityId, weddingId, paymentId } = payment;
  if (state !== 'CAPTURED' && state !== 'REFUNDED') return;
  if (commissionRate === undefined) throw new Error(`payment ${paymentId} was captured without a commission rate`);
  const facts = { purpose, amountYen, commissionRate };
  const entry =
    state === 'CAPTURED' ? entryOfCapture(facts) : entryOfReturn(facts, bearerOf(await readReturn(tx, payment)));
  await insertEntry(tx, entry, { facilityId, weddingId, source: { paymentId }, at });
}
