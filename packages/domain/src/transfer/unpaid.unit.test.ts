import { expect, test } from 'vitest';
import { parseJst } from '../kernel/jst.ts';
import { endOfDay, reportDay, unpaidState } from './unpaid.ts';

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

const OPEN = { isFixed: false, inFlightYen: 0, awaitsApproval: false, hasFailed: false };

test.each([
  ['nothing happened', OPEN, 'open'],
  ['the amount is fixed', { ...OPEN, isFixed: true }, 'due'],
  ['an order awaits approval after a failure', { ...OPEN, awaitsApproval: true, hasFailed: true }, 'awaiting-approval'],
  ['a transfer failed', { ...OPEN, isFixed: true, hasFailed: true }, 'failed'],
  ['it was ordered again', { ...OPEN, isFixed: true, inFlightYen: 1 }, 'ordered'],
])('given that %s, when the balance is reported, then its state is the one that matters', (_, facts, state) => {
  expect(unpaidState(facts)).toBe(state);
});
