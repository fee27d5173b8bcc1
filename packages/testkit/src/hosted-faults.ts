/** What can go wrong on demand: the API answers 500, that it is asked too much, or not at all, before or after it
 * has done what a POST asks for; an upload breaks off halfway; the script that speaks with its players does not come. */
export const FAULT_MODES = ['http-500', 'rate-limit', 'drop', 'drop-answer', 'upload', 'script'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

/** Faults that wait for their calls. */
export class Faults {
  readonly #left = new Map<FaultMode, number>();

  /** Sets how many of the next calls go wrong this way; 0 ends it. */
  set(mode: FaultMode, times: number): void {
    this.#left.set(mode, times);
  }

  /** The same by a word from outside; false for one that names no fault. */
  order(mode: string, times: number): boolean {
    const known = FAULT_MODES.find(one => one === mode);
    if (known !== undefined) this.set(known, times);
    return known !== undefined;
  }

  clear(): void {
    this.#left.clear();
  }

  /** Uses up one fault of the asked kinds. */
  take(...modes: FaultMode[]): FaultMode | undefined {
    const mode = modes.find(one => (this.#left.get(one) ?? 0) > 0);
    if (mode !== undefined) this.#left.set(mode, (this.#left.get(mode) ?? 0) - 1);
    return mode;
  }
}
