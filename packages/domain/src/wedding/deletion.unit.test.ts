import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, DAY_MS, instant } from '../kernel/instant.ts';
import { SLOT_STATES } from '../live/types.ts';
import { type DeletionFacts, decideDeletion, decideRestore, restorableUntil } from './deletion.ts';

const NOW = instant(Date.UTC(2026, 10, 23));

const quiet: DeletionFacts = {
  status: 'active',
  slot: undefined,
  hasOpenPayment: false,
  hasUnsettledGift: false,
  lastSaleAt: undefined,
};

describe('given a wedding that staff want to delete', () => {
  test.each(SLOT_STATES)('when its slot is %s, then only a slot without a stream allows it', slot => {
    const isIdle = ['pending', 'archived', 'end'].includes(slot);
    expect(decideDeletion({ ...quiet, slot }, NOW)).toEqual(isIdle ? 'allowed' : { refused: 'wedding_delete_live' });
  });

  test('when a guest is paying, gifts have not reached the couple, or it is erased, then it is refused', () => {
    const refusalOf = (facts: Partial<DeletionFacts>) => decideDeletion({ ...quiet, ...facts }, NOW);
    expect(refusalOf({ hasOpenPayment: true })).toEqual({ refused: 'wedding_delete_paying' });
    expect(refusalOf({ hasUnsettledGift: true })).toEqual({ refused: 'wedding_delete_money' });
    expect(refusalOf({ status: 'cleaned' })).toEqual({ refused: 'wedding_delete_erased' });
    expect(refusalOf({ status: 'canceled' })).toBe('allowed');
  });

  test('when the recording was sold, then it is refused while the buyer may still download it', () => {
    const soldDaysAgo = (days: number) => decideDeletion({ ...quiet, lastSaleAt: after(NOW, -days * DAY_MS) }, NOW);
    expect(soldDaysAgo(29)).toEqual({ refused: 'wedding_delete_sold' });
    expect(soldDaysAgo(30)).toBe('allowed');
  });
});

test('given a deleted wedding, when staff restore it, then it is allowed exactly until the day it is erased', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 * DAY_MS }), elapsedMs => {
      const deletedAt = after(NOW, -elapsedMs);
      const isInTime = NOW < restorableUntil(deletedAt);
      expect(isInTime).toBe(elapsedMs < 30 * DAY_MS);
      expect(decideRestore(deletedAt, NOW) === 'allowed').toBe(isInTime);
    }),
  );
});
