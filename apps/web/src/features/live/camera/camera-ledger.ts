const WRAP = 2 ** 32;

interface Entry {
  readonly sequence: number;
  readonly timestampMs: number;
}

/** Frames in flight to the origin. The unconfirmed ones show how far the sender is behind. */
export class Ledger {
  #open: Entry[] = [];
  #next = 0;
  #newestMs = 0;
  /** The time of the last confirmation, or when the first frame was left unconfirmed. */
  #heardAtMs = 0;

  /** The sequence number of the next sample on this connection. */
  number(): number {
    const sequence = this.#next;
    this.#next = (this.#next + 1) % WRAP;
    return sequence;
  }

  /** Records a sent frame. */
  sent(entry: Entry, nowMs: number): void {
    if (this.#open.length === 0) this.#heardAtMs = nowMs;
    this.#open.push(entry);
    this.#newestMs = entry.timestampMs;
  }

  /** Marks all frames up to this number as received. */
  acknowledged(sequence: number, nowMs: number): void {
    // Sequence numbers wrap: everything less than half the range behind is confirmed.
    this.#open = this.#open.filter(entry => (sequence - entry.sequence + WRAP) % WRAP >= WRAP / 2);
    this.#heardAtMs = nowMs;
  }

  /** Duration of the unconfirmed frames. */
  behindMs(): number {
    const oldest = this.#open[0];
    return oldest === undefined ? 0 : this.#newestMs - oldest.timestampMs;
  }

  /** How long the origin has not confirmed anything; 0 if nothing is unconfirmed. */
  silentMs(nowMs: number): number {
    return this.#open.length === 0 ? 0 : nowMs - this.#heardAtMs;
  }

  /** Starts over for a new connection. */
  reset(): void {
    this.#open = [];
    this.#next = 0;
  }
}
