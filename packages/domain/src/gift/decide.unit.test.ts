import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, HOUR_MS, type Instant, SECOND_MS } from '../kernel/instant.ts';
import { parseJst } from '../kernel/jst.ts';
import { yen } from '../kernel/yen.ts';
import { amountHint } from './amount-hint.ts';
import { decideGift, type GiftCommand, type GiftFacts, type GiverFacts, refuseOffer } from './decide.ts';
import { GIFTS_PER_HOUR, isGiftAmount } from './types.ts';

const CLOSES = parseJst('2026-11-25 00:00');
const NOW = parseJst('2026-11-21 14:00');

const facts: GiftFacts = {
  isSample: false,
  isActive: true,
  isPublished: true,
  closesAt: CLOSES,
  isPayOffered: true,
  hasShop: true,
  methods: ['CREDIT', 'PAYPAY'],
};
const giver: GiverFacts = { recentGiftsAt: [], hasOpenPayment: false };
const command: GiftCommand = {
  amountYen: yen(30_000),
  payType: 'CREDIT',
  hasCardToken: true,
  isCallbackOurs: true,
};

const decide = (changes: Partial<GiftCommand>, more: Partial<GiftFacts & GiverFacts> = {}, now: Instant = NOW) =>
  decideGift({ ...facts, ...more }, { ...giver, ...more }, { ...command, ...changes }, now);

describe('a gift', () => {
  test.each([
    [999, false],
    [1_000, true],
    [100_000, true],
    [100_001, false],
    [1_500.5, false],
    [-1_000, false],
  ])('of %d yen is within the limits: %s', (amountYen, isAccepted) => {
    expect(isGiftAmount(amountYen)).toBe(isAccepted);
  });

  test('is money by an offered method with a card, or a message alone', () => {
    expect(decide({})).toEqual({ kind: 'money', amountYen: 30_000, method: 'CREDIT' });
    expect(decide({ amountYen: yen(0), payType: undefined, hasCardToken: false })).toEqual({ kind: 'message-only' });
    expect(decide({ payType: 'PAYPAY', hasCardToken: false })).toMatchObject({ kind: 'money', method: 'PAYPAY' });
    expect(decide({ payType: 'LINEPAY' })).toMatchObject({ refused: 'gift_method_unavailable' });
    expect(decide({ payType: 'PAYPAY' }, { methods: ['CREDIT'] })).toMatchObject({
      refused: 'gift_method_unavailable',
    });
    expect(decide({ hasCardToken: false })).toMatchObject({ refused: 'gift_card_required' });
    expect(() => decide({ amountYen: yen(999) })).toThrow(RangeError);
  });

  test('continues only to one of our own pages, and is refused in a sample', () => {
    expect(decide({ isCallbackOurs: false })).toMatchObject({ refused: 'callback_url_refused' });
    expect(decide({}, { isSample: true })).toEqual({ refused: 'sample_mode' });
  });
});

describe('the window of gifts', () => {
  test('opens with the invitation and ends with the third day after the ceremony, to the second', () => {
    expect(decide({}, { isPublished: false })).toMatchObject({ refused: 'gift_not_open' });
    expect(decide({}, {}, after(CLOSES, -SECOND_MS))).toMatchObject({ kind: 'money' });
    expect(decide({}, {}, CLOSES)).toMatchObject({ refused: 'gift_closed' });
    expect(decide({ amountYen: yen(0) }, {}, CLOSES)).toMatchObject({ refused: 'gift_closed' });
  });

  test('is closed while the wedding is postponed or canceled, for messages too', () => {
    expect(refuseOffer({ ...facts, isActive: false }, NOW)).toEqual({ refused: 'gift_closed' });
    expect(decide({}, { isActive: false })).toEqual({ refused: 'gift_closed' });
    expect(decide({ amountYen: yen(0) }, { isActive: false })).toEqual({ refused: 'gift_closed' });
    expect(refuseOffer({ ...facts, isActive: false, isPublished: false }, NOW)).toEqual({ refused: 'gift_not_open' });
  });

  test('requires the switches and a shop for money, not for messages', () => {
    expect(decide({}, { isPayOffered: false })).toMatchObject({ refused: 'gift_not_offered' });
    expect(decide({}, { hasShop: false })).toMatchObject({ refused: 'payment_not_ready' });
    expect(decide({ amountYen: yen(0) }, { isPayOffered: false, hasShop: false })).toEqual({ kind: 'message-only' });
  });
});

describe('a guest who gives again', () => {
  test('may give five times an hour', () => {
    const recentGiftsAt = Array.from({ length: GIFTS_PER_HOUR }, (_, index) => after(NOW, -index * SECOND_MS));
    expect(decide({}, { recentGiftsAt })).toEqual({ refused: 'gift_too_many', meta: { n: 5 } });
    expect(decide({}, { recentGiftsAt: recentGiftsAt.slice(1) })).toMatchObject({ kind: 'money' });
    const oldest = after(NOW, -HOUR_MS);
    expect(decide({}, { recentGiftsAt: [...recentGiftsAt.slice(1), oldest] })).toMatchObject({ kind: 'money' });
  });

  test('waits while the previous payment is in progress', () => {
    expect(decide({}, { hasOpenPayment: true })).toEqual({ refused: 'payment_in_progress' });
    expect(decide({ amountYen: yen(0) }, { hasOpenPayment: true })).toEqual({ kind: 'message-only' });
  });
});

describe('the customary meaning of an amount', () => {
  test.each([
    [30_000, 'odd'],
    [5_000, 'odd'],
    [10_000, 'odd'],
    [20_000, undefined],
    [40_000, 'four-or-nine'],
    [9_000, 'four-or-nine'],
    [60_000, 'divisible'],
    [80_000, 'eight'],
    [88_000, 'eight'],
    [0, undefined],
  ] as const)('%d: %s', (amount, hint) => {
    expect(amountHint(amount)).toBe(hint);
  });

  test('it never throws, whatever the number', () => {
    fc.assert(fc.property(fc.double({ noNaN: true }), amount => void amountHint(amount)));
  });
});
