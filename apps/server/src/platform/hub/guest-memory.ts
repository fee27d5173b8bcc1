import type { Instant } from '@kotohogi/domain/kernel/instant';

/**
 * Per-guest state that expires some time after the guest was last active. It belongs to the guest, not to a connection:
 * closing, reopening or adding sockets does not reset it.
 */
export class GuestMemory<T> {
  readonly #lifetimeMs: number;
  readonly #kept = new Map<number, { readonly value: T; readonly untilMs: number }>();
  #sweepAtMs = 0;

  /** An entry expires `lifetimeMs` after it was last written. */
  constructor(lifetimeMs: number) {
    this.#lifetimeMs = lifetimeMs;
  }

  get(attendantId: number, now: Instant): T | undefined {
    const entry = this.#kept.get(attendantId);
    return entry !== undefined && now < entry.untilMs ? entry.value : undefined;
  }

  set(attendantId: number, value: T, now: Instant): void {
    this.#sweep(now);
    this.#kept.set(attendantId, { value, untilMs: now + this.#lifetimeMs });
  }

  /** The number of guests with an entry. */
  get size(): number {
    return this.#kept.size;
  }

  // Runs once per lifetime and deletes expired entries, so that the map never holds more than the guests of two
  // lifetimes.
  #sweep(now: Instant): void {
    if (now < this.#sweepAtMs) return;
    this.#sweepAtMs = now + this.#lifetimeMs;
    for (const [attendantId, { untilMs }] of this.#kept) if (untilMs <= now) this.#kept.delete(attendantId);
  }
}
