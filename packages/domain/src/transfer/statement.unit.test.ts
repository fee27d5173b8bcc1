import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CORRECTION_ACCOUNTS } from '../correction/types.ts';
import { rate, yen } from '../kernel/yen.ts';
import {
  type Entry,
  entryOfCapture,
  entryOfClaim,
  entryOfCorrection,
  entryOfReturn,
  entryOfTransfer,
} from '../ledger/entry.ts';
import type { LedgerAccount } from '../ledger/types.ts';
import { placedYen, receivedYen, type StatementSums } from './statement.ts';

/** The sums of a statement over entries, computed line by line. */
function sumsOf(entries: readonly Entry[]): StatementSums {
  const sum = (account: LedgerAccount, ...kinds: readonly Entry['kind'][]) =>
    entries
      .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
      .flatMap(({ lines }) => lines.filter(line => line.account === account))
      .reduce((total, { amountYen }) => total + amountYen, 0);
  return {
    ...{ gifts: 0, returns: 0, carried: 0 },
    grossYen: sum('gateway-receivable', 'gift-captured'),
    commissionYen: 0 - sum('commission-payable', 'gift-captured'),
    returnedYen: sum('couple-payable', 'gift-returned') + sum('couple-claim', 'gift-returned'),
    correctedYen: 0 - sum('couple-payable', 'correction'),
    confirmedYen: 0 - sum('bank', 'transfer-confirmed'),
    inFlightYen: 0 - sum('transfer-in-flight'),
    payableYen: 0 - sum('couple-payable'),
    claimYen: sum('couple-claim'),
    paidBackYen: sum('bank', 'claim-settled'),
  };
}

const gift = fc.record({
  amountYen: fc.integer({ min: 1_000, max: 100_000 }).map(yen),
  commissionRate: fc.constantFrom(rate(0), rate(0.05), rate(0.123)),
  bearer: fc.constantFrom('none', 'couple', 'facility', 'claim', 'claim-paid-back', 'claim-settled'),
});

const correction = fc.record({
  debitAccount: fc.constantFrom(...CORRECTION_ACCOUNTS),
  creditAccount: fc.constantFrom(...CORRECTION_ACCOUNTS),
  amountYen: fc.integer({ min: 1, max: 50_000 }).map(yen),
});

test('given any gifts, returns, claims, corrections and transfers, when they are stated, then what is received is what was placed', () => {
  fc.assert(
    fc.property(
      fc.array(gift, { minLength: 1 }),
      fc.array(fc.boolean(), { maxLength: 3 }),
      fc.array(correction),
      (gifts, transfers, corrections) => {
        const entries: Entry[] = [];
        for (const { bearer, ...facts } of gifts) {
          const payment = { ...facts, purpose: 'gift' } as const;
          entries.push(entryOfCapture(payment));
          if (bearer === 'none') continue;
          const account = bearer === 'couple' ? 'couple' : bearer === 'facility' ? 'facility' : 'claim';
          const returned = entryOfReturn(payment, account);
          entries.push(returned);
          const claimYen = returned.lines.find(line => line.account === 'couple-claim')?.amountYen;
          if (claimYen === undefined || bearer === 'claim') continue;
          entries.push(entryOfClaim(bearer === 'claim-settled' ? 'couple-payable' : 'bank', claimYen));
        }
        for (const isConfirmed of transfers) {
          entries.push(entryOfTransfer('ordered', yen(1_000)));
          entries.push(...(isConfirmed ? [entryOfTransfer('confirmed', yen(1_000))] : []));
        }
        for (const { amountYen, ...sides } of corrections) {
          if (sides.debitAccount !== sides.creditAccount) entries.push(entryOfCorrection(sides, amountYen));
        }
        const sums = sumsOf(entries);
        expect(placedYen(sums)).toBe(receivedYen(sums));
      },
    ),
  );
});
