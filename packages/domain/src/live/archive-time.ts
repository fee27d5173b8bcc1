/** One stretch of a recording: when its first frame was made (programme time, epoch ms) and how long it is. */
export interface RecordedPart {
  readonly programFromMs: number;
  readonly durationMs: number;
}

/**
 * Where in the joined recording a moment of programme time stands, in milliseconds from its beginning. A moment in a gap
 * stands where the next part begins; before the first part at 0; after the last undefined.
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

/** The programme time (epoch ms) of a moment of the joined recording, given in milliseconds from its beginning; undefined past its end. */
export function programTimeAt(parts: readonly RecordedPart[], offsetMs: number): number | undefined {
  let passedMs = 0;
  for (const { programFromMs, durationMs } of parts) {
    if (offsetMs < passedMs + durationMs) return programFromMs + (offsetMs - passedMs);
    passedMs += durationMs;
  }
  return undefined;
}
