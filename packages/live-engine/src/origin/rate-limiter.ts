/** How much one guest, and all guests of one slot together, may request. */
export interface ViewerLimits {
  /** Open requests per subject: three devices with sixteen connections each. */
  readonly openPerSubject: number;
  /** Request rate per subject, and the burst allowed when a player starts. */
  readonly requestsPerS: number;
  readonly burst: number;
  /** Open requests per slot, including waiting ones. */
  readonly openPerSlot: number;
}

/** A low-latency player sends seven requests a second; this is enough for three players and seeking. */
export const DEFAULT_VIEWER_LIMITS: ViewerLimits = {
  openPerSubject: 48,
  requestsPerS: 40,
  burst: 240,
  openPerSlot: 8_000,
};

export type Entry = 'admitted' | 'too-many-requests' | 'crowded';

interface Subject {
  open: number;
  allowance: number;
  atMs: number;
}

/** If there are more subjects than this, idle ones are forgotten. */
const REMEMBERED = 5_000;

/** Counts the requests of a slot's viewers, so that one of them cannot use up the capacity of all. */
export class RateLimiter {
  readonly #limits: ViewerLimits;
  readonly #subjects = new Map<string, Subject>();
  #open = 0;
  #turnedAway = 0;

  constructor(limits: ViewerLimits) {
    this.#limits = limits;
  }

  /** Open requests. */
  get open(): number {
    return this.#open;
  }

  /** Requests refused since the process started. */
  get turnedAway(): number {
    return this.#turnedAway;
  }

  /** Admits a request, which must call `leave` later, or returns the reason for the refusal. */
  enter(name: string, nowMs: number): Entry {
    const { openPerSubject, openPerSlot } = this.#limits;
    const subject = this.#subject(name, nowMs);
    if (subject.open >= openPerSubject || subject.allowance < 1) return this.#refuse('too-many-requests');
    if (this.#open >= openPerSlot) return this.#refuse('crowded');
    subject.allowance--;
    subject.open++;
    this.#open++;
    return 'admitted';
  }

  leave(name: string): void {
    this.#open--;
    const subject = this.#subjects.get(name);
    if (subject !== undefined) subject.open--;
  }

  #refuse(why: Entry): Entry {
    this.#turnedAway++;
    return why;
  }

  #subject(name: string, nowMs: number): Subject {
    const { requestsPerS, burst } = this.#limits;
    const known = this.#subjects.get(name);
    if (known === undefined) {
      if (this.#subjects.size >= REMEMBERED) this.#forget(nowMs);
      const fresh = { open: 0, allowance: burst, atMs: nowMs };
      this.#subjects.set(name, fresh);
      return fresh;
    }
    known.allowance = Math.min(burst, known.allowance + (Math.max(0, nowMs - known.atMs) * requestsPerS) / 1_000);
    known.atMs = nowMs;
    return known;
  }

  #forget(nowMs: number): void {
    const fullAfterMs = (this.#limits.burst / this.#limits.requestsPerS) * 1_000;
    for (const [name, { open, atMs }] of this.#subjects)
      if (open === 0 && nowMs - atMs > fullAfterMs) this.#subjects.delete(name);
  }
}
