import { appendFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { SlotFacts } from './hosted-service.ts';

/** The line of a slot that is not there any more only says so. */
type Entry = SlotFacts & { readonly ref: string; readonly isGone?: true };

const NOTHING: SlotFacts = { id: '', secret: '', clipId: null, uploadLink: null, isQuiet: true };

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'ref' in value && 'id' in value && 'isQuiet' in value;
}

/** A line torn by a crash is one that was never written. */
function parseLine(line: string): Entry | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Which slot is which at the provider, in a file of lines that every process of the machine appends to and reads. The
 * truth is at the provider: a lost file is filled again by asking for the slots by name.
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

  /** Remembers; what is remembered already is not written twice. */
  keep(ref: string, facts: SlotFacts): void {
    const entry: Entry = { ref, ...facts };
    const line = JSON.stringify(entry);
    if (JSON.stringify(this.#entries.get(ref)) === line) return;
    this.#entries.set(ref, entry);
    this.#append(line);
  }

  /** Knows a slot no more, in every process that reads the file. */
  forget(ref: string): void {
    if (this.find(ref) === undefined) return;
    this.#entries.delete(ref);
    this.#append(JSON.stringify({ ref, ...NOTHING, isGone: true } satisfies Entry));
  }

  #append(line: string): void {
    // A line that was torn by a crash ends here, and takes this one not with it.
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
