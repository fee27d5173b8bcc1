import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instant } from '../kernel/instant.ts';
import { parseJst } from '../kernel/jst.ts';
import { breakDown, endOfDay, type Owed, reportDay } from './unpaid.ts';

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

const owed = (changes: Partial<Owed>): Owed => ({
  ...{ unpaidYen: 0, inFlightYen: 0, fixedAt: NOW, hasFailed: false, ...changes },
});

test('given couples in every state, when their money is broken down, then each yen is in its part', () => {
  const rows = [
    owed({ unpaidYen: 1, fixedAt: instant(NOW + 1) }),
    owed({ unpaidYen: 20, inFlightYen: 300 }),
    owed({ unpaidYen: 4_000, hasFailed: true, fixedAt: instant(NOW + 1) }),
    owed({ inFlightYen: 50_000 }),
  ];
  expect(breakDown(rows, NOW)).toEqual([
    { part: 'open', weddings: 1, amountYen: 1 },
    { part: 'due', weddings: 1, amountYen: 20 },
    { part: 'failed', weddings: 1, amountYen: 4_000 },
    { part: 'ordered', weddings: 2, amountYen: 50_300 },
  ]);
});

test('given any couples, when their money is broken down, then nothing is lost or counted twice', () => {
  const row = fc.record({
    unpaidYen: fc.nat(1_000_000),
    inFlightYen: fc.nat(1_000_000),
    fixedAt: fc.integer({ min: -9, max: 9 }).map(ms => instant(NOW + ms)),
    hasFailed: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(row), rows => {
      const parts = breakDown(rows, NOW).map(({ amountYen }) => amountYen);
      const all = rows.map(({ unpaidYen, inFlightYen }) => unpaidYen + inFlightYen);
      expect(parts.reduce((sum, yen) => sum + yen, 0)).toBe(all.reduce((sum, yen) => sum + yen, 0));
    }),
  );
});
