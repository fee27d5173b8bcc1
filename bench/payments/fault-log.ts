import { appendFileSync } from 'node:fs';

/** The faults of a run: counted by kind, and each with its time as a line of a file. */
export class FaultLog {
  readonly #counts = new Map<string, number>();
  readonly #startedAtMs = Date.now();
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  add(kind: string, detail: Readonly<Record<string, string | number>> = {}): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    const line = { atS: (Date.now() - this.#startedAtMs) / 1_000, kind, ...detail };
    appendFileSync(this.file, `${JSON.stringify(line)}\n`);
  }

  get counts(): readonly (readonly [kind: string, count: number])[] {
    return [...this.#counts].toSorted(([a], [b]) => a.localeCompare(b));
  }
}
