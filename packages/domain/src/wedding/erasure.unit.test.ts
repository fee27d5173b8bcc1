import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instant } from '../kernel/instant.ts';
import { addDays, dateOf, localDate, parseJst } from '../kernel/jst.ts';
import {
  automaticDate,
  dateToAnnounce,
  decideErasure,
  erasureDate,
  erasureDates,
  isErasureDue,
  KEPT_DAYS,
  NOTICE_DAYS,
} from './erasure.ts';

const startsAt = parseJst('2026-11-21 13:00');
const now = parseJst('2026-11-22 10:00');

describe('given a ceremony on November 21', () => {
  test('when its couple opens the page, then they may choose from the 31st to the 90th day past the archive', () => {
    expect(erasureDates(startsAt, now)).toEqual({ first: '2026-12-25', last: '2027-02-22' });
  });

  test.each([
    ['2026-12-24', 'refused'],
    ['2026-12-25', 'allowed'],
    ['2027-02-22', 'allowed'],
    ['2027-02-23', 'refused'],
  ])('when they choose %s, then it is %s', (day, answer) => {
    const decision = decideErasure({ status: 'active', startsAt }, localDate(day), now);
    expect(decision === 'allowed' ? 'allowed' : 'refused').toBe(answer);
  });

  test('when they withdraw their choice, then it is allowed', () => {
    expect(decideErasure({ status: 'active', startsAt }, null, now)).toBe('allowed');
  });

  test.each(['postponed', 'cleaned'] as const)('when it is %s, then there is nothing to choose', status => {
    expect(decideErasure({ status, startsAt }, null, now)).toMatchObject({ refused: 'wedding_erasure_closed' });
  });

  test('when it is rescheduled, then an earlier choice moves behind the new date', () => {
    expect(erasureDate(parseJst('2027-03-06 11:00'), localDate('2026-12-25'))).toBe('2027-04-09');
  });
});

test('given any ceremony, when its couple opens the page at any time, then the first day is in the future and never after the last', () => {
  const ms = fc.integer({ min: parseJst('2026-01-01 00:00'), max: parseJst('2030-12-31 23:59') }).map(instant);
  fc.assert(
    fc.property(ms, ms, (starts, at) => {
      const { first, last } = erasureDates(starts, at);
      expect(first > dateOf(at)).toBe(true);
      expect(first >= addDays(dateOf(starts), 34)).toBe(true);
      expect(last >= first).toBe(true);
      expect(decideErasure({ status: 'active', startsAt: starts }, first, at)).toBe('allowed');
      expect(erasureDate(starts, first)).toBe(first);
    }),
  );
});

test('given any ceremony, when its erasure is announced on any day, then it is due 14 days later or more, on the day that couples see', () => {
  const ms = fc.integer({ min: parseJst('2026-01-01 00:00'), max: parseJst('2030-12-31 23:59') }).map(instant);
  fc.assert(
    fc.property(ms, ms, (starts, at) => {
      const before = { status: 'active', startsAt: starts, chosen: null, announced: null, deletedAt: null } as const;
      const announced = dateToAnnounce(before, at);
      expect(isErasureDue(before, at, null)).toBe(false);
      expect(automaticDate(before, at) > addDays(dateOf(starts), 93)).toBe(true);
      if (announced === undefined) return;
      expect(announced).toBe(automaticDate(before, at));
      expect(announced >= addDays(dateOf(at), NOTICE_DAYS)).toBe(true);
      const after = { ...before, announced };
      expect(dateToAnnounce(after, at)).toBeUndefined();
      expect(automaticDate(after, at)).toBe(announced);
      expect(isErasureDue(after, parseJst(`${addDays(announced, -1)} 23:59`), null)).toBe(false);
      expect(isErasureDue(after, parseJst(`${announced} 00:00`), null)).toBe(true);
    }),
  );
});

