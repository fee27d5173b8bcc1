import type { TransferReason } from '@kotohogi/contract/texts/transfer-reason';
import type { TransferId, UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Yen } from '@kotohogi/domain/kernel/yen';
import { entryOfTransfer } from '@kotohogi/domain/ledger/entry';
import { decideStep, paymentStateAfter } from '@kotohogi/domain/transfer/decide';
import type { Tx } from '../../platform/db/connect.ts';
import { insertEntry } from '../ledger/index.ts';
import { type NotifyDeps, notifyConfirmed, notifyFailed } from './mail.send.ts';
import { type StoredTransfer, saveEnding, setPaymentState, type TransferWedding } from './store.ts';

export type { NotifyDeps } from './mail.send.ts';
export { findTransfer, hasRunningReturn, lockGifts, lockWedding } from './store.ts';

/** A step of a transfer that moves money. */
interface Step {
  readonly id: TransferId;
  readonly number: number;
  readonly amountYen: Yen;
  readonly state: 'ordered' | 'confirmed' | 'failed';
  readonly now: Instant;
}

/** Writes the entry of a step, and the payment state that follows it. */
export async function post(
  tx: Tx,
  wedding: TransferWedding,
  { id, number, amountYen, state, now }: Step,
): Promise<void> {
  const facts = { facilityId: wedding.facility_id, weddingId: wedding.id, source: { transferId: id }, at: now };
  await insertEntry(tx, entryOfTransfer(state, amountYen), facts);
  const next = paymentStateAfter(number, state);
  if (next !== undefined) await setPaymentState(tx, wedding.id, next, now);
}

export type EndEvent = 'cancel' | 'confirm' | 'fail';

interface Ending {
  readonly event: EndEvent;
  readonly why: TransferReason;
  readonly by: { readonly userId: UserId; readonly name: string };
  readonly now: Instant;
}

/**
 * Ends a transfer of a locked wedding: canceled before it is effective, confirmed or failed after it, which the couple
 * are informed by mail.
 */
export async function endTransfer(
  tx: Tx,
  deps: NotifyDeps,
  { wedding, found }: { readonly wedding: TransferWedding; readonly found: StoredTransfer },
  { event, why, by, now }: Ending,
) {
  const state = decideStep(found.state, event);
  if (typeof state !== 'string') return state;
  const { id, number, amount_yen: amountYen, account } = found;
  await saveEnding(tx, found, { state, why, by: by.userId, now });
  if (state !== 'confirmed' && state !== 'failed') return { state };
  await post(tx, wedding, { id, number, amountYen, state, now });
  // The account is deleted with the wedding's erasure only, which waits for the end of every transfer.
  if (account === null) throw new Error(`transfer ${id} has no account`);
  const ended = { amountYen, isSupplement: number > 0, account, endedAt: now };
  const notified = { ...deps, weddingId: wedding.id };
  if (state === 'confirmed') await notifyConfirmed(tx, notified, ended);
  else await notifyFailed(tx, notified, ended, { why, by: by.name });
  return { state };
}
