import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../recorder/replace-file.ts';

/**
 * What must survive the process: enough to serve the same live and accept the same keys without asking another process.
 */
export interface SlotRecord {
  readonly ref: string;
  /** SHA-256 of the stream keys, hex. */
  readonly mainKeySha256: string;
  readonly spareKeySha256: string;
  readonly createdAtMs: number;
  readonly phase: 'open' | 'closed' | 'revoked';
  readonly publishedAtMs: number | null;
  /** Since when guests have been shut out by an intermission; null while there is none. */
  readonly pausedAtMs: number | null;
  readonly endedAtMs: number | null;
  /** Segment numbers below this were used by rehearsals that were deleted. */
  readonly msnFloor: number;
}

const SLOT_FILE = 'slot.json';
const PHASES = ['open', 'closed', 'revoked'];

/** A reference is part of a path and of an address: letters, digits, `-` and `_`. */
export function isSlotRef(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}

/** SHA-256 in hex. */
export function isSha256(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

function isTimeOrNull(value: unknown): boolean {
  return value === null || typeof value === 'number';
}

function isRecord(value: unknown): value is SlotRecord {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return (
    typeof fields.ref === 'string' &&
    isSlotRef(fields.ref) &&
    isSha256(fields.mainKeySha256) &&
    isSha256(fields.spareKeySha256) &&
    typeof fields.phase === 'string' &&
    PHASES.includes(fields.phase) &&
    typeof fields.createdAtMs === 'number' &&
    typeof fields.msnFloor === 'number' &&
    isTimeOrNull(fields.publishedAtMs) &&
    isTimeOrNull(fields.pausedAtMs) &&
    isTimeOrNull(fields.endedAtMs)
  );
}

/** Writes a record so that a crash leaves either the old or the new one. */
export async function saveSlotRecord(directory: string, record: SlotRecord): Promise<void> {
  await mkdir(directory, { recursive: true });
  await replaceFile(join(directory, SLOT_FILE), `${JSON.stringify(record, null, 2)}\n`);
}

/** Reads the records of all slots under a directory; an unreadable one is reported and left alone. */
export async function loadSlotRecords(
  root: string,
  onBroken: (name: string, error: unknown) => void,
): Promise<SlotRecord[]> {
  await mkdir(root, { recursive: true });
  const records: SlotRecord[] = [];
  for (const name of await readdir(root)) {
    try {
      const read: unknown = JSON.parse(await readFile(join(root, name, SLOT_FILE), 'utf8'));
      // Older records, from before intermissions existed, lack the field.
      const value = typeof read === 'object' && read !== null ? { pausedAtMs: null, ...read } : read;
      if (!isRecord(value) || value.ref !== name) throw new Error('not a slot record');
      records.push(value);
    } catch (error) {
      onBroken(name, error);
    }
  }
  return records;
}

/** How often a record that could not be written is retried. */
const WRITE_AGAIN_MS = 5_000;

/** A slot's record in memory and on disk; changes take effect at once and are written one after the other. */
export class SlotRecordStore {
  readonly #directory: string;
  #record: SlotRecord;
  #onDisk: SlotRecord;
  #saving: Promise<void> = Promise.resolve();
  #triedAtMs = 0;

  constructor(directory: string, record: SlotRecord) {
    this.#directory = directory;
    this.#record = record;
    this.#onDisk = record;
  }

  get record(): SlotRecord {
    return this.#record;
  }

  /**
   * Changes the record; resolves when the change is on disk. A failed attempt rejects, but the change stays in effect.
   */
  async save(change: Partial<SlotRecord>): Promise<void> {
    this.#record = { ...this.#record, ...change };
    await this.settle();
  }

  /**
   * Like `save`, but does not fail if the disk does: guests must not wait for it, and it is retried on a later tick.
   */
  async hold(change: Partial<SlotRecord>): Promise<void> {
    // why: the value in memory is enough for the live; the recording reports a failing disk
    await this.save(change).catch(() => undefined);
  }

  /**
   * Resolves (with null, like an accepted action) when all changes are on disk; also writes what an earlier attempt
   * could not.
   */
  async settle(): Promise<null> {
    const saved = this.#saving.then(async () => {
      const record = this.#record;
      if (record === this.#onDisk) return;
      await saveSlotRecord(this.#directory, record);
      this.#onDisk = record;
    });
    // why: the caller of this save gets its failure; the next one is tried anyway.
    this.#saving = saved.catch(() => undefined);
    await saved;
    return null;
  }

  /** Checks the clock: retries what could not be written, because the request may not come again. */
  tick(nowMs: number): void {
    if (this.#record === this.#onDisk || Math.abs(nowMs - this.#triedAtMs) < WRITE_AGAIN_MS) return;
    this.#triedAtMs = nowMs;
    // why: the caller that made the change already got the failure; this retries until it is written
    this.settle().catch(() => undefined);
  }
}
