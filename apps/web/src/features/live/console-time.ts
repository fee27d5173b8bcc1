const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

const two = (value: number) => String(value).padStart(2, '0');

/** A length of time as a clock says it: 0:42, 5:42, 1:05:42. Never below zero; a second that has begun is not counted. */
export function clockOf(durationMs: number): string {
  const total = Math.max(0, Math.floor(durationMs / SECOND_MS));
  const [hours, minutes, seconds] = [
    Math.floor(total / HOUR_S),
    Math.floor(total / MINUTE_S) % MINUTE_S,
    total % MINUTE_S,
  ];
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`;
}

/** Time left, so that it ends on 0:00 and not a second before. */
export function countdownOf(leftMs: number): string {
  return clockOf(Math.ceil(Math.max(0, leftMs) / SECOND_MS) * SECOND_MS);
}

/** Whole days in a length of time, where a clock would say nothing any more. */
export function daysOf(durationMs: number): number {
  return Math.floor(durationMs / SECOND_MS / DAY_S);
}

/** A machine whose clock is this close to the server's is believed. */
const CLOSE_MS = 2000;

/** What to add to the machine's clock to have the server's; 0 when it goes right, so that nothing jitters with the network. */
export function clockOffset(serverMs: number, heardAtMs: number): number {
  const offsetMs = serverMs - heardAtMs;
  return Math.abs(offsetMs) < CLOSE_MS ? 0 : Math.round(offsetMs / SECOND_MS) * SECOND_MS;
}
