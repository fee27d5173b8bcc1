import { expect, test } from 'vitest';
import { EXPIRY_MONTHS, expiryYears } from './expiry.ts';

test('twelve months with two digits', () => {
  expect(EXPIRY_MONTHS.at(0)).toBe('01');
  expect(EXPIRY_MONTHS.at(-1)).toBe('12');
  expect(EXPIRY_MONTHS).toHaveLength(12);
});

test('a hundred years from the current one, with unique last two digits', () => {
  const years = expiryYears(2026);
  expect(years.at(0)).toBe('2026');
  expect(years.at(-1)).toBe('2125');
  expect(new Set(years.map(year => year.slice(2))).size).toBe(100);
});
