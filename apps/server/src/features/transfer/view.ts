import type { TransferOverview } from '@kotohogi/contract/transfer';
import type { UserId } from '@kotohogi/domain/kernel/ids';
import { instant } from '@kotohogi/domain/kernel/instant';
import { isRefused } from '@kotohogi/domain/kernel/refusal';
import { yen } from '@kotohogi/domain/kernel/yen';
import { decideApprover, decideOrder, dueTransfer, type OrderFacts } from '@kotohogi/domain/transfer/decide';
import { closesAt } from '@kotohogi/domain/wedding/calendar';
import type { Tx } from '../../platform/db/connect.ts';
import { readCoupleBalances } from '../ledger/index.ts';
import { listTransfers, maskedAccount, readFrozen, toTransfer } from '../payment/index.ts';
import { couplesOf } from '../wedding/index.ts';
import { findDepositAccount, hasRunningReturn, listClaims, type TransferWedding } from './store.ts';

/** Everything that an order depends on, with the account that the transfer would go to. */
export async function readOrderFacts(tx: Tx, wedding: TransferWedding) {
  const frozen = await readFrozen(tx, wedding.id);
  const { payableYen, claimYen } = await readCoupleBalances(tx, wedding.id);
  const deposit = await findDepositAccount(tx, wedding.id);
  const transfers = await listTransfers(tx, wedding.id);
  const facts: OrderFacts = {
    paymentState: wedding.payment_state,
    frozenYen: frozen === null ? undefined : yen(frozen.amountYen),
    payableYen,
    hasAccount: deposit !== undefined,
    isReturnRunning: await hasRunningReturn(tx, wedding.id),
    transfers,
  };
  return { facts, frozen, claimYen, deposit, transfers };
}

/** What finance sees of a wedding's transfers. */
export async function readOverview(tx: Tx, wedding: TransferWedding, by: UserId): Promise<TransferOverview> {
  const { facts, frozen, claimYen, deposit, transfers } = await readOrderFacts(tx, wedding);
  const decision = decideOrder(facts);
  const due = dueTransfer(facts);
  const couples = await couplesOf(tx, [wedding.id]);
  return {
    couple: couples.get(wedding.id) ?? [],
    fixedAt: closesAt(instant(wedding.starts_at)),
    frozen,
    payableYen: facts.payableYen,
    claimYen,
    due: due === undefined ? null : { number: due.number, amountYen: due.amountYen },
    blockedBy: isRefused(decision) ? decision.refused : null,
    needsApproval: wedding.transfer_approval,
    account: deposit === undefined ? null : { ...maskedAccount(deposit.account), version: deposit.account.version },
    transfers: transfers.map(row => {
      const approver = {
        state: row.state,
        by,
        orderedBy: row.ordered_by,
        accountChangedBy: deposit?.changedBy ?? null,
      };
      return {
        ...toTransfer(row),
        orderedAt: instant(row.ordered_at),
        orderedBy: row.orderer_name ?? '',
        approvedBy: row.approver_name ?? '',
        approvedAt: row.approved_at === null ? null : instant(row.approved_at),
        endedBy: row.ender_name ?? '',
        reason: row.reason,
        resultCode: row.result_code,
        accountVersion: row.account?.version ?? 0,
        mayApprove: decideApprover(approver) === 'allowed',
      };
    }),
    claims: (await listClaims(tx, wedding.id)).map(({ paymentId: _, ...claim }) => claim),
  };
}
