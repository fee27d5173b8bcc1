import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Rate, rate, sumYen, type Yen, yen } from '../kernel/yen.ts';
import { moneyOf } from '../payment/money.ts';
import { PAYMENT_PURPOSES } from '../payment/types.ts';
import { bearerOf, type CapturedFacts, type Entry, entryOfCapture, entryOfReturn } from './entry.ts';

const facts: fc.Arbitrary<CapturedFacts> = fc.record({
  purpose: fc.constantFrom(...PAYMENT_PURPOSES),
  amountYen: fc.integer({ min: 1, max: 9_999_999 }).map(yen),
  commissionRate: fc.integer({ min: 0, max: 10_000 }).map(parts => parts as Rate),
});

const amountOf = (entry: Entry, account: string): Yen =>
  sumYen(entry.lines.filter(line => line.account === account).map(line => line.amountYen));

describe('given any captured payment', () => {
  test('when its entries are made, then each sums to zero and has no empty or repeated line', () => {
    fc.assert(
      fc.property(facts, captured => {
        for (const { lines } of [entryOfCapture(captured), entryOfReturn(captured)]) {
          expect(sumYen(lines.map(line => line.amountYen))).toBe(0);
          expect(lines.every(line => line.amountYen !== 0)).toBe(true);
          expect(new Set(lines.map(line => line.account)).size).toBe(lines.length);
          expect(lines.length).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });

  test('when it is captured, then the ledger has the amounts of its equation', () => {
    fc.assert(
      fc.property(facts, captured => {
        const money = moneyOf({ ...captured, state: 'CAPTURED' });
        const entry = entryOfCapture(captured);
        const owner = captured.purpose === 'gift' ? 'couple-payable' : 'film-revenue';
        expect(amountOf(entry, 'gateway-receivable')).toBe(money.grossYen);
        expect(amountOf(entry, owner) + money.netYen).toBe(0);
        expect(amountOf(entry, 'commission-payable') + money.commissionYen).toBe(0);
      }),
    );
  });

  test('when it is returned, then nothing of it is left on any account', () => {
    fc.assert(
      fc.property(facts, captured => {
        const entries = [entryOfCapture(captured), entryOfReturn(captured)];
        for (const { account } of entries.flatMap(entry => entry.lines)) {
          expect(sumYen(entries.map(entry => amountOf(entry, account)))).toBe(0);
        }
      }),
    );
  });
});

test('given a gift of 30,019 yen at 5 %, when it is captured, then the commission is rounded down', () => {
  const captured = { purpose: 'gift', amountYen: yen(30_019), commissionRate: rate(0.05) } as const;
  expect(entryOfCapture(captured)).toEqual({
    kind: 'gift-captured',
    lines: [
      { account: 'gateway-receivable', amountYen: 30_019 },
      { account: 'couple-payable', amountYen: -28_519 },
      { account: 'commission-payable', amountYen: -1_500 },
    ],
  });
});

test.each([
  [false, false, 'couple', 'couple-payable'],
  [false, true, 'couple', 'couple-payable'],
  [true, true, 'facility', 'carried-returns'],
  [true, false, 'claim', 'couple-claim'],
] as const)(
  'given a transfer ordered %s and a venue that carries it %s, when a gift is returned, then %s bears it',
  (isTransferOrdered, facilityCarries, bearer, account) => {
    expect(bearerOf({ isTransferOrdered, facilityCarries })).toBe(bearer);
    const captured = { purpose: 'gift', amountYen: yen(30_019), commissionRate: rate(0.05) } as const;
    expect(entryOfReturn(captured, bearer).lines).toEqual([
      { account: 'gateway-receivable', amountYen: -30_019 },
      { account, amountYen: 28_519 },
      { account: 'commission-payable', amountYen: 1_500 },
    ]);
    const film = entryOfReturn({ ...captured, purpose: 'archive-video' }, bearer);
    expect(film.lines.map(line => line.account)).toEqual(['gateway-receivable', 'film-revenue', 'commission-payable']);
  },
);
