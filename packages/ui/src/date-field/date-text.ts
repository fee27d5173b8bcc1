import { daysOfMonth } from '../calendar/days-of-month.ts';
import { toHalfWidth } from '../text-field/normalisations.ts';

/**
 * Parses common written forms of a date: `2026-11-21`, `2026/11/21`, `2026.11.21`, `2026年11月21日`, `20261121`, also
 * full-width. Returns `yyyy-MM-dd`, or `null` for an invalid date.
 */
export function readDate(text: string): string | null {
  const half = toHalfWidth(text).trim();
  const parts =
    /^(\d{4})(\d{2})(\d{2})$/.exec(half) ?? /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(half);
  if (parts === null) return null;
  const [year, month, day] = parts.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysOfMonth(year, month)) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * Parses common written forms of a month, `2026-11`, `2026/11`, `2026年11月`, or the month of a whole date. Returns
 * `yyyy-MM` or `null`.
 */
export function readMonth(text: string): string | null {
  const half = toHalfWidth(text).trim();
  const parts = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*月?$/.exec(half);
  const date = readDate(parts === null ? half : `${parts[1]}-${parts[2]}-1`);
  return date === null ? null : date.slice(0, 7);
}

/** What a month field shows after blur: the month in its standard form, or the input if it is invalid. */
export function normaliseMonthOnBlur(text: string): string {
  return readMonth(text) ?? text.trim();
}

/** What the field shows after blur: the date in its standard form, or the input if it is invalid. */
export function normaliseDateOnBlur(text: string): string {
  return readDate(text) ?? text.trim();
}

/**
 * Makes the characters of a date half-width while typing; slashes become hyphens; eight digits become a date at once.
 */
export function normaliseDate(text: string): string {
  const half = toHalfWidth(text).replace(/[ー/]/g, '-');
  return /^\d{8}$/.test(half) ? (readDate(half) ?? half) : half;
}
