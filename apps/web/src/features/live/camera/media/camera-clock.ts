/** The clock follows the fastest arrival within this span. */
const SPAN_MS = 10_000;
/** The maximum drift correction per span. */
const MAX_SLEW_MS = 5;
/** A source that paused for longer than this (a sleeping laptop) is realigned. */
const MAX_GAP_MS = 300;

/**
 * Maps device timestamps to one clock shared by picture and sound: each sample is placed where it would have arrived
 * without delay. The clock continues across reconnects, so the origin sees one continuous camera.
 */
export class SourceClock {
  #offsetMs: number | null = null;
  #bestMs = Number.POSITIVE_INFINITY;
  #spanStartMs = 0;

  /** Records a device timestamp and its arrival time. */
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

  /** The time on the shared clock; 0 before the first observation. */
  at(sourceMs: number): number {
    return this.#offsetMs === null ? 0 : Math.max(0, sourceMs + this.#offsetMs);
  }
}
