import { expect, test } from 'vitest';
import { trimWholeDate } from './trim-whole-date.ts';

test.each([
  ['2026-11-21', '2026-11'],
  ['2026-11-21T13:00', '2026-11'],
  ['2026-11', '2026-11'],
  ['2026-1', '2026-1'],
  ['2026-11-2', '2026-11-2'],
  ['2026年11月', '2026年11月'],
  ['', ''],
])('%j is the month %j', (text, month) => {
  expect(trimWholeDate(text)).toBe(month);
});
