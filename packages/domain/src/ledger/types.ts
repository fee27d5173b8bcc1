import { PAYMENT_PURPOSES } from '../payment/types.ts';

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
  'transfer-in-flight',
  'bank',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** The entries that move a commission (a correction only on some accounts): those that reports of commissions and invoices are made of. */
export const COMMISSION_KINDS = ['gift-captured', 'film-sold', 'gift-returned', 'film-returned', 'correction'] as const;
export type CommissionKind = (typeof COMMISSION_KINDS)[number];

/** The lines of those reports and invoices: what was paid for, or a correction by hand. */
export const COMMISSION_LINES = [...PAYMENT_PURPOSES, 'correction'] as const;
export type CommissionLine = (typeof COMMISSION_LINES)[number];

/** What an entry of the ledger records (docs/product/ledger.md#entries). */
export const ENTRY_KINDS = [
  ...COMMISSION_KINDS,
  'transfer-ordered',
  'transfer-confirmed',
  'transfer-failed',
  'claim-settled',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * Who bears the couple's part of a returned gift (docs/product/ledger.md#returns): the `couple`, from what they are
 * still owed; the `facility`, which carries it; or it is a `claim` on the couple, who have been paid.
 */
export type ReturnBearer = 'couple' | 'facility' | 'claim';
