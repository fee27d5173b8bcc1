import type { NextTransferFile } from '@kotohogi/contract/transfer-file';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { yen } from '@kotohogi/domain/kernel/yen';
import { lastTransferDay, nextTransferDay } from '@kotohogi/domain/transfer-file/day';
import { type Consignor, encodeTransferFile, type FileTransfer } from '@kotohogi/domain/zengin/encode';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { maskedAccount } from '../payment/index.ts';
import { couplesOf } from '../wedding/index.ts';
import { findConsignor, listWaiting, type StoredConsignor, type WaitingStored } from './store.ts';

/** The venue in the header of its file. */
export const consignorOf = (stored: StoredConsignor): Consignor => ({
  ...{ code: stored.code, name: stored.name, bankNumber: stored.bank_number, bankName: stored.bank_name },
  ...{ branchNumber: stored.branch_number, branchName: stored.branch_name },
  ...{ accountType: stored.account_type, accountNumber: stored.account_number },
});

/** A transfer as a record of the file. */
export function recordOf({ id, amount_yen, account }: WaitingStored): FileTransfer {
  if (account === null) throw new Error(`ordered transfer ${id} has no account`);
  return {
    ...{ transferId: id, amountYen: amount_yen, recipient: account.accountHolder },
    ...{ bankNumber: account.bankNumber, bankName: account.bankNameKana },
    ...{ branchNumber: account.branchNumber, branchName: account.branchNameKana },
    ...{ accountType: account.type, accountNumber: account.accountNumber },
  };
}

/** Placeholder for the venue until its details are entered, so that problems of the transfers are found earlier. */
const ANY_CONSIGNOR: Consignor = {
  ...{ code: '0', name: 'A', bankNumber: '0', bankName: '', branchNumber: '0', branchName: '' },
  ...{ accountType: 1, accountNumber: '0' },
};

/** What the next file would contain, and what the bank would refuse. */
export async function readNext(tx: Tx, scope: FacilityScope, now: Instant): Promise<NextTransferFile> {
  const stored = await findConsignor(tx, scope);
  const waiting = await listWaiting(tx, scope);
  const couples = await couplesOf(tx, [...new Set(waiting.map(row => row.wedding_id))]);
  const consignor = stored === undefined ? ANY_CONSIGNOR : consignorOf(stored);
  const encoded = encodeTransferFile(consignor, waiting.map(recordOf), nextTransferDay(now));
  return {
    consignor:
      stored === undefined
        ? null
        : {
            ...{ code: stored.code, name: stored.name, type: stored.account_type },
            ...{ bankNumber: stored.bank_number, bankName: stored.bank_name },
            ...{ branchNumber: stored.branch_number, branchName: stored.branch_name },
            ...{ accountNumber: stored.account_number, version: stored.version },
            ...{ updatedBy: stored.changer ?? '', updatedAt: instant(stored.updated_at) },
          },
    transfers: waiting.map(row => ({
      ...{ id: row.id, weddingId: row.wedding_id, reservationId: row.reservation_id },
      ...{ couple: couples.get(row.wedding_id) ?? [], amountYen: row.amount_yen, orderedAt: instant(row.ordered_at) },
      account: row.account === null ? null : maskedAccount(row.account),
    })),
    totalYen: yen(waiting.reduce((sum, row) => sum + row.amount_yen, 0)),
    problems: waiting.length > 0 && 'problems' in encoded ? [...encoded.problems] : [],
    nextDay: nextTransferDay(now),
    lastDay: lastTransferDay(now),
  };
}
