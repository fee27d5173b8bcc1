import { transfer } from '@kotohogi/contract/transfer';
import { maskAccountNumber } from '@kotohogi/domain/deposit-account/types';
import type { TransferId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import type { Yen } from '@kotohogi/domain/kernel/yen';
import { entryOfClaim, entryOfTransfer } from '@kotohogi/domain/ledger/entry';
import {
  decideApprover,
  decideClaim,
  decideOrder,
  decideSeen,
  decideStep,
  paymentStateAfter,
} from '@kotohogi/domain/transfer/decide';
import { OPEN_TRANSFER_STATES, type TransferState } from '@kotohogi/domain/transfer/types';
import { once } from '../../gate/once.ts';
import { type Call, inFacility, type Route, userOf } from '../../gate/route.ts';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { insertEntry } from '../ledger/index.ts';
import { verifyPassword } from '../session/index.ts';
import { reportHandlers } from './handlers.report.ts';
import { type NotifyDeps, notifyConfirmed, notifyFailed } from './mail.send.ts';
import {
  findTransfer,
  findWedding,
  insertTransfer,
  listClaims,
  lockGifts,
  lockWedding,
  saveApproval,
  saveEnding,
  setPaymentState,
  type TransferWedding,
} from './store.ts';
import { readOrderFacts, readOverview } from './view.ts';

const isOpen = ({ state }: { readonly state: TransferState }) => OPEN_TRANSFER_STATES.some(open => open === state);

/** Checks the password of the caller. A failure has to be stored, so this runs outside the transaction of the step. */
const verify = (db: Db, call: Call & { readonly body: { readonly password: string } }) =>
  verifyPassword(db, { userId: userOf(call).userId, password: call.body.password, now: call.now });

/** Like `readOrderFacts`; what the couple are owed does not shrink until the transaction ends. */
async function holdOrderFacts(tx: Tx, wedding: TransferWedding) {
  await lockGifts(tx, wedding.id);
  return await readOrderFacts(tx, wedding);
}

/** A step of a transfer that moves money. */
interface Step {
  readonly id: TransferId;
  readonly number: number;
  readonly amountYen: Yen;
  readonly state: 'ordered' | 'confirmed' | 'failed';
  readonly now: Instant;
}

/** Writes the entry of a step, and the payment state that follows it. */
async function post(tx: Tx, wedding: TransferWedding, { id, number, amountYen, state, now }: Step): Promise<void> {
  const facts = { facilityId: wedding.facility_id, weddingId: wedding.id, source: { transferId: id }, at: now };
  await insertEntry(tx, entryOfTransfer(state, amountYen), facts);
  const next = paymentStateAfter(number, state);
  if (next !== undefined) await setPaymentState(tx, wedding.id, next, now);
}

async function order(tx: Tx, scope: FacilityScope, call: Call<typeof transfer.order>) {
  const wedding = await lockWedding(tx, scope, call.params.weddingId);
  if (wedding === undefined) return refuse('wedding_unknown');
  const { facts, deposit } = await holdOrderFacts(tx, wedding);
  const due = decideOrder(facts);
  if (isRefused(due)) return due;
  if (deposit === undefined) return refuse('transfer_account_missing');
  const { account } = deposit;
  const seen = decideSeen(call.body, { amountYen: due.amountYen, accountVersion: account.version });
  if (seen !== 'same') return seen;
  const state = wedding.transfer_approval ? 'awaiting-approval' : 'ordered';
  const fresh = { due, state, account, by: userOf(call).userId, now: call.now } as const;
  const id = await insertTransfer(tx, wedding, fresh);
  const { number, amountYen } = due;
  if (state === 'ordered') await post(tx, wedding, { id, number, amountYen, state, now: call.now });
  const masked = maskAccountNumber(account.accountNumber);
  await call.audit(tx, wedding.id, { transferId: id, number, amountYen, account: masked, state });
  return { kept: { id, state } } as const;
}

interface Target {
  readonly params: { readonly weddingId: WeddingId; readonly transferId: TransferId };
}

/** The locked wedding and the transfer of a call. */
async function lockTarget(tx: Tx, scope: FacilityScope, { params }: Target) {
  const wedding = await lockWedding(tx, scope, params.weddingId);
  if (wedding === undefined) return refuse('wedding_unknown');
  const found = await findTransfer(tx, wedding.id, params.transferId);
  return found === undefined ? refuse('transfer_unknown') : { wedding, found };
}

async function approve(tx: Tx, scope: FacilityScope, call: Call<typeof transfer.approve>) {
  const target = await lockTarget(tx, scope, call);
  if (isRefused(target)) return target;
  const { wedding, found } = target;
  const by = userOf(call).userId;
  const { facts, deposit } = await holdOrderFacts(tx, wedding);
  const { state, ordered_by: orderedBy } = found;
  const approver = decideApprover({ state, by, orderedBy, accountChangedBy: deposit?.changedBy ?? null });
  if (approver !== 'allowed') return approver;
  if (deposit === undefined) return refuse('transfer_account_missing');
  if (facts.isReturnRunning) return refuse('transfer_return_running');
  const due = decideOrder({ ...facts, transfers: facts.transfers.filter(one => !isOpen(one)) });
  // Whatever else refuses the order now has changed what is due.
  if (isRefused(due)) return refuse('transfer_amount_changed');
  const { account } = deposit;
  const seen = { amountYen: found.amount_yen, accountVersion: call.body.accountVersion };
  const same = decideSeen(seen, { amountYen: due.amountYen, accountVersion: account.version });
  if (same !== 'same') return same;
  await saveApproval(tx, found, { account, by, now: call.now });
  const { id, number, amount_yen: amountYen } = found;
  await post(tx, wedding, { id, number, amountYen, state: 'ordered', now: call.now });
  const masked = maskAccountNumber(account.accountNumber);
  await call.audit(tx, wedding.id, { transferId: id, amountYen, account: masked });
  return {};
}

interface Ending {
  readonly event: 'cancel' | 'confirm' | 'fail';
  readonly scope: FacilityScope;
  readonly call: Call<typeof transfer.cancel> | Call<typeof transfer.confirm> | Call<typeof transfer.fail>;
}

/** Ends a transfer: canceled before it is effective, confirmed or failed after it. */
async function end(tx: Tx, deps: NotifyDeps, { event, scope, call }: Ending) {
  const target = await lockTarget(tx, scope, call);
  if (isRefused(target)) return target;
  const { wedding, found } = target;
  const state = decideStep(found.state, event);
  if (typeof state !== 'string') return state;
  const { id, number, amount_yen: amountYen, account } = found;
  const { now } = call;
  const reason = 'reason' in call.body ? call.body.reason : '';
  const { userId, name: by } = userOf(call);
  await saveEnding(tx, found, { state, reason, by: userId, now });
  await call.audit(tx, wedding.id, { transferId: id, amountYen, state, reason });
  if (state !== 'confirmed' && state !== 'failed') return {};
  await post(tx, wedding, { id, number, amountYen, state, now });
  // The account is deleted with the wedding's erasure only, which waits for the end of every transfer.
  if (account === null) throw new Error(`transfer ${id} has no account`);
  const ended = { amountYen, isSupplement: number > 0, account, endedAt: now };
  const notified = { ...deps, weddingId: wedding.id };
  if (state === 'confirmed') await notifyConfirmed(tx, notified, ended);
  else await notifyFailed(tx, notified, ended, { reason, by });
  return {};
}

async function settleClaim(tx: Tx, scope: FacilityScope, call: Call<typeof transfer.settleClaim>) {
  const wedding = await lockWedding(tx, scope, call.params.weddingId);
  if (wedding === undefined) return refuse('wedding_unknown');
  const { orderId } = call.params;
  const { from } = call.body;
  const claim = (await listClaims(tx, wedding.id)).find(one => one.orderId === orderId);
  if (claim === undefined) return refuse('transfer_claim_unknown');
  const { payableYen, transfers } = (await holdOrderFacts(tx, wedding)).facts;
  const { amountYen: claimYen, settledAt, paymentId } = claim;
  const facts = { claimYen, isSettled: settledAt !== null, payableYen, hasOpenTransfer: transfers.some(isOpen) };
  const decision = decideClaim(facts, from);
  if (decision !== 'allowed') return decision;
  const owner = { facilityId: wedding.facility_id, weddingId: wedding.id };
  await insertEntry(tx, entryOfClaim(from, claimYen), { ...owner, source: { paymentId }, at: call.now });
  await call.audit(tx, wedding.id, { orderId, amountYen: claimYen, from });
  return {};
}

/** Handlers of the transfers to couples (docs/product/transfer.md). */
export function transferHandlers({ db, ...deps }: NotifyDeps & { readonly db: Db }): Route[] {
  return [
    ...reportHandlers({ db }),

    inFacility(transfer.list, async (call, scope) => {
      const wedding = await findWedding(db, scope, call.params.weddingId);
      return wedding === undefined ? refuse('wedding_unknown') : await readOverview(db, wedding, userOf(call).userId);
    }),

    inFacility(transfer.order, async (call, scope) => {
      const verified = await verify(db, call);
      if (verified !== 'right') return verified;
      return await once(db, call, tx => order(tx, scope, call));
    }),

    inFacility(transfer.approve, async (call, scope) => {
      const verified = await verify(db, call);
      if (verified !== 'right') return verified;
      return await db.transaction().execute(tx => approve(tx, scope, call));
    }),

    inFacility(transfer.cancel, (call, scope) =>
      db.transaction().execute(tx => end(tx, deps, { event: 'cancel', scope, call })),
    ),

    inFacility(transfer.confirm, async (call, scope) => {
      const verified = await verify(db, call);
      if (verified !== 'right') return verified;
      return await db.transaction().execute(tx => end(tx, deps, { event: 'confirm', scope, call }));
    }),

    inFacility(transfer.fail, async (call, scope) => {
      const verified = await verify(db, call);
      if (verified !== 'right') return verified;
      return await db.transaction().execute(tx => end(tx, deps, { event: 'fail', scope, call }));
    }),

    inFacility(transfer.settleClaim, async (call, scope) => {
      const verified = await verify(db, call);
      if (verified !== 'right') return verified;
      return await db.transaction().execute(tx => settleClaim(tx, scope, call));
    }),
  ];
}
