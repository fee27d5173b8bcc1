import { describe, expect, test } from 'vitest';
import { after, HOUR_MS, MINUTE_MS } from '../kernel/instant.ts';
import { parseJst } from '../kernel/jst.ts';
import { decideHallUse } from './hall-use.ts';

const noon = parseJst('2026-12-19 12:00');
const other = { startsAt: noon, reservationId: 'R-7' };

describe('given a ceremony at noon in the hall', () => {
  test.each([0, 1, 179, -179])('when another starts %i minutes from it, then the warning names it', minutes => {
    expect(decideHallUse(after(noon, minutes * MINUTE_MS), other, false)).toEqual({
      refused: 'wedding_hall_in_use',
      meta: { date: '2026-12-19', time: '12:00', reservationId: 'R-7' },
    });
  });

  test.each([3, -3, 24])('when another starts %i hours from it, then it is allowed', hours => {
    expect(decideHallUse(after(noon, hours * HOUR_MS), other, false)).toBe('allowed');
  });

  test('when staff confirm it, or the hall has no other ceremony, then it is allowed', () => {
    expect(decideHallUse(noon, other, true)).toBe('allowed');
    expect(decideHallUse(noon, undefined, false)).toBe('allowed');
  });
});
