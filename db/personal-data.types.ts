/**
 * What an erasure does with a column. `guest`: erased with a guest, and with the wedding. `wedding`: erased with the
 * couple's wedding. `account`: erased with an account that has no role left. `kept`: stays, with the reason. `none`:
 * holds no personal data.
 */
export type Treatment = 'guest' | 'wedding' | 'account' | 'kept' | 'none';

/** Columns of one table with the same treatment, separated by spaces; `why` gives the reason for kept columns. */
export interface ColumnClass {
  readonly treatment: Treatment;
  readonly columns: string;
  readonly why?: string;
}
