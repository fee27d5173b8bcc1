/** Silence after which a stream counts as lost; including the notification, viewers know within two seconds. */
const LOST_AFTER_MS = 1_800;
/** Silence after which requests that wait for a part no longer wait their full time. */
const STALLED_AFTER_MS = 600;

/** Watches whether pictures arrive. */
export class FrameWatch {
  readonly #nowMs: () => number;
  #lastFrameAtMs: number | null = null;
  #missedFromMs = 0;
  #isReceiving = false;
  #hasEverReceived: boolean;

  /** `hasEverReceived`: pictures had arrived before the process was restarted. */
  constructor(nowMs: () => number, hasEverReceived: boolean) {
    this.#nowMs = nowMs;
    this.#hasEverReceived = hasEverReceived;
  }

  /** As of the last check of the clock. */
  get isReceiving(): boolean {
    return this.#isReceiving;
  }

  get hasEverReceived(): boolean {
    return this.#hasEverReceived;
  }

  /** Since when frames have been missing; null if none arrived in this process. */
  get missedSinceMs(): number | null {
    return this.#lastFrameAtMs === null ? null : Math.max(this.#lastFrameAtMs, this.#missedFromMs);
  }

  /** Frames have stopped arriving, possibly not long enough to count as lost. */
  get isStalled(): boolean {
    return this.#silenceMs() > STALLED_AFTER_MS;
  }

  frame(): void {
    this.#lastFrameAtMs = this.#nowMs();
  }

  /** Earlier missing frames do not count: the absence starts now. */
  missFromNow(): void {
    this.#missedFromMs = this.#nowMs();
  }

  /** No more pictures are expected. */
  stop(): void {
    this.#isReceiving = false;
  }

  /** Checks the clock; returns what has changed since the last check. */
  check(): 'arrived' | 'lost' | null {
    const isReceiving = this.#silenceMs() < LOST_AFTER_MS;
    if (isReceiving === this.#isReceiving) return null;
    this.#isReceiving = isReceiving;
    this.#hasEverReceived = true;
    return isReceiving ? 'arrived' : 'lost';
  }

  #silenceMs(): number {
    const nowMs = this.#nowMs();
    // After the clock was set back, the last frame must not be in the future: that would hide a loss for hours.
    if (this.#lastFrameAtMs !== null && this.#lastFrameAtMs > nowMs) this.#lastFrameAtMs = nowMs;
    return this.#lastFrameAtMs === null ? Number.POSITIVE_INFINITY : nowMs - this.#lastFrameAtMs;
  }
}
