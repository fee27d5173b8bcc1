import { expect, test } from 'vitest';
import { localDate, parseJst } from '../kernel/jst.ts';
import { isTransferDay, nextTransferDay } from './day.ts';

test.each([
  ['2026-11-27 10:00', '2026-11-27', true],
  ['2026-11-27 10:00', '2026-11-26', false],
  ['2026-11-27 10:00', '2026-11-28', false],
  ['2026-11-27 10:00', '2026-11-29', false],
  ['2026-11-27 10:00', '2026-11-30', true],
  ['2026-12-21 10:00', '2026-12-31', false],
  ['2026-12-21 10:00', '2027-01-01', false],
  ['2026-12-21 10:00', '2027-01-04', true],
  ['2026-12-21 10:00', '2027-01-20', true],
  ['2026-12-21 10:00', '2027-01-21', false],
])('given %s in Japan, whether banks transfer on %s is %s', (now, day, is) => {
  expect(isTransferDay(localDate(day), parseJst(now))).toBe(is);
});

test.each([
  ['2026-11-26 23:59', '2026-11-27'],
  ['2026-11-27 00:00', '2026-11-30'],
  ['2026-12-30 12:00', '2027-01-04'],
])('given %s in Japan, then the next day of transfers is %s', (now, day) => {
  expect(nextTransferDay(parseJst(now))).toBe(day);
});
