import type { Brand } from './brand.ts';

/** A moment in UTC, in milliseconds since 1970. */
export type Instant = Brand<number, 'Instant'>;

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** Converts milliseconds since 1970. Throws a RangeError if they are not a whole number. */
export function instant(ms: number): Instant {
  if (!Number.isSafeInteger(ms)) throw new RangeError(`not an instant: ${ms}`);
  return ms as Instant;
}

/** The instant `ms` milliseconds after (or, negative, before) another. */
export function after(start: Instant, ms: number): Instant {
  return instant(start + ms);
}
