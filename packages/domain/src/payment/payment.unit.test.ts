import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentId } from '../kernel/ids.ts';
import { MAX_ID, parseId } from '../kernel/ids.ts';
import { DAY_MS, type Instant, instant } from '../kernel/instant.ts';
import { atJst, localDate, parseJst } from '../kernel/jst.ts';
import { cancelJobOf } from './cancel-job.ts';
import { deadlineOf, isOverdue } from './deadline.ts';
import { parseAccessId, parseCardToken, parseShopId, parseShopPass } from './gateway-refs.ts';
import { ORDER_ID_MAX_LENGTH, orderIdOf, parseOrderId } from './order-id.ts';
import { afterToken } from './token-result.ts';
import { PAYMENT_PURPOSES, PAYMENT_STATES } from './types.ts';

function paymentId(id: number): PaymentId {
  const parsed = parseId<PaymentId>(String(id));
  if (parsed === undefined) throw new RangeError(`not an id: ${id}`);
  return parsed;
}

describe('an order id', () => {
  const startedAt = parseJst('2026-11-20 15:30:12');

  it('contains contract, time in Japan, purpose and payment', () => {
    const id = orderIdOf({ contractNumber: 12, startedAt, purpose: 'gift', paymentId: paymentId(MAX_ID) });
    expect(id).toBe('0012-261120153012-Gzik0zj');
  });

  it('is legal, within 27 characters, the same for the same payment and different for any other', () => {
    const payment = fc.record({
      contractNumber: fc.integer({ min: 1, max: 9999 }),
      startedAt: fc.integer({ min: 0, max: 4_000_000_000_000 }).map(instant),
      purpose: fc.constantFrom(...PAYMENT_PURPOSES),
      paymentId: fc.integer({ min: 1, max: MAX_ID }).map(paymentId),
    });
    fc.assert(
      fc.property(payment, payment, (one, other) => {
        const id = orderIdOf(one);
        expect(id.length).toBeLessThanOrEqual(ORDER_ID_MAX_LENGTH);
        expect(parseOrderId(id)).toBe(id);
        expect(orderIdOf({ ...one })).toBe(id);
        if (one.paymentId !== other.paymentId) expect(orderIdOf(other)).not.toBe(id);
      }),
    );
  });

  it('refuses contract numbers outside 1–9999 and foreign characters', () => {
    const order = { startedAt, purpose: 'gift', paymentId: paymentId(1) } as const;
    expect(() => orderIdOf({ ...order, contractNumber: 0 })).toThrow(RangeError);
    expect(() => orderIdOf({ ...order, contractNumber: 10_000 })).toThrow(RangeError);
    expect(parseOrderId('a_b')).toBeUndefined();
    expect(parseOrderId('a'.repeat(28))).toBeUndefined();
  });
});

describe('the deadline', () => {
  it('is 15 minutes after the start, for payments not yet authorized', () => {
    const startedAt = parseJst('2026-11-20 15:30');
    const deadlineAt = deadlineOf(startedAt);
    expect(deadlineAt - startedAt).toBe(900_000);
    const due = PAYMENT_STATES.filter(state => isOverdue({ state, deadlineAt }, deadlineAt));
    expect(due).toEqual(['INITIALIZED', 'ENTRY', 'REQUEST_AUTHORIZE']);
    expect(isOverdue({ state: 'ENTRY', deadlineAt }, instant(deadlineAt - 1))).toBe(false);
  });
});

describe('the refund operation', () => {
  const at = (text: string): Instant => parseJst(text);

  it.each([
    ['AUTHORIZED', '2026-11-20 00:00', '2026-11-20 23:59', 'VOID'],
    ['AUTHORIZED', '2026-11-20 23:59', '2026-11-21 00:00', 'RETURN'],
    ['AUTHORIZED', '2026-11-30 23:59', '2026-12-01 00:00', 'RETURN'],
    ['CAPTURED', '2026-11-20 10:00', '2026-11-20 10:01', 'VOID'],
    ['CAPTURED', '2026-11-20 23:59', '2026-11-21 00:00', 'RETURN'],
    ['CAPTURED', '2026-11-30 23:59', '2026-12-01 00:00', 'RETURNX'],
    ['CAPTURED', '2025-12-31 12:00', '2026-01-01 12:00', 'RETURNX'],
  ] as const)('%s at %s, refunded at %s: %s', (state, processed, now, job) => {
    expect(cancelJobOf({ state, processedAt: at(processed) }, at(now))).toBe(job);
  });

  it('is manual after 180 days', () => {
    const processedAt = atJst(localDate('2026-01-01'));
    expect(cancelJobOf({ state: 'CAPTURED', processedAt }, instant(processedAt + 180 * DAY_MS))).toBe('RETURNX');
    expect(cancelJobOf({ state: 'CAPTURED', processedAt }, instant(processedAt + 180 * DAY_MS + 1))).toBe('by-hand');
  });
});

describe('the answer of the token script', () => {
  it('is used on 000 with a token, and retried three times on 902', () => {
    expect(afterToken({ resultCode: '000', hasToken: true }, 0)).toEqual({ do: 'use' });
    expect(afterToken({ resultCode: '000', hasToken: false }, 0)).toEqual({ do: 'refuse', failure: 'again' });
    for (const done of [0, 1, 2]) {
      expect(afterToken({ resultCode: '902', hasToken: false }, done)).toEqual({ do: 'retry', afterMs: 1_000 });
    }
    expect(afterToken({ resultCode: '902', hasToken: false }, 3)).toEqual({ do: 'refuse', failure: 'busy' });
  });

  it.each([
    ['100', 'card-number'],
    ['102', 'card-number'],
    ['110', 'expiry'],
    ['113', 'expiry'],
    ['121', 'security-code'],
    ['122', 'security-code'],
    ['131', 'holder-name'],
    ['132', 'holder-name'],
    ['553', 'again'],
    ['901', 'busy'],
    ['180', 'merchant'],
    ['999', 'merchant'],
  ] as const)('%s is about the %s', (resultCode, failure) => {
    expect(afterToken({ resultCode, hasToken: false }, 0)).toEqual({ do: 'refuse', failure });
  });
});

describe('references of the gateway', () => {
  it('are accepted only in their own alphabet and length', () => {
    expect(parseShopId('tshop00000001')).toBe('tshop00000001');
    expect(parseShopId('tshop000000012')).toBeUndefined();
    expect(parseShopId('shop-1')).toBeUndefined();
    expect(parseShopPass('password')).toBe('password');
    expect(parseShopPass('eleven-long')).toBeUndefined();
    expect(parseAccessId('0123456789abcdef0123456789abcdef')).toBeDefined();
    expect(parseAccessId('a b')).toBeUndefined();
    expect(parseCardToken('a'.repeat(64))).toBeDefined();
    expect(parseCardToken('a&b=c'.repeat(8))).toBeUndefined();
  });
});
