import { setTimeout as sleep } from 'node:timers/promises';
import type { Fields } from './wire/fields.ts';

/**
 * Faults that can be injected into a call: delayed answer · lost request · lost answer · HTTP 500 · refused as busy ·
 * refused as a duplicate (E90) · its result notification comes before the answer, twice, or never.
 */
export const FAULT_MODES = [
  'delay',
  'drop-request',
  'drop-answer',
  'http-500',
  'busy',
  'e90',
  'notice-first',
  'notice-twice',
  'notice-none',
] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

/** A pending fault. `op` = the call's name, `getToken`, or `*` for any; `delayMs` is for `delay`. */
export interface Fault {
  readonly op: string;
  readonly mode: FaultMode;
  readonly times: number;
  readonly delayMs: number;
}

const DEFAULT_DELAY_MS = 3_000;

function isFaultMode(text: string | undefined): text is FaultMode {
  return FAULT_MODES.some(mode => mode === text);
}

/** Parses a posted fault; undefined when its mode or numbers are invalid. */
export function readFault(fields: Fields): Fault | undefined {
  const { op = '*', mode, times = '1', delayMs = String(DEFAULT_DELAY_MS) } = fields;
  if (!isFaultMode(mode) || !/^\d+$/.test(times) || !/^\d+$/.test(delayMs)) return undefined;
  return { op, mode, times: Number(times), delayMs: Number(delayMs) };
}

/** The pending faults, oldest first. In memory: a restart clears them. */
export class Faults {
  #waiting: Fault[] = [];
  #cleared = new AbortController();

  list(): readonly Fault[] {
    return this.#waiting;
  }

  add(fault: Fault): void {
    if (fault.times > 0) this.#waiting.push(fault);
  }

  /** Drops the pending faults and ends the delays that are running. */
  clear(): void {
    this.#waiting = [];
    this.#cleared.abort();
    this.#cleared = new AbortController();
  }

  /** Waits as long as a `delay` says, or until the faults are cleared. */
  async delay({ delayMs }: Fault): Promise<void> {
    const { signal } = this.#cleared;
    await sleep(delayMs, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  /** Takes and consumes one fault for a call; `modes` = those the caller supports. */
  take(op: string, modes: readonly FaultMode[] = FAULT_MODES): Fault | undefined {
    const index = this.#waiting.findIndex(({ op: of, mode }) => (of === op || of === '*') && modes.includes(mode));
    const fault = this.#waiting[index];
    if (fault === undefined) return undefined;
    this.#waiting = this.#waiting.flatMap((waiting, at) => {
      if (at !== index) return [waiting];
      return waiting.times > 1 ? [{ ...waiting, times: waiting.times - 1 }] : [];
    });
    return fault;
  }
}
