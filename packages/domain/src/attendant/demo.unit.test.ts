import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Instant, instant } from '../kernel/instant.ts';
import { addDays, dateOf, timeOf } from '../kernel/jst.ts';
import { closesAt } from '../wedding/calendar.ts';
import { demoStartsAt } from './demo.ts';
import { demoKey, readDemoKey } from './demo-key.ts';

const id = fc.integer({ min: 1, max: 2_147_483_647 });

describe('given the key of a sample wedding', () => {
  test('when it has three ids, then they are read and written back the same way', () => {
    fc.assert(
      fc.property(id, id, id, (companyId, facilityId, hallId) => {
        const key = `_demo_${companyId}-${facilityId}-${hallId}`;
        const place = readDemoKey(key);
        expect(place).toEqual({ companyId, facilityId, hallId });
        expect(place && demoKey(place)).toBe(key);
      }),
    );
  });

  test.each(['_demo_1-1', '_demo_1-1-1-1', '_demo_0-1-1', '_demo_a-1-1', 'demo_1-1-1', '_demo_1-1-99999999999', ''])(
    'when it is %j, then it is not a sample key',
    key => expect(readDemoKey(key)).toBeUndefined(),
  );
});

test('given any moment, when a sample is viewed, then its ceremony was yesterday at 13:00 and its recording is open', () => {
  const moment = fc.integer({ min: 1_700_000_000_000, max: 2_200_000_000_000 });
  fc.assert(
    fc.property(moment, nowMs => {
      const now: Instant = instant(nowMs);
      const startsAt = demoStartsAt(now);
      expect(timeOf(startsAt)).toBe('13:00');
      expect(dateOf(startsAt)).toBe(addDays(dateOf(now), -1));
      expect(closesAt(startsAt)).toBeGreaterThan(now);
    }),
  );
});
