import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WEDDING_PAYMENT_STATES } from '../wedding/types.ts';
import { decideAccountChange } from './decide.ts';
import { ACCOUNT_DIGITS, maskAccountNumber, padAccountNumber } from './types.ts';

describe('given an account number', () => {
  test('when it is shown, then at most its last three digits are visible', () => {
    expect(maskAccountNumber('0123567')).toBe('****567');
    expect(maskAccountNumber('12')).toBe('12');
  });

  test('when it is padded with zeros, then it has seven digits and the same value', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: ACCOUNT_DIGITS });
    fc.assert(
      fc.property(digits, number => {
        const padded = padAccountNumber(number);
        expect(padded).toHaveLength(ACCOUNT_DIGITS);
        expect(Number(padded)).toBe(Number(number));
      }),
    );
    expect(padAccountNumber('')).toBe('');
  });
});

test('given each state of the transfer, when the account is changed, then only the allowed changes happen', () => {
  const outcomes = WEDDING_PAYMENT_STATES.map(state => {
    const decision = decideAccountChange(state, false);
    return [state, typeof decision === 'string' ? decision : decision.refused];
  });
  expect(Object.fromEntries(outcomes)).toEqual({
    'not-payment': 'keep',
    processed: 'deposit_account_fixed',
    deposited: 'deposit_account_fixed',
    'deposit-failure': 'reconfirmation',
    reconfirmation: 'keep',
  });
});

test('given a failed supplement, when the account is changed, then it is allowed although the fixed amount was deposited', () => {
  expect(decideAccountChange('deposited', true)).toBe('keep');
});
