import type { CommissionRow } from '@kotohogi/domain/ledger/commissions';
import type { CsvColumns } from '../../platform/files/csv-reply.ts';

/** The columns of the commissions: the names of the wire (docs/product/list.md#csv). */
export const commissionColumns: CsvColumns<CommissionRow> = {
  month: row => row.month,
  purpose: row => row.purpose,
  captures: row => row.captures,
  grossYen: row => row.grossYen,
  commissionYen: row => row.commissionYen,
  returns: row => row.returns,
  returnedYen: row => row.returnedYen,
  returnedCommissionYen: row => row.returnedCommissionYen,
  netCommissionYen: row => row.netCommissionYen,
};
