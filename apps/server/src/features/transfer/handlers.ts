import { transfer } from '@kotohogi/contract/transfer';
import { maskAccountNumber } from '@kotohogi/domain/deposit-account/types';
import type { TransferId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { entryOfClaim } from '@kotohogi/domain/ledger/entry';
import { decideApprover, decideClaim, decideOrder, decideSeen } from '@kotohogi/domain/transfer/decide';
import { OPEN_TRANSFER_STATES, type TransferState } from '@kotohogi/domain/transfer/types';
import { once } from '../../gate/once.ts';
import { type Call, inFacility, type Route, userOf } from '../../gate/route.ts';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { insertEntry } from '../ledger/index.ts';
import { verifyPassword } from '../session/index.ts';
import { reportHandlers } from './handlers.report.ts';
import { type EndEvent, endTransfer, post } from './index.ts';
import type { NotifyDeps } from './mail.send.ts';
import {
  findTransfer,
  findWedding,
  insertTransfer,
  listClaims,
  lockGifts,
  lockWedding,
  saveApproval,
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

interface End {
  readonly event: EndEvent;
  readonly scope: FacilityScope;
  readonly call: Call<typeof transfer.cancel> | Call<typeof transfer.confirm> | Call<typeof transfer.fail>;
}

/** Ends a transfer: canceled before it is effective, confirmed or failed after it. */
async function end(tx: Tx, deps: NotifyDeps, { event, scope, call }: End) {
  const target = await lockTarget(tx, scope, call);
  if (isRefused(target)) return target;
  const reason = 'reason' in call.body ? call.body.reason : '';
  const done = await endTransfer(tx, deps, target, {
    event,
    why: { reason, resultCode: '' },
    by: userOf(call),
    now: call.now,
  });
  if (isRefused(done)) return done;
  const { id, amount_yen: amountYen } = target.found;
  await call.audit(tx, target.wedding.id, { transferId: id, amountYen, state: done.state, reason });
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