describe('given a wedding whose ceremony was on November 21', () => {
  const facts = { status: 'active', startsAt, chosen: null, announced: null, deletedAt: null } as const;
  const on = (day: string) => parseJst(`${day} 03:45`);

  test('when its couple chose no day, then an erasure after 90 days begins on the 91st day past the archive', () => {
    expect(isErasureDue(facts, on('2027-02-22'), KEPT_DAYS)).toBe(false);
    expect(isErasureDue(facts, on('2027-02-23'), KEPT_DAYS)).toBe(true);
    expect(isErasureDue(facts, on('2030-01-01'), null)).toBe(false);
  });

  test('when its couple chose no day, then it is announced 14 days before the 91st day, and erased on that day', () => {
    expect(dateToAnnounce(facts, on('2027-02-08'))).toBeUndefined();
    expect(dateToAnnounce(facts, on('2027-02-09'))).toBe('2027-02-23');
    const announced = { ...facts, announced: localDate('2027-02-23') };
    expect(dateToAnnounce(announced, on('2027-02-10'))).toBeUndefined();
    expect(isErasureDue(announced, on('2027-02-22'), null)).toBe(false);
    expect(isErasureDue(announced, on('2027-02-23'), null)).toBe(true);
  });

  test('when it was not announced in time, then it is erased 14 days after the notice', () => {
    expect(dateToAnnounce(facts, on('2028-06-01'))).toBe('2028-06-15');
    const announced = { ...facts, announced: localDate('2028-06-15') };
    expect(isErasureDue(announced, on('2028-06-14'), null)).toBe(false);
    expect(isErasureDue(announced, on('2028-06-15'), null)).toBe(true);
  });

  test('when its ceremony is moved after the notice, then the new day is announced again', () => {
    const moved = { ...facts, startsAt: parseJst('2027-03-06 11:00'), announced: localDate('2027-02-23') };
    expect(isErasureDue(moved, on('2027-02-23'), null)).toBe(false);
    expect(dateToAnnounce(moved, on('2027-02-23'))).toBeUndefined();
    expect(dateToAnnounce(moved, on('2027-05-25'))).toBe('2027-06-08');
  });

  test.each([
    ['the couple chose a day', { chosen: localDate('2027-02-20') }],
    ['it is postponed', { status: 'postponed' }],
    ['it is erased', { status: 'cleaned' }],
    ['it is deleted', { deletedAt: on('2027-02-01') }],
  ] as const)('when %s, then nothing is announced', (_, more) => {
    expect(dateToAnnounce({ ...facts, ...more }, on('2028-06-01'))).toBeUndefined();
  });

  test('when a shorter time is given, then it is erased earlier, but never while recordings can be downloaded', () => {
    expect(isErasureDue(facts, on('2026-12-25'), 30)).toBe(true);
    expect(isErasureDue(facts, on('2026-12-24'), 0)).toBe(false);
  });

  test('when its couple chose a day, then no time brings it forward', () => {
    const chosen = { ...facts, chosen: localDate('2027-02-01') };
    expect(isErasureDue(chosen, on('2027-01-31'), 30)).toBe(false);
    expect(isErasureDue(chosen, on('2027-02-01'), 30)).toBe(true);
  });

  test('when it was deleted, then it is erased once it can no longer be restored', () => {
    const deleted = { ...facts, status: 'postponed', deletedAt: on('2026-11-01') } as const;
    expect(isErasureDue(deleted, on('2026-11-30'), null)).toBe(false);
    expect(isErasureDue(deleted, on('2026-12-01'), null)).toBe(true);
    const announced = { ...facts, announced: localDate('2027-02-23'), deletedAt: on('2027-02-01') };
    expect(isErasureDue(announced, on('2027-02-23'), null)).toBe(false);
    expect(isErasureDue(announced, on('2027-03-03'), null)).toBe(true);
  });

  test.each(['postponed', 'cleaned'] as const)('when it is %s, then it is not erased', status => {
    expect(isErasureDue({ ...facts, status }, on('2030-01-01'), KEPT_DAYS)).toBe(false);
  });
});
