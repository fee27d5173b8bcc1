import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  JOURNAL_FILE,
  type JournalLine,
  mediaFile,
  type OpenLine,
  type PartLine,
  parseLine,
  type RecordedSegment,
  type RecordedSession,
  type SessionLine,
} from './journal.ts';

/** What a journal says, as far as the media files bear it out. */
export interface JournalContent {
  readonly sessions: readonly RecordedSession[];
  /** Bytes of the journal that are sound. */
  readonly journalBytes: number;
  /** Bytes of each session's file that the journal speaks of, by session number. */
  readonly mediaBytes: ReadonlyMap<number, number>;
}

/** A recording that has not begun. */
export const NOTHING_RECORDED: JournalContent = { sessions: [], journalBytes: 0, mediaBytes: new Map() };

interface OpenSegment {
  line: OpenLine;
  parts: PartLine[];
  isClosed: boolean;
}

/** Follows the lines of a journal and stops at the first that does not fit. */
class Follower {
  readonly sessions: { line: SessionLine; segments: OpenSegment[] }[] = [];
  readonly mediaBytes = new Map<number, number>();
  readonly #fileBytes: ReadonlyMap<number, number>;

  constructor(fileBytes: ReadonlyMap<number, number>) {
    this.#fileBytes = fileBytes;
  }

  /** Takes a line; false when it contradicts the lines before it or the files. */
  accept(line: JournalLine): boolean {
    switch (line.t) {
      case 'session':
        return this.#session(line);
      case 'open':
        return this.#open(line);
      case 'part':
        return this.#part(line);
      case 'close':
        return this.#close(line.msn);
    }
  }

  #session(line: SessionLine): boolean {
    if ((this.#fileBytes.get(line.n) ?? -1) < line.initBytes) return false;
    this.sessions.push({ line, segments: [] });
    this.mediaBytes.set(line.n, line.initBytes);
    return true;
  }

  #open(line: OpenLine): boolean {
    const session = this.sessions.at(-1);
    if (session === undefined) return false;
    session.segments.push({ line, parts: [], isClosed: false });
    return true;
  }

  #part(line: PartLine): boolean {
    const session = this.sessions.at(-1);
    const segment = session?.segments.at(-1);
    if (session === undefined || segment === undefined) return false;
    const { n } = session.line;
    const end = line.at + line.size;
    const isNext =
      segment.line.msn === line.msn && segment.parts.length === line.i && this.mediaBytes.get(n) === line.at;
    if (!isNext || segment.isClosed || end > (this.#fileBytes.get(n) ?? -1)) return false;
    segment.parts.push(line);
    this.mediaBytes.set(n, end);
    return true;
  }

  #close(msn: number): boolean {
    const segment = this.sessions.at(-1)?.segments.at(-1);
    if (segment === undefined || segment.line.msn !== msn || segment.isClosed) return false;
    segment.isClosed = true;
    return true;
  }
}

function toSegment(segment: OpenSegment): RecordedSegment {
  const { msn, start, programMs, disc, discs } = segment.line;
  const { parts, isClosed } = segment;
  return { msn, startTicks: start, programMs, isDiscontinuity: disc, discontinuities: discs, parts, isClosed };
}

/** What is not there is nothing; what cannot be read at the moment must not be taken for nothing, and cut off. */
export function nullIfAbsent(error: unknown): null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}

async function fileSizes(directory: string, text: string): Promise<Map<number, number>> {
  const sizes = new Map<number, number>();
  for (const line of text.split('\n').map(parseLine)) {
    if (line?.t !== 'session') continue;
    // A media file that is gone is one of zero bytes; its lines are then not believed.
    const facts = await stat(join(directory, mediaFile(line.n))).catch(nullIfAbsent);
    sizes.set(line.n, facts?.size ?? -1);
  }
  return sizes;
}

/** Reads a recording's journal without changing anything; a directory without one has no sessions. */
export async function readJournal(directory: string): Promise<JournalContent> {
  // No journal means that nothing has been recorded yet.
  const text = (await readFile(join(directory, JOURNAL_FILE), 'utf8').catch(nullIfAbsent)) ?? '';
  const follower = new Follower(await fileSizes(directory, text));
  let journalBytes = 0;
  for (const raw of text.split('\n').slice(0, -1)) {
    const line = parseLine(raw);
    if (line === null || !follower.accept(line)) break;
    journalBytes += Buffer.byteLength(raw) + 1;
  }
  const sessions = follower.sessions.map(({ line, segments }) => ({
    line,
    segments: segments.filter(segment => segment.parts.length > 0).map(toSegment),
  }));
  return { sessions, journalBytes, mediaBytes: follower.mediaBytes };
}

async function truncateTo(path: string, sizeBytes: number): Promise<void> {
  // What does not exist need not be cut.
  const facts = await stat(path).catch(nullIfAbsent);
  if (facts === null || facts.size === sizeBytes) return;
  const file = await open(path, 'r+');
  try {
    await file.truncate(sizeBytes);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/**
 * Repairs what a crash left behind: torn lines and torn media are cut off, so that journal and files agree byte for byte.
 * Returns what remains.
 */
export async function recoverJournal(directory: string): Promise<JournalContent> {
  const content = await readJournal(directory);
  for (const [session, sizeBytes] of content.mediaBytes)
    await truncateTo(join(directory, mediaFile(session)), sizeBytes);
  await truncateTo(join(directory, JOURNAL_FILE), content.journalBytes);
  return content;
}
