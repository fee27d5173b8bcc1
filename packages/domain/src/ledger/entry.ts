import type { CorrectionSides } from '../correction/types.ts';
import { commissionOf, type Rate, type Yen, yen } from '../kernel/yen.ts';
import type { PaymentPurpose } from '../payment/types.ts';
import type { ClaimSource } from '../transfer/types.ts';
import type { EntryKind, LedgerAccount, ReturnBearer } from './types.ts';

/** A line of an entry: a debit is positive, a credit negative. */
export interface EntryLine {
  readonly account: LedgerAccount;
  readonly amountYen: Yen;
}

/** An entry of the ledger. Its lines sum to zero, none is zero, and no account has two lines. */
export interface Entry {
  readonly kind: EntryKind;
  readonly lines: readonly EntryLine[];
}

/** The facts of a captured payment that its entries are made of. */
export interface CapturedFacts {
  readonly purpose: PaymentPurpose;
  readonly amountYen: Yen;
  readonly commissionRate: Rate;
}

const line = (account: LedgerAccount, amount: number): readonly EntryLine[] =>
  amount === 0 ? [] : [{ account, amountYen: yen(amount) }];

/**
 * The entry of a capture: the gateway owes the facility the amount, the facility owes the platform the commission, and
 * the couple (a gift) or itself (a recording) the rest (docs/product/ledger.md#entries).
 */
export function entryOfCapture({ purpose, amountYen, commissionRate }: CapturedFacts): Entry {
  const commissionYen = commissionOf(amountYen, commissionRate);
  const isGift = purpose === 'gift';
  return {
    kind: isGift ? 'gift-captured' : 'film-sold',
    lines: [
      ...line('gateway-receivable', amountYen),
      ...line(isGift ? 'couple-payable' : 'film-revenue', commissionYen - amountYen),
      ...line('commission-payable', -commissionYen),
    ],
  };
}

const ACCOUNT_OF = {
  couple: 'couple-payable',
  facility: 'carried-returns',
  claim: 'couple-claim',
} as const satisfies Record<ReturnBearer, LedgerAccount>;

/**
 * Who bears the couple's part of a gift that is returned now: the couple themselves until their transfer is ordered,
 * then the facility if it carries returns, otherwise the couple as a debt (docs/product/ledger.md#returns).
 */
export function bearerOf(facts: {
  readonly isTransferOrdered: boolean;
  readonly facilityCarries: boolean;
}): ReturnBearer {
  if (!facts.isTransferOrdered) return 'couple';
  return facts.facilityCarries ? 'facility' : 'claim';
}

/**
 * The entry of a returned payment: the reverse of its capture, with the commission of that time. The couple's part is
 * on the account of whoever bears it.
 */
export function entryOfReturn(facts: CapturedFacts, bearer: ReturnBearer = 'couple'): Entry {
  return {
    kind: facts.purpose === 'gift' ? 'gift-returned' : 'film-returned',
    lines: entryOfCapture(facts).lines.map(({ account, amountYen }) => ({
      account: account === 'couple-payable' ? ACCOUNT_OF[bearer] : account,
      amountYen: yen(-amountYen),
    })),
  };
}

/** What a step of a transfer moves, from the first account to the second (docs/product/ledger.md#entries). */
const TRANSFER_ACCOUNTS = {
  ordered: ['couple-payable', 'transfer-in-flight'],
  confirmed: ['transfer-in-flight', 'bank'],
  failed: ['transfer-in-flight', 'couple-payable'],
} as const satisfies Record<string, readonly [LedgerAccount, LedgerAccount]>;

/** The entry of a transfer that was ordered, confirmed or failed. */
export function entryOfTransfer(state: keyof typeof TRANSFER_ACCOUNTS, amountYen: Yen): Entry {
  const [debit, credit] = TRANSFER_ACCOUNTS[state];
  return { kind: `transfer-${state}`, lines: [...line(debit, amountYen), ...line(credit, -amountYen)] };
}

/** The entry of a claim on the couple that is settled, from what they are owed or by money that they paid back. */
export function entryOfClaim(from: ClaimSource, amountYen: Yen): Entry {
  return { kind: 'claim-settled', lines: [...line(from, amountYen), ...line('couple-claim', -amountYen)] };
}

/** The entry of an approved correction: the amount moves from the account that is credited to the one that is debited. */
export function entryOfCorrection({ debitAccount, creditAccount }: CorrectionSides, amountYen: Yen): Entry {
  return { kind: 'correction', lines: [...line(debitAccount, amountYen), ...line(creditAccount, -amountYen)] };
}
