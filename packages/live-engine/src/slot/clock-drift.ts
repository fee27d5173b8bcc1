/** The first frames of a run show the offset of its clock; the same span as in the program clock. */
const SETTLE_MS = 3_000;
/** The best arrival of a span shows the clock; single frames can be late for other reasons. */
const SPAN_MS = 10_000;
/**
 * A larger step of the encoder's clock, in less real time, is a jump of the clock; dropped frames cause smaller ones.
 */
const JUMP_MS = 200;

/** Measures the drift of an encoder's clock from ours, by the quickest frame of every ten seconds. */
export class ClockDrift {
  #firstDtsMs: number | null = null;
  #startMs = Number.POSITIVE_INFINITY;
  #spanFromMs = 0;
  #spanBestMs = Number.POSITIVE_INFINITY;
  #driftMs: number | null = null;
  #last: { readonly dtsMs: number; readonly arrivedAtMs: number } | null = null;
  #hasJumped = false;

  observe(dtsMs: number, arrivedAtMs: number): void {
    this.#hasJumped = this.#isJump(dtsMs, arrivedAtMs);
    this.#last = { dtsMs, arrivedAtMs };
    if (this.#hasJumped) this.#restart();
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

  /** A clock that was set once does not drift, so the measurement restarts after the jump. */
  #restart(): void {
    this.#firstDtsMs = null;
    this.#startMs = Number.POSITIVE_INFINITY;
    this.#spanBestMs = Number.POSITIVE_INFINITY;
    this.#driftMs = null;
  }

  #isJump(dtsMs: number, arrivedAtMs: number): boolean {
    if (this.#last === null) return false;
    const stepMs = dtsMs - this.#last.dtsMs;
    const elapsedMs = arrivedAtMs - this.#last.arrivedAtMs;
    return stepMs < -JUMP_MS || (stepMs > JUMP_MS && stepMs - elapsedMs > JUMP_MS);
  }

  /** The latest frame came after a jump of the encoder's clock. */
  get hasJumped(): boolean {
    return this.#hasJumped;
  }

  /**
   * Milliseconds since the run started or the clock jumped, + = the encoder is slow; null before the first span is
   * over.
   */
  get driftMs(): number | null {
    return this.#driftMs;
  }
}
