/** Silence after which a stream counts as lost: with the time it takes to tell, viewers know within two seconds. */
const LOST_AFTER_MS = 1_800;
/** Silence after which requests that wait for a part are not kept waiting for their full time. */
const STALLED_AFTER_MS = 600;

/** Watches whether pictures come. */
export class FrameWatch {
  readonly #nowMs: () => number;
  #lastFrameAtMs: number | null = null;
  #missedFromMs = 0;
  #isReceiving = false;
  #hasEverReceived: boolean;

  /** `hasEverReceived`: pictures had come before the process was restarted. */
  constructor(nowMs: () => number, hasEverReceived: boolean) {
    this.#nowMs = nowMs;
    this.#hasEverReceived = hasEverReceived;
  }

  /** As of the last look at the clock. */
  get isReceiving(): boolean {
    return this.#isReceiving;
  }

  get hasEverReceived(): boolean {
    return this.#hasEverReceived;
  }

  /** Since when frames have been missed; null when none came in this process. */
  get missedSinceMs(): number | null {
    return this.#lastFrameAtMs === null ? null : Math.max(this.#lastFrameAtMs, this.#missedFromMs);
  }

  /** Frames have stopped coming, though perhaps not for long enough to count as lost. */
  get isStalled(): boolean {
    return this.#silenceMs() > STALLED_AFTER_MS;
  }

  frame(): void {
    this.#lastFrameAtMs = this.#nowMs();
  }

  /** Nobody missed what did not come before: an absence begins now. */
  missFromNow(): void {
    this.#missedFromMs = this.#nowMs();
  }

  /** No more pictures are expected. */
  stop(): void {
    this.#isReceiving = false;
  }

  /** Looks at the clock; tells what has changed since the last look. */
  look(): 'arrived' | 'lost' | null {
    const isReceiving = this.#silenceMs() < LOST_AFTER_MS;
    if (isReceiving === this.#isReceiving) return null;
    this.#isReceiving = isReceiving;
    this.#hasEverReceived = true;
    return isReceiving ? 'arrived' : 'lost';
  }

  #silenceMs(): number {
    const nowMs = this.#nowMs();
    // A clock that was set back must not make a frame of the future of the last one: it would hide a loss for hours.
    if (this.#lastFrameAtMs !== null && this.#lastFrameAtMs > nowMs) this.#lastFrameAtMs = nowMs;
    return this.#lastFrameAtMs === null ? Number.POSITIVE_INFINITY : nowMs - this.#lastFrameAtMs;
  }
}
