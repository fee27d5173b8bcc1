const WRAP = 2 ** 32;

interface Entry {
  readonly sequence: number;
  readonly timestampMs: number;
}

/** Pictures under way to the origin: what it has not confirmed yet is how far we are behind. */
export class Ledger {
  #open: Entry[] = [];
  #next = 0;
  #newestMs = 0;
  /** When the origin confirmed something last, or when something was first left open. */
  #heardAtMs = 0;

  /** The number of the next sample on this connection. */
  number(): number {
    const sequence = this.#next;
    this.#next = (this.#next + 1) % WRAP;
    return sequence;
  }

  /** Takes note of a picture that was sent. */
  sent(entry: Entry, nowMs: number): void {
    if (this.#open.length === 0) this.#heardAtMs = nowMs;
    this.#open.push(entry);
    this.#newestMs = entry.timestampMs;
  }

  /** All pictures up to this number have arrived. */
  acknowledged(sequence: number, nowMs: number): void {
    // Numbers wrap: what lies less than half the circle behind is confirmed.
    this.#open = this.#open.filter(entry => (sequence - entry.sequence + WRAP) % WRAP >= WRAP / 2);
    this.#heardAtMs = nowMs;
  }

  /** Stretch of pictures that the origin has not confirmed. */
  behindMs(): number {
    const oldest = this.#open[0];
    return oldest === undefined ? 0 : this.#newestMs - oldest.timestampMs;
  }

  /** For how long the origin has owed an answer; 0 while it owes none. */
  silentMs(nowMs: number): number {
    return this.#open.length === 0 ? 0 : nowMs - this.#heardAtMs;
  }

  /** Begins anew with a new connection. */
  reset(): void {
    this.#open = [];
    this.#next = 0;
  }
}
