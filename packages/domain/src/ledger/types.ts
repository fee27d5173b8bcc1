/**
 * The accounts of the ledger (docs/product/ledger.md#accounts). Each belongs to a facility; `couple-payable` also to a
 * wedding.
 */
export const LEDGER_ACCOUNTS = ['gateway-receivable', 'couple-payable', 'commission-payable', 'film-revenue'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** What an entry of the ledger records (docs/product/ledger.md#entries). */
export const ENTRY_KINDS = ['gift-captured', 'film-sold', 'gift-returned', 'film-returned'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
