const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

const two = (value: number) => String(value).padStart(2, '0');

/** Formats a duration as a clock: 0:42, 5:42, 1:05:42. Never below zero; partial seconds are rounded down. */
export function clockOf(durationMs: number): string {
  const total = Math.max(0, Math.floor(durationMs / SECOND_MS));
  const [hours, minutes, seconds] = [
    Math.floor(total / HOUR_S),
    Math.floor(total / MINUTE_S) % MINUTE_S,
    total % MINUTE_S,
  ];
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`;
}

/** Formats the time left, rounded up, so that it reaches 0:00 exactly at the end. */
export function countdownOf(leftMs: number): string {
  return clockOf(Math.ceil(Math.max(0, leftMs) / SECOND_MS) * SECOND_MS);
}

/** Whole days in a duration. */
export function daysOf(durationMs: number): number {
  return Math.floor(durationMs / SECOND_MS / DAY_S);
}

/** A local clock this close to the server's is used without correction. */
const CLOSE_MS = 2000;

/**
 * The offset from the local clock to the server's; 0 if the local clock is right, so that network latency causes no
 * jitter.
 */
export function clockOffset(serverMs: number, receivedAtMs: number): number {
  const offsetMs = serverMs - receivedAtMs;
  return Math.abs(offsetMs) < CLOSE_MS ? 0 : Math.round(offsetMs / SECOND_MS) * SECOND_MS;
}
