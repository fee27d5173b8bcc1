import { describe, expect, test } from 'vitest';
import type { UserId } from '../kernel/ids.ts';
import { decide, type PaymentFacts } from './decide.ts';
import { PAYMENT_STATES, type PaymentState } from './types.ts';

const facts = (state: PaymentState, more: Partial<PaymentFacts> = {}): PaymentFacts => ({
  ...{ state, isWallet: false, wanted: true, hasToken: false, hasChallenge: false, hasReturned: false },
  ...{ executions: 1, attempt: 1, ...more },
});
const ORDER = { by: 1 as UserId, reason: '誤ったお申し込み', facilityCarries: false };

describe('what a person orders', () => {
  test.each(PAYMENT_STATES)('a look-up in %s asks the gateway and decides nothing', state => {
    expect(decide(facts(state), { kind: 'sync-ordered', by: ORDER.by })).toMatchObject({
      ...{ state, wanted: true, next: { do: 'call', op: 'ask' } },
    });
  });

  test('a return cancels a capture and marks the money as unwanted', () => {
    expect(decide(facts('CAPTURED'), { kind: 'refund-ordered', ...ORDER })).toMatchObject({
      ...{ state: 'CAPTURED', wanted: false, next: { do: 'call', op: 'cancel' } },
    });
  });

  test('a return by hand ends a capture without a call', () => {
    expect(decide(facts('CAPTURED'), { kind: 'refunded-by-hand', ...ORDER })).toMatchObject({
      ...{ state: 'REFUNDED', wanted: false, next: { do: 'done' } },
    });
  });

  test.each(PAYMENT_STATES.filter(state => state !== 'CAPTURED'))('neither changes a payment in %s', state => {
    for (const kind of ['refund-ordered', 'refunded-by-hand'] as const) {
      expect(decide(facts(state), { kind, ...ORDER })).toMatchObject({ state, wanted: true, next: { do: 'wait' } });
    }
  });

  test('a look-up of a refused return that finds the money tries it again', () => {
    const refused = facts('CAPTURED', { wanted: false });
    const found = decide(refused, { kind: 'found', status: 'SALES', amountMatches: true });
    expect(found.next).toEqual({ do: 'call', op: 'cancel', afterMs: 0 });
  });
});
