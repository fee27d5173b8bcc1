/** The best arrival of this span is what the clock follows. */
const SPAN_MS = 10_000;
/** Drift is followed no faster than this per span. */
const MAX_SLEW_MS = 5;
/** A source that has stood still (a laptop that slept) is placed anew. */
const MAX_GAP_MS = 300;

/**
 * Puts what a device stamps by its own clock onto one clock for picture and sound: a moment lies where it would have arrived had nothing been
 * slow. It goes on when the connection is made anew, so that the origin sees one camera.
 */
export class SourceClock {
  #offsetMs: number | null = null;
  #bestMs = Number.POSITIVE_INFINITY;
  #spanStartMs = 0;

  /** Takes note of a moment of the device and of its arrival. */
  observe(sourceMs: number, nowMs: number): void {
    const seenMs = nowMs - sourceMs;
    this.#bestMs = Math.min(this.#bestMs, seenMs);
    if (this.#offsetMs === null || seenMs < this.#offsetMs) this.#offsetMs = seenMs;
    if (nowMs - this.#spanStartMs < SPAN_MS) return;
    const errorMs = this.#bestMs - this.#offsetMs;
    this.#offsetMs += errorMs > MAX_GAP_MS ? errorMs : Math.min(MAX_SLEW_MS, errorMs);
    this.#bestMs = Number.POSITIVE_INFINITY;
    this.#spanStartMs = nowMs;
  }

  /** The moment on the common clock; 0 before anything was observed. */
  at(sourceMs: number): number {
    return this.#offsetMs === null ? 0 : Math.max(0, sourceMs + this.#offsetMs);
  }
}
