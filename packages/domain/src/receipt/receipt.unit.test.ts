import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYMENT_PURPOSES, PAYMENT_STATES } from '../payment/types.ts';
import { decideReceipt, taxOf } from './decide.ts';
import { RECEIPT_NUMBER_BYTES, receiptNumber } from './number.ts';

const bytes = fc.uint8Array({ minLength: RECEIPT_NUMBER_BYTES, maxLength: RECEIPT_NUMBER_BYTES });

describe('given a payment in any state', () => {
  test('when its guest asks for a receipt, then it is issued once, and only for captured money', () => {
    for (const state of PAYMENT_STATES) {
      expect(decideReceipt({ state, isIssued: true })).toEqual({ refused: 'receipt_issued' });
      const code = state === 'REFUNDED' ? 'receipt_returned' : 'receipt_unpaid';
      const expected = state === 'CAPTURED' ? 'issued' : { refused: code };
      expect(decideReceipt({ state, isIssued: false })).toEqual(expected);
    }
  });

  test('when the tax inside is computed, then a gift has none, and net and tax of a recording sum to its price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAYMENT_PURPOSES),
        fc.integer({ min: 1, max: 9_999_999 }),
        (purpose, amountYen) => {
          const tax = taxOf(purpose, amountYen);
          if (purpose === 'gift') return tax === null;
          const net = amountYen - (tax ?? 0);
          // Ten percent of the net price is the tax, to the yen.
          return tax !== null && Math.abs(net * 0.1 - tax) < 1.1;
        },
      ),
    );
  });
});

describe('given random bytes', () => {
  test('when a number is made, then it has three groups of signs that cannot be confused', () => {
    fc.assert(
      fc.property(bytes, some => /^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/.test(receiptNumber(some))),
    );
  });

  test('when one byte differs in its five last bits, then the number differs', () => {
    fc.assert(
      fc.property(
        bytes,
        fc.nat({ max: RECEIPT_NUMBER_BYTES - 1 }),
        fc.integer({ min: 1, max: 31 }),
        (some, at, change) => {
          const other = Uint8Array.from(some);
          other[at] = (other[at] ?? 0) ^ change;
          return receiptNumber(other) !== receiptNumber(some);
        },
      ),
    );
  });

  test('when there are too few of them, then no number is made', () => {
    expect(() => receiptNumber(new Uint8Array(4))).toThrow('12 bytes');
  });
});
