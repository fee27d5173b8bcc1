import type { DepositRow, UnpaidRow } from '@kotohogi/contract/transfer';
import { instant } from '@kotohogi/domain/kernel/instant';
import { withoutHidden } from '@kotohogi/domain/kernel/text';
import { fullNames } from '@kotohogi/domain/profile/full-name';
import { type CsvColumns, csvInstant } from '../../platform/files/csv-reply.ts';

/** The columns of the unpaid balances: the names of the wire (docs/product/list.md#csv). */
export const unpaidColumns: CsvColumns<UnpaidRow> = {
  id: row => row.weddingId,
  reservationId: row => row.reservationId,
  couple: row => withoutHidden(fullNames(row.couple, 'ja')),
  hall: row => row.hallName,
  dateTime: row => csvInstant(instant(row.dateTime)),
  fixedAt: row => csvInstant(instant(row.fixedAt)),
  state: row => row.state,
  grossYen: row => row.grossYen,
  commissionYen: row => row.commissionYen,
  returnedYen: row => row.returnedYen,
  correctedYen: row => row.correctedYen,
  orderedYen: row => row.orderedYen,
  settledYen: row => row.settledYen,
  unpaidYen: row => row.unpaidYen,
  inFlightYen: row => row.inFlightYen,
};

/** The columns of the transfers; those of the bank are empty for readers without bank data. */
export const depositColumns: CsvColumns<DepositRow> = {
  id: row => row.id,
  weddingId: row => row.weddingId,
  reservationId: row => row.reservationId,
  couple: row => withoutHidden(fullNames(row.couple, 'ja')),
  dateTime: row => csvInstant(instant(row.dateTime)),
  number: row => row.number,
  attempt: row => row.attempt,
  amountYen: row => row.amountYen,
  state: row => row.state,
  orderedAt: row => csvInstant(instant(row.orderedAt)),
  endedAt: row => (row.endedAt === null ? '' : csvInstant(instant(row.endedAt))),
  reason: row => row.reason,
  resultCode: row => row.resultCode,
  bankName: row => row.account?.bankName ?? '',
  bankNumber: row => row.account?.bankNumber ?? '',
  branchName: row => row.account?.branchName ?? '',
  branchNumber: row => row.account?.branchNumber ?? '',
  account: row => row.account?.maskedAccountNumber ?? '',
  accountHolder: row => row.account?.accountHolder ?? '',
};
