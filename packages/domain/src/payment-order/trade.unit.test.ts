import { describe, expect, test } from 'vitest';
import type { PaymentState } from '../payment/types.ts';
import { compareTrade } from './trade.ts';

const differs = (state: PaymentState, status: string | undefined, isByHand = false) =>
  compareTrade({
    ...{ state, amountYen: 5_000, isByHand },
    trade: status === undefined ? undefined : { status, amountYen: 5_000 },
  }).statusDiffers;

describe('a payment and its trade', () => {
  test.each([
    ['CAPTURED', 'SALES'],
    ['CAPTURED', 'CAPTURE'],
    ['REFUNDED', 'VOID'],
    ['REFUNDED', 'RETURNX'],
    ['CANCELED', 'CANCEL'],
    ['TIMEOUT', 'AUTHENTICATED'],
    ['FAILED', 'AUTHENTICATED'],
    ['FAILED', undefined],
    ['TIMEOUT', undefined],
  ] as const)('%s agrees with %s', (state, status) => {
    expect(differs(state, status)).toBe(false);
  });

  test.each([
    ['CAPTURED', 'AUTH'],
    ['CAPTURED', 'RETURN'],
    ['CAPTURED', undefined],
    ['REFUNDED', 'SALES'],
    ['FAILED', 'SALES'],
    ['TIMEOUT', 'AUTH'],
    ['AUTHORIZED', 'SALES'],
    ['CAPTURED', 'REQRETURN'],
    ['CAPTURED', 'SOMETHING_NEW'],
  ] as const)('%s differs from %s', (state, status) => {
    expect(differs(state, status)).toBe(true);
  });

  test('returned by hand, the capture that stays at the gateway is expected', () => {
    expect(differs('REFUNDED', 'SALES', true)).toBe(false);
    expect(differs('REFUNDED', 'RETURN', true)).toBe(true);
  });

  test('another amount differs', () => {
    const pair = { state: 'CAPTURED', amountYen: 5_000, isByHand: false, trade: { status: 'SALES', amountYen: 4_000 } };
    expect(compareTrade({ ...pair, state: 'CAPTURED' })).toEqual({ statusDiffers: false, amountDiffers: true });
  });
});
