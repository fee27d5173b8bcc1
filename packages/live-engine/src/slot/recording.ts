import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeMuxedInit } from '../cmaf/init.ts';
import { type JournalContent, NOTHING_RECORDED, readJournal, recoverJournal } from '../recorder/read-journal.ts';
import { type RecordedEvent, Recorder } from '../recorder/recorder.ts';
import { type SessionSummary, SessionTally, sumUpSessions } from '../recorder/summary.ts';
import type { SlotRecord } from './slot-record.ts';

/**
 * What is sent before publishing is a rehearsal, and what is sent in a break an intermission: recorded separately,
 * never part of the archive.
 */
export const RECORDING_KINDS = ['rehearsal', 'archive', 'intermission'] as const;
export type RecordingKind = (typeof RECORDING_KINDS)[number];

/** The kind of recording a slot makes now. */
export function kindOf({ publishedAtMs, pausedAtMs }: SlotRecord): RecordingKind {
  if (publishedAtMs === null) return 'rehearsal';
  return pausedAtMs === null ? 'archive' : 'intermission';
}

/** A failed recording is restarted at a key frame, at most this often. */
const BEGIN_AGAIN_MS = 5_000;

/** An event to be written to disk. */
export interface FiledEvent extends RecordedEvent {
  readonly kind: RecordingKind;
}

/** For a slot that is over: its recordings are not read again to restore the stream. */
export const NO_RECORDINGS: Readonly<Record<RecordingKind, JournalContent>> = {
  rehearsal: NOTHING_RECORDED,
  archive: NOTHING_RECORDED,
  intermission: NOTHING_RECORDED,
};

/** Directory of one kind of recording within a slot's directory. */
export function recordingDirectory(slotDirectory: string, kind: RecordingKind): string {
  return join(slotDirectory, kind);
}

/**
 * The recordings of one slot. A failing disk never stops the live: events are skipped until a new session starts, and
 * the failure is reported.
 */
export class Recording {
  readonly #directory: string;
  readonly #onFailure: (error: unknown) => void;
  readonly #tallies: Record<RecordingKind, SessionTally[]> = {
    rehearsal: [],
    archive: [],
    intermission: [],
  };
  #open: { readonly kind: RecordingKind; readonly recorder: Recorder } | null = null;
  #hasFailed = false;
  #restartedAtMs = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(slotDirectory: string, onFailure: (error: unknown) => void) {
    this.#directory = slotDirectory;
    this.#onFailure = onFailure;
  }

  /** The kind being recorded; null while nothing is recorded. */
  get activeKind(): RecordingKind | null {
    return this.#open?.kind ?? null;
  }

  /** True from a failed write until a new session could be started. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** While it has failed, true every few seconds: the disk may accept a new session. */
  mustRestart(nowMs: number): boolean {
    if (!this.#hasFailed || Math.abs(nowMs - this.#restartedAtMs) < BEGIN_AGAIN_MS) return false;
    this.#restartedAtMs = nowMs;
    return true;
  }

  /** Records that the disk cannot be written to. */
  fail(error: unknown): void {
    this.#hasFailed = true;
    this.#onFailure(error);
  }

  /** The sessions of a recording so far, without reading the disk. */
  sessions(kind: RecordingKind): SessionSummary[] {
    return this.#tallies[kind].map(each => each.summary());
  }

  /** Repairs a recording after a restart and sums up its contents. */
  async recover(kind: RecordingKind): Promise<JournalContent> {
    const content = await recoverJournal(recordingDirectory(this.#directory, kind));
    this.#tallies[kind] = sumUpSessions(content.sessions);
    return content;
  }

  /** Repairs all recordings of a slot after a restart. */
  async recoverAll(): Promise<Record<RecordingKind, JournalContent>> {
    const contents = { ...NO_RECORDINGS };
    for (const kind of RECORDING_KINDS) contents[kind] = await this.recover(kind);
    return contents;
  }

  /** Reads all recordings of a slot without repairing them. */
  async readAll(): Promise<Record<RecordingKind, JournalContent>> {
    const contents = { ...NO_RECORDINGS };
    for (const kind of RECORDING_KINDS) {
      contents[kind] = await readJournal(recordingDirectory(this.#directory, kind));
      this.#tallies[kind] = sumUpSessions(contents[kind].sessions);
    }
    return contents;
  }

  /** Continues the last session of a recovered recording. */
  async resume(kind: RecordingKind, content: JournalContent): Promise<void> {
    const recorder = await Recorder.open(recordingDirectory(this.#directory, kind), content);
    this.#open = { kind, recorder };
  }

  /** Deletes a recording; it must not be the one being written. */
  async remove(kind: RecordingKind): Promise<void> {
    await rm(recordingDirectory(this.#directory, kind), { recursive: true, force: true });
    this.#tallies[kind] = [];
  }

  /** Writes a batch after the earlier ones; never rejects. */
  append(batch: readonly FiledEvent[]): Promise<void> {
    this.#queue = this.#queue.then(() => this.#append(batch));
    return this.#queue;
  }

  /** Waits for pending writes, syncs everything to disk and closes the files. */
  close(): Promise<void> {
    this.#queue = this.#queue.then(() => this.#close());
    return this.#queue;
  }

  async #append(batch: readonly FiledEvent[]): Promise<void> {
    try {
      const at = batch.findIndex(filed => filed.event.type === 'session');
      await this.#write(at === -1 ? batch : batch.slice(0, at));
      if (at === -1) return;
      await this.#begin(batch[at]?.kind ?? 'rehearsal');
      await this.#write(batch.slice(at));
    } catch (error) {
      this.#hasFailed = true;
      await this.#close();
      this.#onFailure(error);
    }
  }

  async #begin(kind: RecordingKind): Promise<void> {
    if (this.#open?.kind === kind && !this.#hasFailed) return;
    await this.#close();
    await this.resume(kind, await this.recover(kind));
    this.#hasFailed = false;
  }

  async #write(batch: readonly FiledEvent[]): Promise<void> {
    if (batch.length === 0 || this.#open === null || this.#hasFailed) return;
    const { kind, recorder } = this.#open;
    await recorder.append(batch);
    for (const filed of batch) this.#count(kind, recorder, filed);
  }

  #count(kind: RecordingKind, recorder: Recorder, { event, context }: FiledEvent): void {
    const sums = this.#tallies[kind];
    if (event.type === 'session') {
      const head = {
        number: recorder.lastSession,
        startedAtMs: context.nowMs,
        initBytes: writeMuxedInit(event.config).length,
      };
      sums.push(new SessionTally(head, event.config));
    } else if (event.type === 'open') sums.at(-1)?.openSegment(event.programMs);
    else if (event.type === 'part') sums.at(-1)?.addPart(event.durationTicks, event.body.length);
  }

  async #close(): Promise<void> {
    const { recorder } = this.#open ?? {};
    this.#open = null;
    try {
      await recorder?.close();
    } catch (error) {
      this.#onFailure(error);
    }
  }
}
