/** The first frames of a run say where its clock stands; as much as the programme clock takes. */
const SETTLE_MS = 3_000;
/** The best arrival of a span is what the clock shows: single frames are late for other reasons. */
const SPAN_MS = 10_000;

/** Measures how far an encoder's clock runs away from ours, by the quickest frame of every ten seconds. */
export class ClockDrift {
  #firstDtsMs: number | null = null;
  #startMs = Number.POSITIVE_INFINITY;
  #spanFromMs = 0;
  #spanBestMs = Number.POSITIVE_INFINITY;
  #driftMs: number | null = null;

  observe(dtsMs: number, arrivedAtMs: number): void {
    const offsetMs = arrivedAtMs - dtsMs;
    this.#firstDtsMs ??= dtsMs;
    if (dtsMs - this.#firstDtsMs <= SETTLE_MS) {
      this.#startMs = Math.min(this.#startMs, offsetMs);
      this.#spanFromMs = dtsMs;
      return;
    }
    this.#spanBestMs = Math.min(this.#spanBestMs, offsetMs);
    if (dtsMs - this.#spanFromMs < SPAN_MS) return;
    this.#driftMs = this.#spanBestMs - this.#startMs;
    this.#spanFromMs = dtsMs;
    this.#spanBestMs = Number.POSITIVE_INFINITY;
  }

  /** Milliseconds since the run began, + = the encoder is slow; null before the first span is over. */
  get driftMs(): number | null {
    return this.#driftMs;
  }
}
