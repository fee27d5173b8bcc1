import type { Instant } from '@kotohogi/domain/kernel/instant';

/**
 * What is remembered of each guest for a while after they were last active. It belongs to the guest, not to a connection:
 * somebody who closes and opens sockets, or has several, keeps one history.
 */
export class GuestMemory<T> {
  readonly #lifetimeMs: number;
  readonly #kept = new Map<number, { readonly value: T; readonly untilMs: number }>();
  #sweepAtMs = 0;

  /** An entry ends `lifetimeMs` after it was last written. */
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

  /** How many guests are remembered. */
  get size(): number {
    return this.#kept.size;
  }

  // Once in a lifetime: what has ended goes, so that the memory is no larger than the guests of two lifetimes.
  #sweep(now: Instant): void {
    if (now < this.#sweepAtMs) return;
    this.#sweepAtMs = now + this.#lifetimeMs;
    for (const [attendantId, { untilMs }] of this.#kept) if (untilMs <= now) this.#kept.delete(attendantId);
  }
}
