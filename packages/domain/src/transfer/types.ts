import type { AccountType } from '../deposit-account/types.ts';

/**
 * The states of a transfer to a couple (docs/product/transfer.md#states): it waits for a second person, is ordered,
 * and ends in one of three ways.
 */
export const TRANSFER_STATES = ['awaiting-approval', 'ordered', 'confirmed', 'failed', 'canceled'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** The states in which a wedding can have no other transfer. */
export const OPEN_TRANSFER_STATES = ['awaiting-approval', 'ordered'] as const satisfies readonly TransferState[];

/** What a settled claim is taken from: what the couple are still owed, or money that they have paid back. */
export const CLAIM_SOURCES = ['couple-payable', 'bank'] as const;
export type ClaimSource = (typeof CLAIM_SOURCES)[number];

/** The account that a transfer goes to, as it was when the transfer was ordered or approved. */
export interface TransferAccount {
  readonly bankName: string;
  readonly bankNameKana: string;
  readonly bankNumber: string;
  readonly branchName: string;
  readonly branchNameKana: string;
  readonly branchNumber: string;
  readonly type: AccountType;
  readonly accountNumber: string;
  readonly accountHolder: string;
  /** The version of the deposit account. */
  readonly version: number;
}
