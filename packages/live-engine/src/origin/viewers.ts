/** Counts distinct viewers by the subject of their tokens. */
export class Viewers {
  readonly #seenAtMs = new Map<string, number>();
  readonly #spanMs: number;

  constructor(spanMs: number) {
    this.#spanMs = spanMs;
  }

  seen(subject: string, nowMs: number): void {
    this.#seenAtMs.set(subject, nowMs);
  }

  /** The number of viewers seen within the span; older ones are forgotten. */
  count(nowMs: number): number {
    for (const [subject, atMs] of this.#seenAtMs) if (nowMs - atMs > this.#spanMs) this.#seenAtMs.delete(subject);
    return this.#seenAtMs.size;
  }
}
