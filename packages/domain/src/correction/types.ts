import type { LedgerAccount } from '../ledger/types.ts';

/**
 * The accounts that a person may correct (docs/product/ledger.md#corrections). Those that mirror the gateway or a bank
 * have to agree with outside records.
 */
export const CORRECTION_ACCOUNTS = [
  'couple-payable',
  'commission-payable',
  'film-revenue',
  'carried-returns',
] as const satisfies readonly LedgerAccount[];
export type CorrectionAccount = (typeof CORRECTION_ACCOUNTS)[number];

/** The states of a correction (docs/product/ledger.md#corrections). */
export const CORRECTION_STATES = ['waiting', 'approved', 'declined', 'withdrawn'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

/** The two sides of a correction. */
export interface CorrectionSides {
  readonly debitAccount: CorrectionAccount;
  readonly creditAccount: CorrectionAccount;
}

/** The largest amount of one correction. */
export const CORRECTION_MAX_YEN = 99_999_999;
