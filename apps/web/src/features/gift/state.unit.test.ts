import { describe, expect, test } from 'vitest';
import { GIFT_FLOW_START, type GiftFlowEvent, type GiftFlowState, nextGiftFlow } from './state.ts';

const draft = { amountYen: 30_000, message: '', isMessagePublic: false };
const card = { token: 't', maskedCardNo: '************0000', cardBrand: 'JCB', expiry: '08 / 29' } as const;
const paymentMethod = { payType: 'CREDIT', card } as const;
const after = (...events: GiftFlowEvent[]) => events.reduce<GiftFlowState>(nextGiftFlow, GIFT_FLOW_START);

const DRAFTED: GiftFlowEvent = { kind: 'drafted', draft };
const CARD: GiftFlowEvent = { kind: 'payment-method-chosen', paymentMethod };
const SENT: GiftFlowEvent = { kind: 'sent', orderId: 'o' };

describe('gift flow', () => {
  test('goes from the amount to the thanks', () => {
    expect(after(DRAFTED).step).toBe('paymentMethod');
    expect(after(DRAFTED, CARD)).toEqual({ step: 'confirm', draft, paymentMethod });
    expect(after(DRAFTED, CARD, SENT)).toEqual({ step: 'paying', draft, orderId: 'o' });
    expect(after(DRAFTED, CARD, SENT, { kind: 'captured' })).toEqual({ step: 'thanks', draft });
  });

  test('goes back one step at a time, and never out of a payment', () => {
    expect(after(DRAFTED, CARD, { kind: 'back' })).toEqual({ step: 'paymentMethod', draft });
    expect(after(DRAFTED, { kind: 'back' })).toEqual(GIFT_FLOW_START);
    expect(after(DRAFTED, CARD, SENT, { kind: 'back' }).step).toBe('paying');
  });

  test('requires a new card for another attempt, because a token works only once', () => {
    expect(after(DRAFTED, CARD, SENT, { kind: 'again' })).toEqual({ step: 'paymentMethod', draft });
  });

  test('a second click on the last button changes nothing', () => {
    expect(after(DRAFTED, CARD, SENT, { kind: 'sent', orderId: 'other' })).toEqual({
      step: 'paying',
      draft,
      orderId: 'o',
    });
  });

  test('a message without money leads to the thanks at once', () => {
    expect(after({ kind: 'message-sent', draft: { ...draft, amountYen: null } }).step).toBe('thanks');
  });
});
