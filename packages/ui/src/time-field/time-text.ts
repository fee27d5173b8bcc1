import { toHalfWidth } from '../text-field/normalisations.ts';

/**
 * Parses common written forms of a time: `13:00`, `9:30`, `1300`, `930`, `13`, `13時`, `9時30分`, also full-width. Returns
 * `HH:mm`, or `null` for anything outside 00:00 to 23:59.
 */
export function readTime(text: string): string | null {
  const half = toHalfWidth(text).trim();
  const parts =
    /^(\d{1,2})(?:\s*[:.時]\s*(\d{1,2})\s*分?)?$/.exec(half) ??
    /^(\d{1,2})(\d{2})$/.exec(half) ??
    /^(\d{1,2})時$/.exec(half);
  if (parts === null) return null;
  const hour = Number(parts[1]);
  const minute = Number(parts[2] ?? '0');
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** What the field shows after blur: the time in its standard form, or the input if it is invalid. */
export function normaliseTime(text: string): string {
  return readTime(text) ?? text.trim();
}
