import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYMENT_PURPOSES, PAYMENT_STATES } from '../payment/types.ts';
import { WEDDING_PAYMENT_STATES } from '../wedding/types.ts';
import { decideRefund, type RefundFacts } from './decide.ts';

const CAPTURED: RefundFacts = {
  ...{ state: 'CAPTURED', purpose: 'gift', wanted: true, isInProgress: false, isTooLate: false },
  transfer: 'not-payment',
};
const AS_IS = { byHand: false, facilityCarries: false };

describe('the return of a payment', () => {
  test.each([
    ['captured', {}, AS_IS, 'gateway'],
    ['refused by the gateway before', { wanted: false }, AS_IS, 'gateway'],
    ['in progress', { wanted: false, isInProgress: true }, AS_IS, { refused: 'payment_refund_running' }],
    ['being looked up', { isInProgress: true }, AS_IS, 'gateway'],
    ['refunded', { state: 'REFUNDED' }, AS_IS, { refused: 'payment_refunded' }],
    ['authorized', { state: 'AUTHORIZED' }, AS_IS, { refused: 'payment_not_captured' }],
    ['too late', { isTooLate: true }, AS_IS, { refused: 'payment_refund_too_late' }],
    ['too late, by hand', { isTooLate: true }, { ...AS_IS, byHand: true }, 'by-hand'],
    ['by hand too early', {}, { ...AS_IS, byHand: true }, { refused: 'payment_refund_possible' }],
    ['transferred', { transfer: 'deposited' }, AS_IS, { refused: 'payment_transfer_ordered' }],
    ['transferred, carried', { transfer: 'deposited' }, { ...AS_IS, facilityCarries: true }, 'gateway'],
    ['a sale, transferred', { purpose: 'archive-video', transfer: 'deposited' }, AS_IS, 'gateway'],
  ] as const)('%s', (_, facts, request, expected) => {
    const decision = decideRefund({ ...CAPTURED, ...facts }, request);
    if (typeof expected === 'string') expect(decision).toBe(expected);
    else expect(decision).toMatchObject(expected);
  });

  test('whatever the facts are, only captured money is returned, by hand only when the gateway cannot', () => {
    const anyFacts = fc.record({
      ...{ state: fc.constantFrom(...PAYMENT_STATES), purpose: fc.constantFrom(...PAYMENT_PURPOSES) },
      ...{ wanted: fc.boolean(), isInProgress: fc.boolean(), isTooLate: fc.boolean() },
      transfer: fc.constantFrom(...WEDDING_PAYMENT_STATES),
    });
    const anyRequest = fc.record({ byHand: fc.boolean(), facilityCarries: fc.boolean() });
    fc.assert(
      fc.property(anyFacts, anyRequest, (facts, request) => {
        const decision = decideRefund(facts, request);
        if (typeof decision === 'object') return;
        expect(facts.state).toBe('CAPTURED');
        expect(decision === 'by-hand').toBe(facts.isTooLate);
        expect(request.byHand).toBe(facts.isTooLate);
        const isCoupleOwed = facts.purpose === 'archive-video' || facts.transfer === 'not-payment';
        expect(isCoupleOwed || request.facilityCarries).toBe(true);
      }),
    );
  });
});
