import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Rate, rate, yen } from '../kernel/yen.ts';
import { moneyOf, totalOf } from './money.ts';
import { isUnderWay, PAYMENT_PHASES, phaseOf } from './phase.ts';
import { canStep } from './transitions.ts';
import { PAYMENT_STATES } from './types.ts';

const anyLine = fc.record({
  state: fc.constantFrom(...PAYMENT_STATES),
  amountYen: fc.integer({ min: 1, max: 9_999_999 }).map(yen),
  commissionRate: fc.integer({ min: 0, max: 10_000 }).map(parts => parts as Rate),
});

describe('the money of a payment', () => {
  test('captured: the commission is rounded down, and the rest is the net', () => {
    const line = moneyOf({ state: 'CAPTURED', amountYen: yen(30_019), commissionRate: rate(0.05) });
    expect(line).toEqual({ grossYen: 30_019, commissionYen: 1_500, refundYen: 0, netYen: 28_519 });
  });

  test('refunded: no commission, nothing left', () => {
    const line = moneyOf({ state: 'REFUNDED', amountYen: yen(30_000), commissionRate: rate(0.05) });
    expect(line).toEqual({ grossYen: 30_000, commissionYen: 0, refundYen: 30_000, netYen: 0 });
  });

  test('a payment that was not captured is worth nothing, and a capture without a rate is an error', () => {
    expect(moneyOf({ state: 'AUTHORIZED', amountYen: yen(5_000), commissionRate: undefined }).grossYen).toBe(0);
    expect(() => moneyOf({ state: 'CAPTURED', amountYen: yen(5_000), commissionRate: undefined })).toThrow(RangeError);
  });

  test('every line and every total satisfies the equation, and the total is the sum of its lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), payments => {
        const lines = payments.map(moneyOf);
        const total = totalOf(lines);
        for (const { grossYen, commissionYen, refundYen, netYen } of [...lines, total]) {
          expect(grossYen - commissionYen - refundYen).toBe(netYen);
          expect(Math.min(grossYen, commissionYen, refundYen, netYen)).toBeGreaterThanOrEqual(0);
        }
        expect(total.netYen).toBe(lines.reduce((sum, line) => sum + line.netYen, 0));
      }),
    );
  });
});

describe('the phase of a payment', () => {
  const facts = { isWallet: false, wanted: true, hasChallenge: false, hasReturned: false, nextOp: undefined };

  test('sends the payer to the issuer until they return, and looks up an unknown outcome in the background', () => {
    expect(phaseOf({ ...facts, state: 'REQUEST_AUTHORIZE', hasChallenge: true })).toBe('issuer');
    expect(phaseOf({ ...facts, state: 'REQUEST_AUTHORIZE', hasChallenge: true, hasReturned: true })).toBe('working');
    expect(phaseOf({ ...facts, state: 'ENTRY', nextOp: 'ask' })).toBe('asking');
    expect(phaseOf({ ...facts, state: 'AUTHORIZED', nextOp: 'capture' })).toBe('working');
    expect(phaseOf({ ...facts, state: 'TIMEOUT', nextOp: 'ask' })).toBe('timeout');
  });

  test('of a wallet is working while it is polled, and over for its payer once it was given up', () => {
    const opened = { ...facts, isWallet: true, state: 'REQUEST_AUTHORIZE', hasChallenge: true, nextOp: 'ask' } as const;
    expect(phaseOf(opened)).toBe('issuer');
    expect(phaseOf({ ...opened, hasReturned: true })).toBe('working');
    expect(phaseOf({ ...opened, isWallet: false, hasReturned: true })).toBe('asking');
    expect(phaseOf({ ...opened, wanted: false })).toBe('canceled');
  });

  test('a payment in progress can still be captured, a finished one cannot', () => {
    for (const state of PAYMENT_STATES) {
      const phase = phaseOf({ ...facts, state });
      expect(PAYMENT_PHASES).toContain(phase);
      if (phase === 'failed' || phase === 'canceled') expect(canStep(state, 'CAPTURED')).toBe(false);
      if (phase === 'captured') expect(isUnderWay(phase)).toBe(false);
    }
  });
});
