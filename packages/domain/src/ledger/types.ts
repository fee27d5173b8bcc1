/**
 * The accounts of the ledger (docs/product/ledger.md#accounts). Each belongs to a facility; `couple-payable` and
 * `couple-claim` also to a wedding.
 */
export const LEDGER_ACCOUNTS = [
  'gateway-receivable',
  'couple-payable',
  'commission-payable',
  'film-revenue',
  'carried-returns',
  'couple-claim',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** What an entry of the ledger records (docs/product/ledger.md#entries). */
export const ENTRY_KINDS = ['gift-captured', 'film-sold', 'gift-returned', 'film-returned'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * Who bears the couple's part of a returned gift (docs/product/ledger.md#returns): the `couple`, from what they are
 * still owed; the `facility`, which carries it; or it is a `claim` on the couple, who have been paid.
 */
export type ReturnBearer = 'couple' | 'facility' | 'claim';
