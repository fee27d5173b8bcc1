/** What the ledger says about the money of a couple; every figure but that of corrections is zero or more. */
export interface StatementSums {
  /** Gifts that were captured: their number, their sum, and the commission of it. */
  readonly gifts: number;
  readonly grossYen: number;
  readonly commissionYen: number;
  /** Gifts that were returned at the couple's cost, and the couple's part of them. */
  readonly returns: number;
  readonly returnedYen: number;
  /** What corrections by hand have added; negative if they took something away. */
  readonly correctedYen: number;
  /** Gifts that were returned at the venue's cost. */
  readonly carried: number;
  /** Transfers that arrived, and those that were ordered and have not. */
  readonly confirmedYen: number;
  readonly inFlightYen: number;
  /** Still owed to the couple. */
  readonly payableYen: number;
  /** Owed back by the couple, and paid back by them. */
  readonly claimYen: number;
  readonly paidBackYen: number;
}

/** What the couple receive in all: their part of the gifts that were not returned at their cost, as corrected by hand. */
export const receivedYen = ({ grossYen, commissionYen, returnedYen, correctedYen }: StatementSums): number =>
  grossYen - commissionYen - returnedYen + correctedYen;

/** Where the same money is: paid, on its way, still to come, less what is or was owed back. */
export const placedYen = (sums: StatementSums): number =>
  sums.confirmedYen + sums.inFlightYen + sums.payableYen - sums.claimYen - sums.paidBackYen;
