import { expect, test } from 'vitest';
import { parseJst } from '../kernel/jst.ts';
import { endOfDay, reportDay } from './unpaid.ts';

const NOW = parseJst('2026-11-24 00:30');

test.each([
  [undefined, '2026-11-24'],
  ['2026-11-23', '2026-11-23'],
  ['2024-02-29', '2024-02-29'],
  ['2026-11-25', '2026-11-24'],
  ['2026-02-30', '2026-11-24'],
  ['yesterday', '2026-11-24'],
])('given the day %s, when it is read, then the report is of %s', (asked, day) => {
  expect(reportDay(asked, NOW)).toBe(day);
});

test('given a day, when it ends, then it is midnight in Japan', () => {
  expect(endOfDay(reportDay('2026-11-23', NOW))).toBe(parseJst('2026-11-24 00:00'));
});
