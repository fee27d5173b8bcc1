import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedSession } from '../journal.ts';
import { mediaFile } from '../journal.ts';
import { type Mp4Plan, type Piece, planMp4 } from './plan.ts';

/** Name of the finished file within a recording's directory. */
export const MP4_FILE = 'recording.mp4';
const STAGE_BYTES = 4 << 20;
/** Disk space left free for what is recorded in the meantime. */
export const SPARE_BYTES = 256 << 20;

/** Collects small pieces into large disk writes. */
class StagedWriter {
  readonly #file: number;
  readonly #stage = Buffer.allocUnsafe(STAGE_BYTES);
  #filledBytes = 0;

  constructor(file: number) {
    this.#file = file;
  }

  bytes(bytes: Buffer): void {
    if (this.#filledBytes + bytes.length > STAGE_BYTES) this.flush();
    if (bytes.length > STAGE_BYTES) writeFully(this.#file, bytes);
    else this.#filledBytes += bytes.copy(this.#stage, this.#filledBytes);
  }

  copy(source: number, from: number, sizeBytes: number): void {
    let at = from;
    const end = from + sizeBytes;
    while (at < end) {
      if (this.#filledBytes === STAGE_BYTES) this.flush();
      const wanted = Math.min(end - at, STAGE_BYTES - this.#filledBytes);
      const read = readSync(source, this.#stage, this.#filledBytes, wanted, at);
      if (read === 0) throw new Error('the recording is shorter than its journal');
      at += read;
      this.#filledBytes += read;
    }
  }

  flush(): void {
    writeFully(this.#file, this.#stage.subarray(0, this.#filledBytes));
    this.#filledBytes = 0;
  }
}

function writeFully(file: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

/** Opens session files as needed. */
class Sources {
  readonly #directory: string;
  readonly #files = new Map<number, number>();

  constructor(directory: string) {
    this.#directory = directory;
  }

  open(session: number): number {
    const known = this.#files.get(session);
    if (known !== undefined) return known;
    const file = openSync(join(this.#directory, mediaFile(session)), 'r');
    this.#files.set(session, file);
    return file;
  }

  close(): void {
    for (const file of this.#files.values()) closeSync(file);
  }
}

function writePiece(out: StagedWriter, sources: Sources, piece: Piece): void {
  if ('bytes' in piece) out.bytes(piece.bytes);
  else out.copy(sources.open(piece.session), piece.at, piece.size);
}

function writePieces(directory: string, plan: Mp4Plan, out: StagedWriter, onPercent: (percent: number) => void): void {
  const sources = new Sources(directory);
  try {
    let writtenBytes = 0;
    let reported = -1;
    for (const piece of plan.pieces) {
      writePiece(out, sources, piece);
      writtenBytes += piece.size;
      const percent = Math.floor((writtenBytes * 100) / plan.mediaBytes);
      if (percent !== reported) onPercent(percent);
      reported = percent;
    }
    out.flush();
  } finally {
    sources.close();
  }
}

function checkSpace(directory: string, neededBytes: number): void {
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize < neededBytes + SPARE_BYTES) throw new Error('not enough free disk space for the finished file');
}

/**
 * Writes the recording as one MP4 file with its index at the front (faststart), so that it plays while it loads.
 * Deliberately synchronous: it runs in its own thread. Returns the size of the file.
 */
export function writeMp4(
  directory: string,
  sessions: readonly RecordedSession[],
  onPercent: (percent: number) => void,
): number {
  const plan = planMp4(directory, sessions);
  checkSpace(directory, plan.head.length + plan.mediaBytes);
  const temporary = join(directory, `${MP4_FILE}.part`);
  const file = openSync(temporary, 'w');
  try {
    const out = new StagedWriter(file);
    out.bytes(plan.head);
    writePieces(directory, plan, out, onPercent);
    fsyncSync(file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  renameSync(temporary, join(directory, MP4_FILE));
  return plan.head.length + plan.mediaBytes;
}
