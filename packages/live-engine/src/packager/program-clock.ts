/** How long a run may correct its anchor freely. */
const SETTLE_MS = 3_000;
/** Later corrections follow the encoder's drift by at most this much per segment. */
const MAX_SLEW_MS = 5;
/** The anchor follows the best arrival within this span. */
const OBSERVED_SPAN_MS = 30_000;
/** A run that would start this much before earlier stamps is from a machine whose clock was set back. */
const SET_BACK_MS = 60_000;

/**
 * Wall-clock time of the program. The anchor is the smallest (arrival − decode time) in the first three seconds of a
 * run: when a frame would have arrived on a network without delays. Segments are stamped with it, and reactions and
 * chapters use it.
 */
export class ProgramClock {
  #anchorMs = Number.POSITIVE_INFINITY;
  #bestMs = Number.POSITIVE_INFINITY;
  #firstDtsMs = 0;
  #spanStartMs = 0;
  #lastStampMs = Number.NEGATIVE_INFINITY;
  /** How far program time runs ahead of a clock that was set back; it continues anyway. */
  #aheadMs = 0;

  /** `notBeforeMs`: the latest program time already stamped; no later stamp may be lower. */
  constructor(notBeforeMs: number = Number.NEGATIVE_INFINITY) {
    this.#lastStampMs = notBeforeMs;
  }

  /** Starts a run, which invalidates the anchor of the last one. */
  beginRun(firstDtsMs: number): void {
    this.#anchorMs = Number.POSITIVE_INFINITY;
    this.#bestMs = Number.POSITIVE_INFINITY;
    this.#firstDtsMs = firstDtsMs;
    this.#spanStartMs = firstDtsMs;
    this.#aheadMs = 0;
  }

  /** Records a frame's decode time and arrival. */
  observe(dtsMs: number, arrivedAtMs: number): void {
    const offsetMs = arrivedAtMs - dtsMs;
    if (dtsMs - this.#firstDtsMs <= SETTLE_MS) this.#anchorMs = Math.min(this.#anchorMs, offsetMs);
    this.#bestMs = Math.min(this.#bestMs, offsetMs);
  }

  /** Program time (epoch ms) of a segment whose first frame has this decode time. */
  stampSegment(dtsMs: number): number {
    if (dtsMs - this.#spanStartMs > OBSERVED_SPAN_MS) {
      this.#slew();
      this.#spanStartMs = dtsMs;
    }
    const wantedMs = this.#anchorMs + dtsMs;
    const missingMs = this.#lastStampMs - (wantedMs + this.#aheadMs);
    if (missingMs > SET_BACK_MS) this.#aheadMs += missingMs;
    const stampMs = Math.max(Math.round(wantedMs + this.#aheadMs), this.#lastStampMs);
    this.#lastStampMs = stampMs;
    return stampMs;
  }

  #slew(): void {
    const errorMs = this.#bestMs - this.#anchorMs;
    this.#anchorMs += Math.max(-MAX_SLEW_MS, Math.min(MAX_SLEW_MS, errorMs));
    this.#bestMs = Number.POSITIVE_INFINITY;
  }
}
