import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { writeMuxedInit } from '../cmaf/init.ts';
import type { PackagerEvent } from '../packager/events.ts';
import { formatLines, JOURNAL_FILE, type JournalLine, mediaFile } from './journal.ts';
import type { JournalContent } from './read-journal.ts';

/** Numbers a recorder cannot derive from the events alone. */
export interface RecordContext {
  readonly configId: number;
  /** Discontinuities of the stream up to this event. */
  readonly discontinuities: number;
  readonly nowMs: number;
  /** Id of the video being written, if it is one. */
  readonly film?: string;
}

/** An event with its numbers. */
export interface RecordedEvent {
  readonly event: PackagerEvent;
  readonly context: RecordContext;
}

/** Options that differ from recording a live stream. */
export interface RecorderOptions {
  /** The last session number already used elsewhere. */
  readonly afterSession: number;
  /** Everything is synced to disk once, at the end; what is lost before that can be written again. */
  readonly syncsAtEndOnly: boolean;
}

const LIVE: RecorderOptions = { afterSession: 0, syncsAtEndOnly: false };

interface Session {
  readonly number: number;
  readonly file: FileHandle;
  sizeBytes: number;
}

async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}

/**
 * Appends a stream to disk: media bytes first, then the journal lines that refer to them. Both are synced to disk once
 * per segment. Calls run one after the other; a failed one rejects, and the recorder must then be closed and reopened.
 */
export class Recorder {
  readonly #directory: string;
  readonly #journal: FileHandle;
  #journalBytes: number;
  readonly #syncsAtEndOnly: boolean;
  #lastSession: number;
  #session: Session | null;
  #queue: Promise<void> = Promise.resolve();
  /** Why the disk can no longer be trusted. */
  #failure: { readonly cause: unknown } | null = null;

  private constructor(directory: string, journal: FileHandle, content: JournalContent, options: RecorderOptions) {
    this.#directory = directory;
    this.#journal = journal;
    this.#journalBytes = content.journalBytes;
    this.#lastSession = Math.max(options.afterSession, ...content.sessions.map(session => session.line.n));
    this.#syncsAtEndOnly = options.syncsAtEndOnly;
    this.#session = null;
  }

  /** Opens a recording that `recoverJournal` has checked; its last session continues with the next event. */
  static async open(directory: string, content: JournalContent, options = LIVE): Promise<Recorder> {
    await mkdir(directory, { recursive: true });
    const journal = await open(join(directory, JOURNAL_FILE), content.journalBytes === 0 ? 'w' : 'r+');
    const recorder = new Recorder(directory, journal, content, options);
    const last = content.sessions.at(-1);
    if (last !== undefined) {
      const file = await open(join(directory, mediaFile(last.line.n)), 'r+');
      recorder.#session = { number: last.line.n, file, sizeBytes: content.mediaBytes.get(last.line.n) ?? 0 };
    }
    return recorder;
  }

  /** Number of the newest session; 0 before the first. */
  get lastSession(): number {
    return this.#lastSession;
  }

  /** Writes a batch; resolves when the operating system has it. */
  append(batch: readonly RecordedEvent[]): Promise<void> {
    const written = this.#queue.then(() => this.#write(batch));
    const isSegmentEnd = !this.#syncsAtEndOnly && batch.some(({ event }) => event.type === 'close');
    const settled = isSegmentEnd ? written.then(() => this.#sync()) : written;
    // why: the caller learns of a failed write from its own promise, and of a failed sync from its next write.
    this.#queue = settled.catch((cause: unknown) => {
      this.#failure ??= { cause };
    });
    return written;
  }

  /** Waits for pending writes, syncs them to disk and closes the files. */
  async close(): Promise<void> {
    await this.#queue;
    try {
      await this.#sync();
    } finally {
      await this.#session?.file.close();
      await this.#journal.close();
    }
  }

  async #write(batch: readonly RecordedEvent[]): Promise<void> {
    // A sync error is reported only once: the next sync succeeds although the system has dropped what it could not
    // write.
    if (this.#failure !== null) throw this.#failure.cause;
    const lines: JournalLine[] = [];
    for (const recorded of batch) lines.push(await this.#writeEvent(recorded));
    const text = Buffer.from(formatLines(lines));
    await writeAll(this.#journal, text, this.#journalBytes);
    this.#journalBytes += text.length;
  }

  async #sync(): Promise<void> {
    await this.#session?.file.datasync();
    await this.#journal.datasync();
  }

  async #writeEvent({ event, context }: RecordedEvent): Promise<JournalLine> {
    switch (event.type) {
      case 'session':
        return this.#beginSession(event, context);
      case 'open': {
        const { msn, startTicks, programMs, isDiscontinuity } = event;
        return { t: 'open', msn, start: startTicks, programMs, disc: isDiscontinuity, discs: context.discontinuities };
      }
      case 'part':
        return this.#writePart(event);
      case 'close':
        return { t: 'close', msn: event.msn, dur: event.durationTicks };
    }
  }

  async #beginSession(
    event: Extract<PackagerEvent, { type: 'session' }>,
    context: RecordContext,
  ): Promise<JournalLine> {
    await this.#session?.file.datasync();
    await this.#session?.file.close();
    this.#session = null;
    const number = this.#lastSession + 1;
    const file = await open(join(this.#directory, mediaFile(number)), 'w');
    this.#lastSession = number;
    const init = writeMuxedInit(event.config);
    this.#session = { number, file, sizeBytes: init.length };
    await writeAll(file, init, 0);
    const { video, audio } = event.config;
    return {
      t: 'session',
      n: number,
      configId: context.configId,
      initBytes: init.length,
      startedAtMs: context.nowMs,
      video: Buffer.from(video.description).toString('base64'),
      audio: audio === null ? null : Buffer.from(audio.description).toString('base64'),
      ...(context.film === undefined ? {} : { film: context.film }),
      ...(video.rotationDeg === undefined ? {} : { rotationDeg: video.rotationDeg }),
    };
  }

  async #writePart(event: Extract<PackagerEvent, { type: 'part' }>): Promise<JournalLine> {
    const session = this.#session;
    if (session === null) throw new Error('a part came before its session');
    const at = session.sizeBytes;
    await writeAll(session.file, event.body, at);
    session.sizeBytes += event.body.length;
    const { msn, index, startTicks, durationTicks, endTicks, isIndependent } = event;
    const range = { at, size: event.body.length };
    return {
      t: 'part',
      msn,
      i: index,
      ...range,
      start: startTicks,
      dur: durationTicks,
      end: endTicks,
      key: isIndependent,
    };
  }
}
