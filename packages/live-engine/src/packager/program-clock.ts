/** How long a run may still correct its anchor freely. */
const SETTLE_MS = 3_000;
/** Later corrections follow the encoder's drift no faster than this per segment. */
const MAX_SLEW_MS = 5;
/** The best arrival of this span is what the anchor follows. */
const OBSERVED_SPAN_MS = 30_000;
/** A run that would begin so much earlier than what was stamped before comes of a machine whose clock was set back. */
const SET_BACK_MS = 60_000;

/**
 * Wall-clock time of the programme. The anchor is the smallest (arrival − decode time) of a run's first three seconds: the moment at which
 * a frame would have arrived had the network never been slow. Segments are stamped with it, and reactions and chapters live in it.
 */
export class ProgramClock {
  #anchorMs = Number.POSITIVE_INFINITY;
  #bestMs = Number.POSITIVE_INFINITY;
  #firstDtsMs = 0;
  #spanStartMs = 0;
  #lastStampMs = Number.NEGATIVE_INFINITY;
  /** How far programme time runs ahead of a clock that was set back; it goes on all the same. */
  #aheadMs = 0;

  /** `notBeforeMs`: programme time already given out, which no later stamp may undercut. */
  constructor(notBeforeMs: number = Number.NEGATIVE_INFINITY) {
    this.#lastStampMs = notBeforeMs;
  }

  /** Begins a run: the anchor of the last one means nothing any more. */
  beginRun(firstDtsMs: number): void {
    this.#anchorMs = Number.POSITIVE_INFINITY;
    this.#bestMs = Number.POSITIVE_INFINITY;
    this.#firstDtsMs = firstDtsMs;
    this.#spanStartMs = firstDtsMs;
    this.#aheadMs = 0;
  }

  /** Takes note of a frame's decode time and arrival. */
  observe(dtsMs: number, arrivedAtMs: number): void {
    const offsetMs = arrivedAtMs - dtsMs;
    if (dtsMs - this.#firstDtsMs <= SETTLE_MS) this.#anchorMs = Math.min(this.#anchorMs, offsetMs);
    this.#bestMs = Math.min(this.#bestMs, offsetMs);
  }

  /** Programme time (epoch ms) of a segment whose first frame has this decode time. */
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
