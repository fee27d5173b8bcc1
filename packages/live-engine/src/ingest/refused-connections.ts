/** At most one summary per interval: a port scan causes one log line a minute, not thousands. */
const SUMMARY_MS = 60_000;
/** Beyond these, reasons and addresses are counted together. */
const MAX_REASONS = 8;
const MAX_ADDRESSES = 1_000;

/** Counts connections that were ended because of what they sent, and summarizes them once a minute. */
export class RefusedConnections {
  readonly #reasons = new Map<string, number>();
  readonly #addresses = new Set<string>();
  #count = 0;
  #sinceMs = 0;

  add(address: string, error: unknown, nowMs: number): void {
    if (this.#count === 0) this.#sinceMs = nowMs;
    this.#count++;
    if (this.#addresses.size < MAX_ADDRESSES) this.#addresses.add(address);
    const reason = error instanceof Error ? error.message : 'unknown';
    const isKnown = this.#reasons.has(reason) || this.#reasons.size < MAX_REASONS;
    const name = isKnown ? reason : 'other';
    this.#reasons.set(name, (this.#reasons.get(name) ?? 0) + 1);
  }

  /**
   * The summary of the last minute; null before the minute is over (`isEnd`: the process ends) or if there is nothing
   * to report.
   */
  summary(nowMs: number, isEnd = false): string | null {
    if (this.#count === 0 || (!isEnd && Math.abs(nowMs - this.#sinceMs) < SUMMARY_MS)) return null;
    const reasons = [...this.#reasons].map(([reason, count]) => `${reason} (${count})`).join('; ');
    const [first = ''] = this.#addresses;
    const from = this.#addresses.size === 1 ? first : `${this.#addresses.size} addresses`;
    const text = `${this.#count} connections refused from ${from}: ${reasons}`;
    this.#count = 0;
    this.#reasons.clear();
    this.#addresses.clear();
    return text;
  }
}
