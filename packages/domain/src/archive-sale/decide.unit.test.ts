import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, DAY_MS, instant, SECOND_MS } from '../kernel/instant.ts';
import { parseJst } from '../kernel/jst.ts';
import { yen } from '../kernel/yen.ts';
import {
  type ArchiveFacts,
  type BuyerFacts,
  decideDownload,
  decideSettlement,
  downloadEndsAt,
  type SettleCommand,
  saleStatusOf,
} from './decide.ts';

const CLOSES = parseJst('2026-11-25 00:00');
const NOW = parseJst('2026-11-22 10:00');

const facts: ArchiveFacts = {
  isActive: true,
  isSold: true,
  priceYen: yen(5_500),
  hasFile: true,
  closesAt: CLOSES,
  hasShop: true,
  hasSongList: true,
};
const guest: BuyerFacts = { isHost: false, sale: { kind: 'none' } };
const host: BuyerFacts = { isHost: true, sale: { kind: 'none' } };
const paid = (expiresAt = downloadEndsAt(NOW)): BuyerFacts => ({ isHost: false, sale: { kind: 'paid', expiresAt } });
const command: SettleCommand = { amountYen: 5_500, hasCardToken: true };

describe('given a recording on sale', () => {
  test('when a guest asks, then it can be bought at the price with a card', () => {
    expect(saleStatusOf(facts, guest, NOW)).toEqual({
      purchasable: true,
      purchased: false,
      priceYen: 5_500,
      expiresAt: undefined,
      downloadable: false,
    });
    expect(decideSettlement(facts, guest, command, NOW)).toEqual({ kind: 'paid', priceYen: 5_500 });
    expect(decideSettlement(facts, guest, { ...command, hasCardToken: false }, NOW)).toMatchObject({
      refused: 'archive_card_required',
    });
    expect(decideDownload(facts, guest, NOW)).toMatchObject({ refused: 'archive_not_purchased' });
  });

  test('when the guest saw another price, then nothing is charged', () => {
    expect(decideSettlement(facts, guest, { ...command, amountYen: 5_000 }, NOW)).toEqual({
      refused: 'archive_price_changed',
      meta: { price: 5_500 },
    });
  });

  test('when it is bought or being bought, then it is not sold to the same buyer again', () => {
    for (const buyer of [paid(), { isHost: false, sale: { kind: 'open' } } as const]) {
      expect(saleStatusOf(facts, buyer, NOW).purchasable).toBe(false);
      expect(decideSettlement(facts, buyer, command, NOW)).toEqual({ refused: 'archive_already_settled' });
    }
  });

  test('when the third day after has ended, then the sale has ended, but a purchase stays available for 30 days', () => {
    expect(decideSettlement(facts, guest, command, after(CLOSES, -SECOND_MS))).toMatchObject({ kind: 'paid' });
    expect(decideSettlement(facts, guest, command, CLOSES)).toEqual({ refused: 'archive_not_on_sale' });
    expect(decideDownload(facts, paid(), after(NOW, 30 * DAY_MS - SECOND_MS))).toBe('allowed');
    expect(decideDownload(facts, paid(), after(NOW, 30 * DAY_MS))).toEqual({ refused: 'archive_download_over' });
  });

  test.each([
    ['the facility does not sell', { isSold: false }],
    ['the file is missing', { hasFile: false }],
    ['the shop is missing', { hasShop: false }],
    ['the songs are unknown', { hasSongList: false }],
    ['the wedding was cancelled', { isActive: false }],
  ])('when %s, then it cannot be bought', (_, change) => {
    expect(saleStatusOf({ ...facts, ...change }, guest, NOW).purchasable).toBe(false);
    expect(decideSettlement({ ...facts, ...change }, guest, command, NOW)).toEqual({ refused: 'archive_not_on_sale' });
  });
});

describe('given a free recording', () => {
  const free = { ...facts, priceYen: yen(0), hasShop: false };
  test('when a guest asks, then it can be downloaded without a card', () => {
    expect(decideSettlement(free, guest, { amountYen: 0, hasCardToken: false }, NOW)).toEqual({ kind: 'free' });
    expect(decideDownload(free, guest, NOW)).toBe('allowed');
    expect(decideDownload(free, guest, CLOSES)).toMatchObject({ refused: 'archive_not_purchased' });
  });
});

describe('given the couple', () => {
  test('when it is archived, then they download it for free, whatever the sale', () => {
    expect(saleStatusOf(facts, host, NOW)).toMatchObject({ purchasable: false, purchased: true, priceYen: 0 });
    expect(decideDownload({ ...facts, isSold: false }, host, after(CLOSES, 90 * DAY_MS))).toBe('allowed');
    expect(decideDownload({ ...facts, hasFile: false }, host, NOW)).toEqual({ refused: 'archive_file_gone' });
    expect(decideSettlement(facts, host, { amountYen: 0, hasCardToken: false }, NOW)).toEqual({ kind: 'free' });
  });
});

describe('for any input', () => {
  const anyFacts = fc.record({
    isActive: fc.boolean(),
    isSold: fc.boolean(),
    priceYen: fc.constantFrom(yen(0), yen(5_500)),
    hasFile: fc.boolean(),
    closesAt: fc.constantFrom(CLOSES, after(NOW, -SECOND_MS)),
    hasShop: fc.boolean(),
    hasSongList: fc.boolean(),
  });
  const anyBuyer = fc.record({
    isHost: fc.boolean(),
    sale: fc.constantFrom<BuyerFacts['sale']>(
      { kind: 'none' },
      { kind: 'open' },
      { kind: 'paid', expiresAt: instant(NOW + 1) },
      { kind: 'paid', expiresAt: NOW },
    ),
  });

  test('the purchase box and the decisions agree', () => {
    fc.assert(
      fc.property(anyFacts, anyBuyer, (some, buyer) => {
        const status = saleStatusOf(some, buyer, NOW);
        const settled = decideSettlement(some, buyer, { amountYen: some.priceYen, hasCardToken: true }, NOW);
        if (!buyer.isHost) expect('kind' in settled).toBe(status.purchasable);
        expect(decideDownload(some, buyer, NOW) === 'allowed').toBe(status.downloadable);
        if (status.downloadable) expect(some.hasFile).toBe(true);
      }),
    );
  });
});
