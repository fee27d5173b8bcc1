import { appendFilm } from '../recorder/film/append-film.ts';
import { Archive, DERIVED_FILES } from './archive.ts';
import type { Recording } from './recording.ts';
import type { SlotEventType, SlotState } from './slot-view.ts';

/** A failed download file (usually for lack of space) is retried at this interval and this often: for a day. */
const MP4_AGAIN_MS = 10 * 60_000;
const MP4_ATTEMPTS = 144;

const textOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');

/** The recording of a slot that is over, on its way to its final form; reports each result as an event. */
export class FinishedRecording {
  readonly #directory: string;
  readonly #recording: Recording;
  readonly #log: (type: SlotEventType, detail: string | null) => void;
  #archive: Archive;
  #mp4TriedAtMs = Number.NEGATIVE_INFINITY;
  #mp4Attempts = 0;
  #lacksRoom = false;

  constructor(directory: string, recording: Recording, log: (type: SlotEventType, detail: string | null) => void) {
    this.#directory = directory;
    this.#recording = recording;
    this.#log = log;
    this.#archive = new Archive(directory);
  }

  get archive(): Archive {
    return this.#archive;
  }

  /** State of a slot that is over. */
  get state(): Extract<SlotState, 'closed' | 'archived' | 'failed'> {
    const { progress, isPlayable } = this.#archive;
    if (progress === 'open') return 'closed';
    return progress === 'failed' || (!isPlayable && this.#recording.hasFailed) ? 'failed' : 'archived';
  }

  /** Finishes the recording and starts the download file. Done once; a failed attempt may be repeated. */
  async finish(): Promise<void> {
    const archive = this.#archive;
    if (archive.progress === 'finished') return;
    try {
      const isNew = await archive.finish();
      if (this.#recording.sessions('rehearsal').length === 0) await this.#recording.recover('rehearsal');
      if (isNew) this.#log(archive.isPlayable ? 'recording-ready' : 'state', 'finished');
      if (archive.isPlayable) this.startMp4();
    } catch (error) {
      this.#log('error', `the recording could not be finished: ${textOf(error)}`);
      throw error;
    }
  }

  /** Adds the session of a video; files made from the recording before are made again. */
  async addFilm(stagingDirectory: string): Promise<void> {
    const before = this.#archive;
    // why: the caller that ended the live already knows if the recording could not be finished.
    await before.finish().catch(() => undefined);
    await before.stopMp4();
    try {
      await appendFilm(before.directory, stagingDirectory, DERIVED_FILES);
    } finally {
      await this.#recording.recover('archive');
      this.#archive = new Archive(this.#directory);
    }
  }

  /**
   * Checks the clock and the disk: retries a failed download file, at once when the disk has space for it again. While
   * the disk is known to be too full, nothing is tried, so that no attempt is used up however long it takes to free
   * space.
   */
  tick(nowMs: number, freeBytes: number | null): void {
    const { mp4, mp4NeedsBytes } = this.#archive;
    if (mp4.state !== 'failed') this.#mp4TriedAtMs = nowMs;
    const lacksRoom = mp4.state === 'failed' && freeBytes !== null && freeBytes < mp4NeedsBytes;
    const hasRoomAgain = this.#lacksRoom && !lacksRoom;
    this.#lacksRoom = lacksRoom;
    if (lacksRoom) return;
    const isDue = Math.abs(nowMs - this.#mp4TriedAtMs) >= MP4_AGAIN_MS && this.#mp4Attempts < MP4_ATTEMPTS;
    if (!hasRoomAgain && !isDue) return;
    this.#mp4TriedAtMs = nowMs;
    this.#mp4Attempts++;
    this.startMp4();
  }

  /** Makes the download file unless it is ready or in progress. */
  startMp4(): void {
    const archive = this.#archive;
    if (archive.mp4.state === 'ready' || archive.mp4.state === 'making') return;
    archive.makeMp4().then(
      isReady => isReady && this.#log('mp4-ready', null),
      error => this.#log('error', `the MP4 file failed: ${textOf(error)}`),
    );
  }
}
