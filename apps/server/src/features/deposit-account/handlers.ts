import { type DepositAccountShown, depositAccount } from '@kotohogi/contract/deposit-account';
import { decideAccountChange } from '@kotohogi/domain/deposit-account/decide';
import { maskAccountNumber } from '@kotohogi/domain/deposit-account/types';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { instant } from '@kotohogi/domain/kernel/instant';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { type Call, inWedding, type Route, userOf } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { verifyPassword } from '../session/index.ts';
import { readWeddingSummary } from '../wedding/index.ts';
import { accountChangedMail } from './mail.ts';
import { findAccount, listHostAddresses, lockTransfer, saveAccount, setTransfer } from './store.ts';
import { findBanks, findBranches } from './view.banks.ts';

export interface DepositAccountDeps {
  readonly db: Db;
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

function toShown(row: NonNullable<Awaited<ReturnType<typeof findAccount>>>): DepositAccountShown {
  return {
    bankName: row.bank_name,
    bankNumber: row.bank_number,
    branchName: row.branch_name,
    branchNumber: row.branch_number,
    type: row.type,
    maskedAccountNumber: maskAccountNumber(row.account_number),
    accountHolder: row.account_holder,
    updatedAt: instant(row.updated_at),
  };
}

async function readState(tx: Tx, weddingId: WeddingId) {
  const row = await findAccount(tx, weddingId);
  return { account: row === undefined ? null : toShown(row), version: row?.version ?? 0 };
}

type Update = Call<typeof depositAccount.update>;

/** Notifies every host, whoever made the change. */
async function mailHosts(
  tx: Tx,
  { mails, publicUrl }: DepositAccountDeps,
  scope: WeddingScope,
  {
    call,
    account,
    isFirst,
  }: { readonly call: Update; readonly account: DepositAccountShown; readonly isFirst: boolean },
): Promise<void> {
  const wedding = await readWeddingSummary(tx, scope.weddingId);
  const facts = { wedding, publicUrl, by: userOf(call).name, at: call.now, isFirst, account };
  for (const { id, name, email } of await listHostAddresses(tx, scope)) {
    const reader = { userId: id, name, language: wedding.language } as const;
    await mails.send(tx, email, accountChangedMail({ ...facts, ...reader }));
  }
}

async function change(tx: Tx, deps: DepositAccountDeps, call: Update, scope: WeddingScope) {
  const { version, password: _, ...account } = call.body;
  const { state: stored, hasFailedSupplement } = await lockTransfer(tx, scope);
  const before = await findAccount(tx, scope.weddingId);
  if ((before?.version ?? 0) !== version) return refuse('deposit_account_changed');
  const decision = decideAccountChange(stored, hasFailedSupplement);
  if (decision !== 'keep' && decision !== 'reconfirmation') return decision;
  await saveAccount(tx, scope, account, { version, now: call.now, by: userOf(call).userId });
  if (decision === 'reconfirmation') await setTransfer(tx, scope, decision, call.now);
  const state = await readState(tx, scope.weddingId);
  if (state.account === null) throw new Error('the account just stored was not found');
  await mailHosts(tx, deps, scope, { call, account: state.account, isFirst: before === undefined });
  await call.audit(tx, scope.weddingId, {
    bankNumber: account.bankNumber,
    branchNumber: account.branchNumber,
    account: state.account.maskedAccountNumber,
    ...(decision === 'reconfirmation' ? { paymentState: decision } : {}),
  });
  return state;
}

/** Handlers for the account the couple's gifts are transferred to. */
export function depositAccountHandlers(deps: DepositAccountDeps): Route[] {
  const { db } = deps;
  return [
    inWedding(depositAccount.read, (_call, scope) => readState(db, scope.weddingId)),

    inWedding(depositAccount.update, async (call, scope) => {
      const { userId } = userOf(call);
      // A failure has to be stored, so this runs outside the transaction of the change.
      const verified = await verifyPassword(db, { userId, password: call.body.password, now: call.now });
      if (verified !== 'right' && isRefused(verified)) return verified;
      return await db.transaction().execute(tx => change(tx, deps, call, scope));
    }),

    inWedding(depositAccount.banks, async call => ({ rows: await findBanks(call.query.name ?? '') })),

    inWedding(depositAccount.branches, async call => ({
      rows: await findBranches(call.query.bankNumber ?? '', call.query.name ?? ''),
    })),
  ];
}
