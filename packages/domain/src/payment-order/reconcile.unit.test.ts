import { describe, expect, test } from 'vitest';
import { after, DAY_MS } from '../kernel/instant.ts';
import { parseJst } from '../kernel/jst.ts';
import { differencesOf, type ReconciledPair } from './reconcile.ts';

const AT = parseJst('2026-11-20 12:00');
const trade = { status: 'SALES', amountYen: 5_000, processedAt: AT };
const captured: ReconciledPair = { state: 'CAPTURED', amountYen: 5_000, isByHand: false, capturedAt: AT, trade };

describe('given a payment and the trade of the gateway', () => {
  test.each([
    ['agrees', {}, []],
    ['has another amount', { trade: { ...trade, amountYen: 5_001 } }, ['amount']],
    ['is missing', { trade: undefined }, ['missing']],
    ['was returned', { trade: { ...trade, status: 'RETURN' } }, ['status']],
    ['holds money of a payment that is over', { state: 'TIMEOUT' }, ['unexpected-money']],
    ['holds money of a refunded payment', { state: 'REFUNDED' }, ['unexpected-money']],
    ['still has the capture of a return by hand', { state: 'REFUNDED', isByHand: true }, []],
    ['was processed on another day', { trade: { ...trade, processedAt: after(AT, -DAY_MS - 1) } }, ['date']],
    ['was found by a late look-up', { trade: { ...trade, processedAt: after(AT, -DAY_MS) } }, []],
  ] as const)('when the trade %s, then that is what differs', (_name, change, expected) => {
    expect(differencesOf({ ...captured, ...change })).toEqual(expected);
  });
});
