import type { CommissionRow } from '@kotohogi/domain/ledger/commissions';
import type { TotalFigures } from '@kotohogi/domain/ledger/totals';
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
  corrections: row => row.corrections,
  correctionYen: row => row.correctionYen,
  netCommissionYen: row => row.netCommissionYen,
};

/** A facility with its totals. */
interface FacilityTotals extends TotalFigures {
  readonly companyName: string;
  readonly facilityName: string;
}

/** The columns of the totals, named as on the wire. */
export const totalColumns: CsvColumns<FacilityTotals> = {
  company: row => row.companyName,
  facility: row => row.facilityName,
  giftYen: row => row.giftYen,
  filmYen: row => row.filmYen,
  returnedYen: row => row.returnedYen,
  commissionYen: row => row.commissionYen,
  transferredYen: row => row.transferredYen,
  unpaidYen: row => row.unpaidYen,
  inFlightYen: row => row.inFlightYen,
};
