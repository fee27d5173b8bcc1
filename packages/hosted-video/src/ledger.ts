import { appendFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { SlotFacts } from './hosted-service.ts';

/** The line of a deleted slot. */
type Entry = SlotFacts & { readonly ref: string; readonly isGone?: true };

const NOTHING: SlotFacts = { id: '', secret: '', clipId: null, uploadLink: null, isQuiet: true };

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'ref' in value && 'id' in value && 'isQuiet' in value;
}

/** Ignores a line that a crash has cut off. */
function parseLine(line: string): Entry | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Maps slots to the provider's ids, in a file of lines that every process of the machine appends to and reads. The
 * provider has the authoritative state: a lost file is rebuilt by looking up the slots by name.
 */
export class Ledger {
  readonly #file: string;
  readonly #entries = new Map<string, Entry>();
  #readBytes = -1;

  constructor(file: string) {
    this.#file = file;
    mkdirSync(path.dirname(file), { recursive: true });
  }

  find(ref: string): SlotFacts | undefined {
    this.#readAgain();
    return this.#entries.get(ref);
  }

  refOf(id: string): string | undefined {
    return this.all().find(([, facts]) => facts.id === id || facts.clipId === id)?.[0];
  }

  all(): readonly (readonly [string, SlotFacts])[] {
    this.#readAgain();
    return [...this.#entries];
  }

  /** Stores an entry; an unchanged one is not written again. */
  keep(ref: string, facts: SlotFacts): void {
    const entry: Entry = { ref, ...facts };
    const line = JSON.stringify(entry);
    if (JSON.stringify(this.#entries.get(ref)) === line) return;
    this.#entries.set(ref, entry);
    this.#append(line);
  }

  /** Removes a slot, for every process that reads the file. */
  forget(ref: string): void {
    if (this.find(ref) === undefined) return;
    this.#entries.delete(ref);
    this.#append(JSON.stringify({ ref, ...NOTHING, isGone: true } satisfies Entry));
  }

  #append(line: string): void {
    // Ends a line that a crash has cut off, so that this line stays intact.
    appendFileSync(this.#file, `\n${line}\n`, { mode: 0o600 });
  }

  #readAgain(): void {
    const sizeBytes = statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
    if (sizeBytes === this.#readBytes) return;
    this.#readBytes = sizeBytes;
    if (sizeBytes === 0) return;
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      const entry = parseLine(line);
      if (entry?.isGone) this.#entries.delete(entry.ref);
      else if (entry !== undefined) this.#entries.set(entry.ref, entry);
    }
  }
}
