/**
 * Faults on demand: the API answers 500, answers that the rate limit is exceeded, or does not answer, before or after
 * it has processed a POST; an upload is interrupted; the script for its players fails to load.
 */
export const FAULT_MODES = ['http-500', 'rate-limit', 'drop', 'drop-answer', 'upload', 'script'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

/** Pending faults. */
export class Faults {
  readonly #left = new Map<FaultMode, number>();

  /** Sets how many of the next calls fail this way; 0 clears it. */
  set(mode: FaultMode, times: number): void {
    this.#left.set(mode, times);
  }

  /** The same by name from outside; false for an unknown fault. */
  order(mode: string, times: number): boolean {
    const known = FAULT_MODES.find(one => one === mode);
    if (known !== undefined) this.set(known, times);
    return known !== undefined;
  }

  clear(): void {
    this.#left.clear();
  }

  /** Uses up one fault of the given kinds. */
  take(...modes: FaultMode[]): FaultMode | undefined {
    const mode = modes.find(one => (this.#left.get(one) ?? 0) > 0);
    if (mode !== undefined) this.#left.set(mode, (this.#left.get(mode) ?? 0) - 1);
    return mode;
  }
}
