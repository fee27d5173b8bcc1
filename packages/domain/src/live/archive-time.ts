/** One part of a recording: when its first frame was captured (program time, epoch ms) and its duration. */
export interface RecordedPart {
  readonly programFromMs: number;
  readonly durationMs: number;
}

/**
 * The position of a program time in the joined recording, in milliseconds from its beginning. A time in a gap maps to
 * the start of the next part, a time before the first part to 0, a time after the last part to undefined.
 */
export function offsetOf(parts: readonly RecordedPart[], programMs: number): number | undefined {
  let passedMs = 0;
  for (const { programFromMs, durationMs } of parts) {
    if (programMs < programFromMs) return passedMs;
    if (programMs < programFromMs + durationMs) return passedMs + (programMs - programFromMs);
    passedMs += durationMs;
  }
  return undefined;
}

/**
 * The program time (epoch ms) of a position in the joined recording (milliseconds from its beginning); undefined past
 * its end.
 */
export function programTimeAt(parts: readonly RecordedPart[], offsetMs: number): number | undefined {
  let passedMs = 0;
  for (const { programFromMs, durationMs } of parts) {
    if (offsetMs < passedMs + durationMs) return programFromMs + (offsetMs - passedMs);
    passedMs += durationMs;
  }
  return undefined;
}
