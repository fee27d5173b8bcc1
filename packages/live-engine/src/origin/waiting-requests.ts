/** How a wait ended: the content is available, it took too long, or it will never come. */
export type WaitEnd = 'ready' | 'late' | 'gone';

/** What a request waits for: a part, or the whole segment (part null). */
export interface AwaitedPart {
  readonly msn: number;
  readonly part: number | null;
}

/** How long a request waits. */
export interface WaitLimits {
  readonly untilMs: number;
  /** While no frames arrive, a request is served with what exists from this time on; null: it keeps waiting. */
  readonly whenStalledMs: number | null;
}

interface Waiting {
  readonly wanted: AwaitedPart;
  readonly patience: WaitLimits;
  readonly serve: (end: WaitEnd) => void;
}

/**
 * Requests that wait for a part. They are plain callbacks in a list, because a thousand of them are woken three times a
 * second.
 */
export class WaitingRequests {
  #waiting: Waiting[] = [];

  get size(): number {
    return this.#waiting.length;
  }

  add(wanted: AwaitedPart, patience: WaitLimits, serve: (end: WaitEnd) => void): void {
    this.#waiting.push({ wanted, patience, serve });
  }

  /** Serves the requests for which `answer` returns an end; the others stay. */
  wake(answer: (wanted: AwaitedPart) => WaitEnd | null): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const each of waiting) {
      const end = answer(each.wanted);
      if (end === null) this.#waiting.push(each);
      else each.serve(end);
    }
  }

  /** Serves the requests that have waited too long. */
  expire(nowMs: number, isStalled: boolean): void {
    const isOver = ({ patience }: Waiting) =>
      patience.untilMs <= nowMs || (isStalled && patience.whenStalledMs !== null && patience.whenStalledMs <= nowMs);
    if (!this.#waiting.some(isOver)) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const each of waiting) {
      if (isOver(each)) each.serve('late');
      else this.#waiting.push(each);
    }
  }
}
