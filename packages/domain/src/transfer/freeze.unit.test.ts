import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, type Instant, instant } from '../kernel/instant.ts';
import { sumYen, yen } from '../kernel/yen.ts';
import { decideFreeze, type SentGift } from './freeze.ts';

const FIXED = instant(Date.UTC(2026, 10, 18, 15));
const at = (ms: number) => instant(FIXED + ms);

const gift = (changes: Partial<SentGift>): SentGift => ({
  ...{ knownAt: at(-60_000), capturedAt: at(-60_000), returnedAt: undefined },
  ...{ coupleYen: yen(9_500), grossYen: yen(10_000) },
  ...changes,
});
const amountOf = (gifts: readonly SentGift[], now: Instant) => {
  const freeze = decideFreeze(gifts, FIXED, now);
  return freeze === 'wait' ? freeze : [freeze.amountYen, freeze.leftOut.count, freeze.leftOut.amountYen];
};
const pending = gift({ knownAt: undefined, capturedAt: undefined, coupleYen: yen(0) });

test('given captured, failed and returned gifts, then only those that are captured and kept count', () => {
  const failed = gift({ capturedAt: undefined, coupleYen: yen(0) });
  expect(amountOf([gift({}), failed, gift({ returnedAt: at(-1) })], FIXED)).toEqual([9_500, 0, 0]);
  // A return after that moment does not change the fixed amount.
  expect(amountOf([gift({ returnedAt: at(1) })], at(DAY_MS))).toEqual([9_500, 0, 0]);
});

test('given an unknown outcome, then it is waited for a day, and left out after it', () => {
  expect(amountOf([gift({}), pending], at(DAY_MS - 1))).toBe('wait');
  expect(amountOf([gift({}), pending], at(DAY_MS))).toEqual([9_500, 1, 10_000]);
  const late = gift({ knownAt: at(3_600_000), capturedAt: at(3_600_000) });
  expect(amountOf([gift({}), late], at(3_600_001))).toEqual([19_000, 0, 0]);
  const tooLate = gift({ knownAt: at(DAY_MS + 1), capturedAt: at(DAY_MS + 1) });
  expect(amountOf([gift({}), tooLate], at(2 * DAY_MS))).toEqual([9_500, 1, 10_000]);
});

test('given any gifts, when the run is late, then the amount is the same', () => {
  const time = fc.integer({ min: -DAY_MS, max: 2 * DAY_MS }).map(at);
  const gifts = fc.array(
    fc.record({ known: time, isCaptured: fc.boolean(), returned: fc.option(time, { nil: undefined }) }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(gifts, fc.integer({ min: 0, max: 60 * DAY_MS }), (all, late) => {
      /** The gifts as a run at this moment sees them. */
      const seen = (now: Instant) =>
        all.map(({ known, isCaptured, returned }) => {
          if (known > now) return pending;
          if (!isCaptured) return gift({ knownAt: known, capturedAt: undefined, coupleYen: yen(0) });
          const returnedAt = returned !== undefined && returned > known && returned <= now ? returned : undefined;
          return gift({ knownAt: known, capturedAt: known, returnedAt });
        });
      const first = at(DAY_MS);
      const inTime = decideFreeze(seen(first), FIXED, first);
      expect(decideFreeze(seen(instant(first + late)), FIXED, instant(first + late))).toEqual(inTime);
      if (inTime === 'wait') throw new Error('a day later nothing is waited for');
      expect(inTime.amountYen).toBeLessThanOrEqual(sumYen(all.map(() => yen(9_500))));
    }),
  );
});
