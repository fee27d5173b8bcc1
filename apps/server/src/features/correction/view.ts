import type { CorrectionEffect, CorrectionRow } from '@kotohogi/contract/correction';
import { changeOf, decideCouple, isCost, touchesCouple } from '@kotohogi/domain/correction/decide';
import type { CorrectionAccount, CorrectionSides } from '@kotohogi/domain/correction/types';
import type { FacilityId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../../platform/db/connect.ts';
import { readCoupleBalances } from '../ledger/index.ts';
import { listTransfers, readFrozen } from '../payment/index.ts';
import { hasRunningReturn } from '../transfer/index.ts';
import { findWedding, readBalance, type StoredCorrection } from './store.ts';

/** A wedding as the page shows it; null without one. */
export const toWedding = (wedding: Awaited<ReturnType<typeof findWedding>>) =>
  wedding === undefined
    ? null
    : { id: wedding.id, reservationId: wedding.reservation_id, startsAt: instant(wedding.starts_at) };

/** A correction as its reader sees it. */
export const toRow =
  (reader: UserId) =>
  (row: StoredCorrection): CorrectionRow => ({
    ...{ id: row.id, state: row.state, facilityName: row.facility_name, companyName: row.company_name },
    wedding:
      row.wedding_id === null || row.starts_at === null
        ? null
        : { id: row.wedding_id, reservationId: row.reservation_id ?? '', startsAt: instant(row.starts_at) },
    ...{ debitAccount: row.debit_account, creditAccount: row.credit_account },
    ...{ amountYen: row.amount_yen, reason: row.reason },
    ...{ proposedBy: row.proposer_name, proposedAt: instant(row.proposed_at) },
    ...{ decidedBy: row.decider_name ?? '', decidedReason: row.decided_reason },
    decidedAt: row.decided_at === null ? null : instant(row.decided_at),
    isOwn: row.proposed_by === reader,
  });

/** What a correction is about. */
export interface Subject extends CorrectionSides {
  readonly facilityId: FacilityId;
  readonly weddingId: WeddingId | null;
  readonly amountYen: number;
}

/** Whether a couple's money allows the correction now; one that is not about it is always allowed. */
export async function checkCouple(tx: Tx, subject: Subject) {
  const { weddingId, amountYen } = subject;
  if (weddingId === null || !touchesCouple(subject)) return 'allowed';
  const facts = {
    isFixed: (await readFrozen(tx, weddingId)) !== null,
    transferStates: (await listTransfers(tx, weddingId)).map(({ state }) => state),
    isReturnRunning: await hasRunningReturn(tx, weddingId),
    payableYen: (await readCoupleBalances(tx, weddingId)).payableYen,
  };
  return decideCouple(facts, changeOf('couple-payable', subject, amountYen));
}

async function balanceOf(tx: Tx, account: CorrectionAccount, subject: Subject) {
  const { facilityId, weddingId, amountYen } = subject;
  const debitYen =
    account === 'couple-payable' && weddingId !== null
      ? 0 - (await readCoupleBalances(tx, weddingId)).payableYen
      : await readBalance(tx, facilityId, account);
  const beforeYen = isCost(account) ? debitYen : 0 - debitYen;
  return { account, beforeYen, afterYen: beforeYen + changeOf(account, subject, amountYen) };
}

/** What a correction would do now, read in one snapshot. */
export async function readEffect(tx: Tx, subject: Subject): Promise<CorrectionEffect> {
  const { facilityId, weddingId } = subject;
  const isGone = weddingId !== null && (await findWedding(tx, facilityId, weddingId)) === undefined;
  const couple = await checkCouple(tx, subject);
  const blockedBy = couple === 'allowed' ? null : couple.refused;
  return {
    debit: await balanceOf(tx, subject.debitAccount, subject),
    credit: await balanceOf(tx, subject.creditAccount, subject),
    blockedBy: isGone ? 'correction_wedding_unknown' : blockedBy,
  };
}
