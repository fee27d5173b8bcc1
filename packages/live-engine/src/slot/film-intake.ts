import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FilmProblem } from '../recorder/film/film.ts';
import { writeFilmAside } from '../recorder/film/film-job.ts';

/** A video uploaded to a slot. */
export interface OfferedFilm {
  readonly videoId: string;
  readonly sizeBytes: number;
  /** Its bytes; requested once, and only if they are wanted. */
  readonly receive: () => Readable;
}

/** Why a video was refused: a problem of the video, or the state of the slot. */
export type FilmRefusal = FilmProblem | 'not-ended' | 'busy' | 'disk-full' | 'incomplete';

/** What the video will become a part of. */
export interface FilmTarget {
  readonly archiveDirectory: string;
  readonly programFromMs: number;
  /** Takes over the finished session from the staging directory. */
  readonly accept: (stagingDirectory: string) => Promise<FilmRefusal | null>;
}

interface Job {
  readonly videoId: string;
  readonly stop: AbortController;
  isReceiving: boolean;
  done: Promise<FilmRefusal | null>;
}

const STAGING = 'film';
const FILM_FILE = 'film';
/** The video and its session exist on the disk at the same time for a while, and recording must be able to continue. */
const COPIES = 2;
const SPARE_BYTES = 256 << 20;

/**
 * Accepts videos for one slot, one at a time: written to disk as they arrive, then processed in a thread, then passed
 * to the slot.
 */
export class FilmIntake {
  readonly #directory: string;
  #job: Job | null = null;

  constructor(slotDirectory: string) {
    this.#directory = join(slotDirectory, STAGING);
  }

  /** Removes what a crash left behind. */
  clear(): Promise<void> {
    return rm(this.#directory, { recursive: true, force: true });
  }

  /** Cancels the current upload; nothing of it remains. */
  async stop(): Promise<void> {
    const job = this.#job;
    job?.stop.abort();
    // why: the caller that uploaded the video gets the error.
    await job?.done.catch(() => undefined);
  }

  /**
   * Accepts a video. A repeated upload of the same video replaces one that may have died, and shares the outcome of one
   * that is already being processed.
   */
  async take(film: OfferedFilm, target: FilmTarget): Promise<FilmRefusal | null> {
    for (let job = this.#job; job !== null; job = this.#job) {
      if (job.videoId !== film.videoId) return 'busy';
      if (!job.isReceiving) return job.done;
      await this.stop();
    }
    const job: Job = {
      videoId: film.videoId,
      stop: new AbortController(),
      isReceiving: true,
      done: Promise.resolve(null),
    };
    this.#job = job;
    job.done = this.#work(film, target, job).finally(() => {
      if (this.#job === job) this.#job = null;
    });
    return job.done;
  }

  async #work(film: OfferedFilm, target: FilmTarget, job: Job): Promise<FilmRefusal | null> {
    try {
      await this.clear();
      await mkdir(this.#directory, { recursive: true });
      return (await this.#receive(film, job)) ?? (await this.#write(film, target, job));
    } finally {
      await this.clear();
    }
  }

  async #receive(film: OfferedFilm, job: Job): Promise<FilmRefusal | null> {
    const { bavail, bsize } = await statfs(this.#directory);
    if (bavail * bsize < COPIES * film.sizeBytes + SPARE_BYTES) return 'disk-full';
    const path = join(this.#directory, FILM_FILE);
    await pipeline(film.receive(), createWriteStream(path), { signal: job.stop.signal });
    job.isReceiving = false;
    return (await stat(path)).size === film.sizeBytes ? null : 'incomplete';
  }

  async #write({ videoId }: OfferedFilm, target: FilmTarget, job: Job): Promise<FilmRefusal | null> {
    const { archiveDirectory, programFromMs, accept } = target;
    const filmPath = join(this.#directory, FILM_FILE);
    const stagingDirectory = join(this.#directory, 'session');
    const paths = { filmPath, archiveDirectory, stagingDirectory };
    const problem = await writeFilmAside({ ...paths, videoId, programFromMs }, job.stop.signal);
    return problem ?? accept(stagingDirectory);
  }
}
