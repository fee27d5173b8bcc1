import { describe, expect, test } from 'vitest';
import { parseJst } from '../kernel/jst.ts';
import { SLOT_STATES } from '../live/types.ts';
import { decideSchedule, type NextStatus, type ScheduleFacts } from './change-schedule.ts';
import { WEDDING_STATUSES } from './types.ts';

const startsAt = parseJst('2026-12-19 13:00');
const now = parseJst('2026-11-21 10:00');
const facts = (other: Partial<ScheduleFacts> = {}): ScheduleFacts => ({
  status: 'active',
  seen: other.status ?? 'active',
  startsAt,
  live: undefined,
  ...other,
});
const request = (next: NextStatus, day?: string) => ({
  next,
  mayBreakLeadTime: false,
  ...(day === undefined ? {} : { startsAt: parseJst(day) }),
});
const outcome = (...args: Parameters<typeof decideSchedule>) => {
  const decision = decideSchedule(...args);
  return decision === 'allowed' ? 'allowed' : decision.refused;
};

describe('given an active wedding', () => {
  test('when each step is tried from each status, then only those of the life cycle are allowed', () => {
    const open = WEDDING_STATUSES.flatMap(status =>
      (['active', 'postponed', 'canceled'] as const)
        .filter(next => outcome(facts({ status }), request(next, '2027-03-06 13:00'), now) === 'allowed')
        .map(next => `${status} → ${next}`),
    );
    expect(open).toEqual([
      'active → postponed',
      'active → canceled',
      'postponed → active',
      'postponed → canceled',
      'canceled → active',
    ]);
  });

  test('when another user was faster, then the change is refused as a conflict', () => {
    expect(outcome(facts({ status: 'canceled', seen: 'active' }), request('postponed'), now)).toBe(
      'wedding_schedule_changed',
    );
  });

  test('when its day ends, then it can be canceled until the last second and not after', () => {
    expect(outcome(facts(), request('canceled'), parseJst('2026-12-19 23:59'))).toBe('allowed');
    expect(outcome(facts(), request('canceled'), parseJst('2026-12-20 00:00'))).toBe('wedding_schedule_over');
  });

  test('when something is on air or recorded, then the status stays', () => {
    const open = SLOT_STATES.filter(live => outcome(facts({ live }), request('postponed'), now) === 'allowed');
    expect(open).toEqual(['pending', 'preparing', 'ready', 'starting', 'unpulished', 'end']);
  });
});

describe('given a postponed wedding', () => {
  const put = facts({ status: 'postponed' });
  test('when it gets a new date, then the lead time applies, except for the old date and for users who may break it', () => {
    expect(outcome(put, request('active'), now)).toBe('wedding_schedule_date');
    expect(outcome(put, request('active', '2026-11-20 13:00'), now)).toBe('wedding_schedule_date');
    expect(outcome(put, request('active', '2026-12-01 13:00'), now)).toBe('wedding_date_too_soon');
    expect(outcome(put, { ...request('active', '2026-12-01 13:00'), mayBreakLeadTime: true }, now)).toBe('allowed');
    const late = parseJst('2026-12-10 10:00');
    expect(outcome(put, request('active', '2026-12-19 13:00'), late)).toBe('allowed');
    expect(outcome(put, request('active', '2026-12-19 14:00'), late)).toBe('wedding_date_too_soon');
  });
});
