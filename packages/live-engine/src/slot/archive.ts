import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFile } from '../recorder/journal.ts';
import { makeMp4 } from '../recorder/mp4/mp4-job.ts';
import { MP4_FILE, SPARE_BYTES } from '../recorder/mp4/write-mp4.ts';
import { nullIfAbsent, recoverJournal } from '../recorder/read-journal.ts';
import { renderRecordingPlaylist } from '../recorder/recording-playlist.ts';
import { replaceFile } from '../recorder/replace-file.ts';
import { type SessionSummary, sumUpSessions } from '../recorder/summary.ts';
import { recordingDirectory } from './recording.ts';
import type { Mp4State } from './slot-view.ts';

/** Written when a recording has been finished; if it exists, the playlist next to it is complete. */
const SUMMARY_FILE = 'archive.json';
const PLAYLIST_FILE = 'recording.m3u8';
/** Files made from a recording, to be made again when something was added to it. */
export const DERIVED_FILES: readonly string[] = [SUMMARY_FILE, PLAYLIST_FILE, MP4_FILE];

function isSummary(value: unknown): value is SessionSummary[] {
  return Array.isArray(value) && value.every(each => typeof each === 'object' && each !== null && 'sizeBytes' in each);
}

/**
 * The results of finishing the recording; null if it was not finished or a crash tore the file, in which case they are
 * computed again.
 */
async function readSummary(path: string): Promise<readonly SessionSummary[] | null> {
  const text = await readFile(path, 'utf8').catch(nullIfAbsent);
  try {
    const known: unknown = JSON.parse(text ?? 'null');
    return isSummary(known) ? known : null;
  } catch {
    // why: a torn file is useless, and the journal has everything
    return null;
  }
}

/** A finished recording: playable by byte range at once, and as one file a little later. Uses almost no memory. */
export class Archive {
  readonly #directory: string;
  #sessions: readonly SessionSummary[] = [];
  /** The playlist, while it cannot be written to disk. */
  #unwritten: Buffer | null = null;
  #mp4: Mp4State = { state: 'none' };
  readonly #stopMp4 = new AbortController();
  #making: Promise<number> | null = null;
  #progress: 'open' | 'finished' | 'failed' = 'open';
  #finishing: Promise<boolean> | null = null;

  constructor(slotDirectory: string) {
    this.#directory = recordingDirectory(slotDirectory, 'archive');
  }

  get directory(): string {
    return this.#directory;
  }

  /** Whether the recording has its final form; `failed`: finishing it failed. */
  get progress(): 'open' | 'finished' | 'failed' {
    return this.#progress;
  }

  get sessions(): readonly SessionSummary[] {
    return this.#sessions;
  }

  /** There is a finished recording to play. */
  get isPlayable(): boolean {
    return this.#sessions.some(session => session.durationMs > 0);
  }

  get mp4(): Mp4State {
    return this.#mp4;
  }

  /** Free disk space needed before the finished file is started. */
  get mp4NeedsBytes(): number {
    return this.#sessions.reduce((sum, session) => sum + session.sizeBytes, SPARE_BYTES);
  }

  /** The path of the finished file. */
  get mp4Path(): string {
    return join(this.#directory, MP4_FILE);
  }

  /** Path and size of a session's media file; null for a number that is not part of this recording. */
  media(number: number): { path: string; sizeBytes: number } | null {
    const session = this.#sessions.find(candidate => candidate.number === number);
    return session === undefined
      ? null
      : { path: join(this.#directory, mediaFile(number)), sizeBytes: session.sizeBytes };
  }

  async playlist(): Promise<Buffer> {
    return this.#unwritten ?? (await readFile(join(this.#directory, PLAYLIST_FILE)));
  }

  /**
   * Finishes the recording: checks its journal and writes the playlist, unless that was done before. Resolves with true
   * if it was done by this call. A failed attempt rejects and may be repeated.
   */
  finish(): Promise<boolean> {
    this.#finishing ??= this.#finish().catch((error: unknown) => {
      this.#finishing = null;
      this.#progress = 'failed';
      throw error;
    });
    return this.#finishing;
  }

  async #finish(): Promise<boolean> {
    const known = await readSummary(join(this.#directory, SUMMARY_FILE));
    this.#sessions = known ?? (await this.#write());
    // why: right after the end, a missing finished file is normal.
    const finished = await stat(this.mp4Path).catch(() => null);
    if (finished !== null) this.#mp4 = { state: 'ready', sizeBytes: finished.size };
    this.#progress = 'finished';
    return known === null;
  }

  async #write(): Promise<SessionSummary[]> {
    const { sessions } = await recoverJournal(this.#directory);
    const playlist = renderRecordingPlaylist(sessions);
    if (playlist === null) return [];
    const summary = sumUpSessions(sessions).map(each => each.summary());
    try {
      await replaceFile(join(this.#directory, PLAYLIST_FILE), playlist);
      await replaceFile(join(this.#directory, SUMMARY_FILE), JSON.stringify(summary));
    } catch {
      // why: a full disk must not keep its contents from being shown; a later process computes the summary again and
      // writes it
      this.#unwritten = Buffer.from(playlist);
    }
    return summary;
  }

  /**
   * Makes the finished file; resolves with true when it is ready, with false if it was stopped; rejects if it cannot be
   * made.
   */
  async makeMp4(): Promise<boolean> {
    this.#mp4 = { state: 'making', percent: 0 };
    try {
      const onPercent = (percent: number) => {
        this.#mp4 = { state: 'making', percent };
      };
      this.#making = makeMp4(this.#directory, onPercent, this.#stopMp4.signal);
      const sizeBytes = await this.#making;
      this.#mp4 = { state: 'ready', sizeBytes };
      return true;
    } catch (error) {
      if (this.#stopMp4.signal.aborted) return false;
      this.#mp4 = { state: 'failed', reason: error instanceof Error ? error.message : 'unknown' };
      throw error;
    }
  }

  /** Stops making the finished file, now and later. */
  async stopMp4(): Promise<void> {
    this.#stopMp4.abort();
    // why: the caller that requested the file gets the error.
    await this.#making?.catch(() => undefined);
  }
}
