import { describe, expect, test } from 'vitest';
import { parseJst } from '../kernel/jst.ts';
import { commissionReport, reportMonths, spanOf } from './commissions.ts';

describe('given the first minute of 2027 in Japan, which is still 2026 in UTC', () => {
  const now = parseJst('2027-01-01 00:00');

  test('when no year is chosen, then the months are the last 24, the newest first', () => {
    const months = reportMonths(now, undefined);
    expect([months.length, months[0], months[1], months.at(-1)]).toEqual([24, '2027-01', '2026-12', '2025-02']);
    expect(spanOf(months)).toEqual({ from: parseJst('2025-02-01 00:00'), until: parseJst('2027-02-01 00:00') });
  });

  test.each([
    ['2027', 1],
    ['2026', 12],
    ['2028', 0],
    ['26', 0],
    ['いつか', 0],
  ])('when the year is %s, then %i months have begun', (year, count) => {
    expect(reportMonths(now, year)).toHaveLength(count);
  });

  test('when no months are given, then the period is undefined', () => {
    expect(spanOf([])).toBeUndefined();
  });
});

test('given a month with one return only, when it is reported, then its net commission is negative and nothing is −0', () => {
  const { rows, total } = commissionReport(
    ['2026-12', '2026-11'],
    [{ month: '2026-12', kind: 'gift-returned', entries: 1, receivableYen: -30_019, commissionYen: 1_500 }],
  );
  const none = {
    captures: 0,
    grossYen: 0,
    commissionYen: 0,
    returns: 0,
    returnedYen: 0,
    corrections: 0,
    correctionYen: 0,
  };
  const gift = { ...none, returns: 1, returnedYen: 30_019, returnedCommissionYen: 1_500, netCommissionYen: -1_500 };
  expect(rows).toEqual([
    { month: '2026-12', purpose: 'gift', ...gift },
    { month: '2026-12', purpose: 'archive-video', ...none, returnedCommissionYen: 0, netCommissionYen: 0 },
  ]);
  expect(total).toEqual(gift);
});
