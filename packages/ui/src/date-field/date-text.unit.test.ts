import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseDate, normaliseDateOnBlur, normaliseMonthOnBlur, readDate, readMonth } from './date-text.ts';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026/1/2', '2026-01-02'],
  ['2026.1.2', '2026-01-02'],
  ['２０２６年１１月２１日', '2026-11-21'],
  ['20261121', '2026-11-21'],
  ['2024-02-29', '2024-02-29'],
])('%s is read as %s', (typed, date) => {
  expect(readDate(typed)).toBe(date);
});

test.each([
  '',
  'あした',
  '2026-13-01',
  '2026-00-10',
  '2025-02-29',
  '1900-02-29',
  '2026-04-31',
  '0000-01-01',
  '26-11-21',
])('%s is not a date', typed => {
  expect(readDate(typed)).toBeNull();
});

test('an invalid date stays as typed, so that it can be corrected', () => {
  expect(normaliseDateOnBlur(' 2026-02-31 ')).toBe('2026-02-31');
  expect(normaliseDateOnBlur('2026/1/2')).toBe('2026-01-02');
});

test.each([
  ['2026-11', '2026-11'],
  ['2026/1', '2026-01'],
  ['２０２６年１１月', '2026-11'],
  ['2026-11-21', '2026-11'],
])('of %s the month is %s', (typed, month) => {
  expect(readMonth(typed)).toBe(month);
  expect(normaliseMonthOnBlur(typed)).toBe(month);
});

test.each(['', '2026-13', '2026-00', '2026-02-30', '202611'])('%s is not a month and stays as typed', typed => {
  expect(readMonth(typed)).toBeNull();
  expect(normaliseMonthOnBlur(typed)).toBe(typed);
});

test('slashes become hyphens while typing, eight digits become a date at once', () => {
  expect(normaliseDate('2026/11')).toBe('2026-11');
  expect(normaliseDate('２０２６１１２１')).toBe('2026-11-21');
  expect(normaliseDate('20261399')).toBe('20261399');
});

test('every day of the calendar parses back to itself', () => {
  const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, day => {
      const written = day.toISOString().slice(0, 10);
      expect(readDate(written)).toBe(written);
      expect(readDate(written.replaceAll('-', ''))).toBe(written);
    }),
  );
});

test('normalization is idempotent', () => {
  fc.assert(fc.property(fc.string(), text => normaliseDate(normaliseDate(text)) === normaliseDate(text)));
});
