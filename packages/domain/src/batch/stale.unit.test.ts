import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { PROTECTED_SLOT_STATES } from '@kotohogi/domain/live/sets';
import { SLOT_STATES } from '@kotohogi/domain/live/types';
import { closesAt } from '@kotohogi/domain/wedding/calendar';
import { describe, expect, test } from 'vitest';
import { cleaningOf, STALE_MS } from './stale.ts';

const startsAt = parseJst('2026-11-20 13:00');
const longAfter = instant(closesAt(startsAt) + 400 * DAY_MS);

describe('given a slot that has not changed for more than a year', () => {
  test.each(SLOT_STATES)(
    'when its state is %s, then it is cleaned up only if it is neither in use nor in trouble',
    state => {
      const cleaning = cleaningOf({ state, startsAt, updatedAt: startsAt }, longAfter);
      if (PROTECTED_SLOT_STATES.includes(state)) expect(cleaning).toBeUndefined();
      expect(cleaning).toBe({ preparing: 'retire', archived: 'end' }[String(state)]);
    },
  );
});

test('given a slot in preparation, when it changed within the last 24 hours, then it stays', () => {
  const slot = { state: 'preparing', startsAt, updatedAt: startsAt } as const;
  expect(cleaningOf(slot, instant(startsAt + STALE_MS - 1))).toBeUndefined();
  expect(cleaningOf(slot, instant(startsAt + STALE_MS))).toBe('retire');
});

test('given a recording, when its viewing window ended less than 24 hours ago, then it stays', () => {
  const slot = { state: 'archived', startsAt, updatedAt: startsAt } as const;
  expect(cleaningOf(slot, instant(closesAt(startsAt) + STALE_MS - 1))).toBeUndefined();
  expect(cleaningOf(slot, instant(closesAt(startsAt) + STALE_MS))).toBe('end');
});

test('the protected states are the seven active ones, one of them not stored, and the four in trouble', () => {
  expect([...PROTECTED_SLOT_STATES].sort()).toEqual(
    [
      ...['ready', 'streaming', 'starting', 'unpulished', 'uploading', 'closed'],
      ...['waitingForStream', 'waitingForUpload', 'streaming_error', 'archive_error'],
    ].sort(),
  );
});
