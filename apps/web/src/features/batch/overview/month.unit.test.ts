import { parseJst } from '@kotohogi/domain/kernel/jst';
import { expect, test } from 'vitest';
import { monthOf } from './month.ts';

test.each([
  ['2026-11-30 23:59', '2026-11-01', '2026-11-30'],
  ['2026-12-01 00:00', '2026-12-01', '2026-12-31'],
  ['2027-02-10 12:00', '2027-02-01', '2027-02-28'],
  ['2028-02-29 12:00', '2028-02-01', '2028-02-29'],
])('the month of %s is from %s to %s', (moment, dateFrom, dateTo) => {
  expect(monthOf(parseJst(moment))).toEqual({ dateFrom, dateTo });
});
