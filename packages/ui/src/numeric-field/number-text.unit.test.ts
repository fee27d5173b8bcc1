import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupedNumberText, plainNumberText, readNumber, toNumberText } from './number-text.ts';

test('only digits are kept; a point only if decimals are allowed', () => {
  expect(toNumberText('¥３０，０００円', 0)).toBe('30000');
  expect(toNumberText('1.5', 0)).toBe('1');
  expect(toNumberText('0.0567', 3)).toBe('0.056');
  expect(toNumberText('1.2.3', 2)).toBe('1.23');
});

test('a partially typed number is parsed as far as possible', () => {
  expect(readNumber('')).toBeNull();
  expect(readNumber('.')).toBeNull();
  expect(readNumber('0.')).toBe(0);
  expect(readNumber('.5')).toBe(0.5);
});

test('thousands are separated when not editing', () => {
  expect(groupedNumberText(1_234_567)).toBe('1,234,567');
  expect(groupedNumberText(999)).toBe('999');
  expect(groupedNumberText(null)).toBe('');
});

test('the shown text parses back to the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), number => {
      expect(readNumber(toNumberText(groupedNumberText(number), 0))).toBe(number);
      expect(readNumber(plainNumberText(number))).toBe(number);
    }),
  );
});

test('normalization is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 4 }), (text, decimals) => {
      const once = toNumberText(text, decimals);
      expect(toNumberText(once, decimals)).toBe(once);
    }),
  );
});
