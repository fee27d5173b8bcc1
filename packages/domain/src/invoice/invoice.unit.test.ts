import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dateOf, localDate, parseJst } from '../kernel/jst.ts';
import { COMMISSION_KINDS } from '../ledger/types.ts';
import { DUE_RULES } from '../platform-setting/issuer.ts';
import { decideClose, openMonths, overdueMonths } from './close.ts';
import { type BilledSums, billed, dueOn, invoiceNumber, taxInside } from './invoice.ts';

test.each([
  [110, 10],
  [109, 9],
  [1_650, 150],
  [194_100, 17_645],
  [0, 0],
  [-1_650, -150],
  [-109, -9],
  [-5, 0],
])('given a total of %i yen, when the tax inside is computed, then it is %i', (total, tax) => {
  expect(taxInside(total)).toBe(tax);
});

test('given any sums, when they are billed, then the lines sum to the total and none is −0', () => {
  const sums: fc.Arbitrary<BilledSums> = fc.record({
    day: fc.constantFrom(null, localDate('2026-09-30'), localDate('2026-08-01')),
    kind: fc.constantFrom(...COMMISSION_KINDS),
    entries: fc.integer({ min: 1, max: 1_000 }),
    receivableYen: fc.integer({ min: -9_999_999, max: 9_999_999 }),
    commissionYen: fc.integer({ min: -999_999, max: 999_999 }),
  });
  fc.assert(
    fc.property(fc.array(sums, { maxLength: 12 }), all => {
      const { lines, totalYen } = billed(all);
      expect(totalYen + all.reduce((sum, one) => sum + one.commissionYen, 0)).toBe(0);
      expect(lines).toHaveLength(all.length);
      expect(lines.some(line => Object.is(line.amountYen, -0))).toBe(false);
      const days = lines.map(line => line.day ?? '');
      expect(days).toEqual(days.toSorted());
    }),
  );
});

test('given a month, when it is issued on any day, then it is due at the end of a month, at least 14 days later', () => {
  expect(dueOn('2026-10', 'next-month-end', localDate('2026-11-05'))).toBe('2026-11-30');
  expect(dueOn('2026-12', 'next-month-end', localDate('2027-01-05'))).toBe('2027-01-31');
  expect(dueOn('2026-12', 'second-month-end', localDate('2027-01-05'))).toBe('2027-02-28');
  expect(dueOn('2026-10', 'next-month-end', localDate('2026-11-17'))).toBe('2026-12-31');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900 }), fc.constantFrom(...DUE_RULES), (days, rule) => {
      const issued = addDays(localDate('2026-11-01'), days);
      const due = dueOn('2026-10', rule, issued);
      expect(addDays(due, 1).endsWith('-01')).toBe(true);
      expect(due >= addDays(issued, 14)).toBe(true);
    }),
  );
});

test('given a year and a serial number, when they are written, then the numbers sort as text', () => {
  expect(invoiceNumber(2026, 1)).toBe('2026-000001');
});

describe('given a ledger that begins on the last day of August in UTC, which is September in Japan', () => {
  const books = { lastClosed: undefined, firstEntryAt: parseJst('2026-09-01 00:30') };
  const now = parseJst('2026-11-05 02:59');

  test('when nothing is closed, then the months are open from September to the current one', () => {
    expect(openMonths(books, now)).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(dateOf(now)).toBe('2026-11-05');
    expect(overdueMonths(books, now)).toEqual(['2026-09']);
    expect(overdueMonths(books, parseJst('2026-11-05 03:00'))).toEqual(['2026-09', '2026-10']);
    expect(openMonths({ lastClosed: undefined, firstEntryAt: undefined }, now)).toEqual(['2026-11']);
  });

  test.each([
    [undefined, '2026-09', 'closes'],
    [undefined, '2026-10', { refused: 'invoice_month_earlier' }],
    [undefined, '2026-11', { refused: 'invoice_month_open' }],
    [undefined, '2026-08', { refused: 'invoice_month_closed' }],
    ['2026-09', '2026-10', 'closes'],
    ['2026-10', '2026-10', { refused: 'invoice_month_closed' }],
  ])('when %s was closed last and %s is to be closed, then the answer is %j', (lastClosed, month, decided) => {
    expect(decideClose({ ...books, lastClosed }, month, now)).toEqual(decided);
  });
});
