import { constants, copyFile, type FileHandle, open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  formatLines,
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
import { replaceFile } from './replace-file.ts';

/** The contents of a journal, as far as the media files confirm them. */
export interface JournalContent {
  readonly sessions: readonly RecordedSession[];
  /** Size of the valid part of the journal. */
  readonly journalBytes: number;
  /** The bytes of each session's file that the journal covers, by session number. */
  readonly mediaBytes: ReadonlyMap<number, number>;
}

/** A recording that has not started. */
export const NOTHING_RECORDED: JournalContent = { sessions: [], journalBytes: 0, mediaBytes: new Map() };

interface OpenSegment {
  line: OpenLine;
  parts: PartLine[];
  isClosed: boolean;
}

/**
 * Follows the lines of a journal and rejects those that do not fit the lines before them or the files. With
 * `allowsHoles`, a segment may start after bytes that no line covers, because their line was lost.
 */
class Follower {
  readonly sessions: { line: SessionLine; segments: OpenSegment[] }[] = [];
  readonly mediaBytes = new Map<number, number>();
  readonly #fileBytes: ReadonlyMap<number, number>;
  readonly #allowsHoles: boolean;
  /** The current lines belong to a session whose own line did not fit. */
  #isLost = false;
  parts = 0;

  constructor(fileBytes: ReadonlyMap<number, number>, allowsHoles: boolean) {
    this.#fileBytes = fileBytes;
    this.#allowsHoles = allowsHoles;
  }

  /** Takes a line; false if it contradicts the lines before it or the files. */
  accept(line: JournalLine): boolean {
    const fits = (!this.#isLost || line.t === 'session') && this.#fits(line);
    if (line.t === 'session') this.#isLost = !fits;
    return fits;
  }

  #fits(line: JournalLine): boolean {
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
    const holeBytes = line.at - (this.mediaBytes.get(n) ?? 0);
    const isBehind = holeBytes === 0 || (this.#allowsHoles && line.i === 0 && holeBytes > 0);
    const isNext = segment.line.msn === line.msn && segment.parts.length === line.i && isBehind;
    if (!isNext || segment.isClosed || end > (this.#fileBytes.get(n) ?? -1)) return false;
    segment.parts.push(line);
    this.mediaBytes.set(n, end);
    this.parts++;
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

/**
 * Only a missing file counts as empty; a file that cannot be read at the moment must not be treated as empty and
 * truncated.
 */
export function nullIfAbsent(error: unknown): null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}

async function fileSizes(directory: string, text: string): Promise<Map<number, number>> {
  const sizes = new Map<number, number>();
  for (const line of text.split('\n').map(parseLine)) {
    if (line?.t !== 'session') continue;
    // A missing media file counts as smaller than empty, so its lines are rejected.
    const facts = await stat(join(directory, mediaFile(line.n))).catch(nullIfAbsent);
    sizes.set(line.n, facts?.size ?? -1);
  }
  return sizes;
}

function toContent({ sessions, mediaBytes }: Follower, journalBytes: number): JournalContent {
  return {
    sessions: sessions.map(({ line, segments }) => ({
      line,
      segments: segments.filter(segment => segment.parts.length > 0).map(toSegment),
    })),
    journalBytes,
    mediaBytes,
  };
}

/** A journal as read, and as it would have to be written to be valid. */
interface Reading {
  readonly content: JournalContent;
  /** The journal without what is lost in its middle; null if at most its end is torn. */
  readonly repaired: string | null;
}

/** Accepts a journal up to its first line that does not fit. */
function readStrictly(rawLines: readonly string[], sizes: ReadonlyMap<number, number>) {
  const follower = new Follower(sizes, false);
  let journalBytes = 0;
  for (const raw of rawLines) {
    const line = parseLine(raw);
    if (line === null || !follower.accept(line)) return { follower, journalBytes, isWhole: false };
    journalBytes += Buffer.byteLength(raw) + 1;
  }
  return { follower, journalBytes, isWhole: true };
}

function read(text: string, sizes: ReadonlyMap<number, number>): Reading {
  const rawLines = text.split('\n').slice(0, -1);
  const { follower, journalBytes, isWhole } = readStrictly(rawLines, sizes);
  const strict = { content: toContent(follower, journalBytes), repaired: null };
  if (isWhole) return strict;
  // What does not fit is usually the end that a crash tore. If later lines fit again, the disk has lost only one spot.
  const lenient = new Follower(sizes, true);
  const lines = rawLines.map(parseLine).filter(line => line !== null && lenient.accept(line));
  if (lenient.parts === follower.parts) return strict;
  const repaired = formatLines(lines.filter(line => line !== null));
  return { content: toContent(lenient, Buffer.byteLength(repaired)), repaired };
}

async function readText(directory: string): Promise<string> {
  // Without a journal, nothing was recorded yet.
  return (await readFile(join(directory, JOURNAL_FILE), 'utf8').catch(nullIfAbsent)) ?? '';
}

/** Reads a recording's journal without changing anything; a directory without a journal has no sessions. */
export async function readJournal(directory: string): Promise<JournalContent> {
  const text = await readText(directory);
  return read(text, await fileSizes(directory, text)).content;
}

async function truncateTo(path: string, sizeBytes: number): Promise<void> {
  // A missing file needs no truncation.
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

/** Whether a part consists of exactly two boxes, `moof` and `mdat`. */
async function isSound(file: FileHandle, { at, size }: PartLine): Promise<boolean> {
  const boxAt = async (position: number) => {
    const head = Buffer.alloc(8);
    const { bytesRead } = await file.read(head, 0, 8, position);
    return bytesRead < 8 ? null : { size: head.readUInt32BE(0), type: head.toString('latin1', 4) };
  };
  const moof = await boxAt(at);
  if (moof === null || moof.type !== 'moof' || moof.size >= size) return false;
  const mdat = await boxAt(at + moof.size);
  return mdat?.type === 'mdat' && moof.size + mdat.size === size;
}

/** As much as can have been written since the last sync to disk. */
const UNSURE_SEGMENTS = 2;

/** The confirmed end of the last session: after a power failure its last bytes may exist in size only. */
async function soundBytesOf(directory: string, { sessions, mediaBytes }: JournalContent): Promise<number | null> {
  const last = sessions.at(-1);
  if (last === undefined) return null;
  const file = await open(join(directory, mediaFile(last.line.n)), 'r');
  try {
    for (const part of last.segments.slice(-UNSURE_SEGMENTS).flatMap(segment => segment.parts))
      if (!(await isSound(file, part))) return part.at;
  } finally {
    await file.close();
  }
  return mediaBytes.get(last.line.n) ?? null;
}

async function readSound(directory: string, text: string): Promise<Reading> {
  const sizes = await fileSizes(directory, text);
  const reading = read(text, sizes);
  const soundBytes = await soundBytesOf(directory, reading.content);
  const number = reading.content.sessions.at(-1)?.line.n;
  if (number === undefined || soundBytes === null || soundBytes === reading.content.mediaBytes.get(number))
    return reading;
  return read(text, sizes.set(number, soundBytes));
}

/** A copy of the damaged journal for later inspection; the first damage is the most informative. */
const DAMAGED_FILE = 'index-damaged.jsonl';

/**
 * Repairs what a crash left: cuts off torn lines and torn media, so that journal and files agree byte for byte, and
 * drops a lost spot in the middle from the journal. Returns what remains.
 */
export async function recoverJournal(directory: string): Promise<JournalContent> {
  const journal = join(directory, JOURNAL_FILE);
  const text = await readText(directory);
  const { content, repaired } = await readSound(directory, text);
  if (repaired !== null && repaired !== text) {
    // why: an existing copy, or no space for one, must not stop the repair
    await copyFile(journal, join(directory, DAMAGED_FILE), constants.COPYFILE_EXCL).catch(() => undefined);
    await replaceFile(journal, repaired);
  }
  // Only the newest session can be torn; older ones are never truncated, whatever the journal covers.
  const last = [...content.mediaBytes].at(-1);
  if (last !== undefined) await truncateTo(join(directory, mediaFile(last[0])), last[1]);
  await truncateTo(journal, content.journalBytes);
  return content;
}
