import { describe, expect, test } from 'vitest';
import { instant } from '../kernel/instant.ts';
import { SLOT_STATES } from '../live/types.ts';
import { closesAt } from '../wedding/calendar.ts';
import { isUnused, UNUSED_STATES } from './unused.ts';

const startsAt = instant(Date.UTC(2026, 10, 21, 4));

describe('given a slot', () => {
  test.each(SLOT_STATES)('when it is %s, then it becomes unused at the end of its window, or never', state => {
    const isOver = UNUSED_STATES.some(known => known === state);
    expect(isUnused({ state, startsAt }, closesAt(startsAt))).toBe(isOver);
    expect(isUnused({ state, startsAt }, instant(closesAt(startsAt) - 1))).toBe(false);
  });
});
