import type { MediaSample } from '../../bus/sample.ts';
import { isSameConfig } from '../../bus/sample.ts';
import { VIDEO_TIMESCALE } from '../../cmaf/track.ts';
import type { PackagerEvent } from '../../packager/events.ts';
import { Packager, type PackagerStart, type PackagerTargets } from '../../packager/packager.ts';
import { configOf, type RecordedSession, segmentEndTicks } from '../journal.ts';
import { NOTHING_RECORDED, readJournal } from '../read-journal.ts';
import { Recorder } from '../recorder.ts';
import { sumUpSessions } from '../summary.ts';
import { type FilmJob, UnusableFilm } from './film.ts';
import { type Film, withFilm } from './read-film.ts';

/**
 * Viewers do not wait for the parts of a video, so there are fewer, longer ones. A segment ends without a key frame
 * only if key frames are rare.
 */
const FILM_TARGETS: PackagerTargets = { partMs: 1_000, segmentMs: 4_000, segmentMaxMs: 30_000 };
const SHORTEST_MS = 1_000;
const TICKS_PER_MS = VIDEO_TIMESCALE / 1_000;

/** Where a recording continues: numbers, media time and program time directly after its last part. */
interface Continuation {
  readonly start: PackagerStart;
  readonly afterSession: number;
  readonly configId: number;
  readonly discontinuities: number;
  readonly programFromMs: number;
}

/** Program time at which the last stretch of a recording ends. */
function endOf(sessions: readonly RecordedSession[]): number | undefined {
  const last = sumUpSessions(sessions)
    .flatMap(session => session.summary().stretches)
    .at(-1);
  return last && last.programFromMs + last.durationMs;
}

function continuationOf(sessions: readonly RecordedSession[], programFromMs: number): Continuation {
  const session = sessions.findLast(({ segments }) => segments.length > 0);
  const segment = session?.segments.at(-1);
  const afterSession = Math.max(0, ...sessions.map(({ line }) => line.n));
  const fresh = { wantsSession: true, isFile: true, lastProgramMs: Number.NEGATIVE_INFINITY };
  if (session === undefined || segment === undefined) {
    const start = { ...fresh, nextMsn: 0, originTicks: 0, config: null };
    return { start, afterSession, configId: 0, discontinuities: 0, programFromMs };
  }
  return {
    start: {
      ...fresh,
      nextMsn: segment.msn + 1,
      originTicks: segmentEndTicks(segment),
      config: configOf(session.line),
    },
    afterSession,
    configId: session.line.configId,
    discontinuities: segment.discontinuities,
    programFromMs: endOf(sessions) ?? programFromMs,
  };
}

/** Video and audio in order of time, each with the program time at which it would have arrived. */
async function* interleaved(film: Film, programFromMs: number): AsyncGenerator<MediaSample, void, undefined> {
  let picture = await film.pictures.next();
  let sound = await film.sounds.next();
  const beginMs = picture.done === true ? 0 : picture.value.dtsMs;
  const arrivedAtMs = (dtsMs: number) => programFromMs + dtsMs - beginMs;
  while (picture.done !== true || sound.done !== true) {
    const isSoundNext = sound.done !== true && (picture.done === true || sound.value.dtsMs < picture.value.dtsMs);
    if (isSoundNext && sound.done !== true) {
      yield { kind: 'audio', ...sound.value, arrivedAtMs: arrivedAtMs(sound.value.dtsMs) };
      sound = await film.sounds.next();
    } else if (picture.done !== true) {
      yield { kind: 'video', ...picture.value, arrivedAtMs: arrivedAtMs(picture.value.dtsMs) };
      picture = await film.pictures.next();
    }
  }
}

/** Passes the output of a packager to a recorder, one batch after the other. */
class FilmWriter {
  readonly packager: Packager;
  readonly #recorder: Recorder;
  readonly #continuation: Continuation;
  readonly #videoId: string;
  #batches: (readonly PackagerEvent[])[] = [];
  ticks = 0;

  constructor(recorder: Recorder, continuation: Continuation, videoId: string) {
    this.#recorder = recorder;
    this.#continuation = continuation;
    this.#videoId = videoId;
    this.packager = new Packager(continuation.start, FILM_TARGETS, batch => this.#batches.push(batch));
  }

  /** Resolves when all output is with the operating system, so that memory holds one part at a time. */
  async settle(film: Film): Promise<void> {
    const batches = this.#batches;
    this.#batches = [];
    const { start, configId, discontinuities, programFromMs } = this.#continuation;
    const isNew = start.config === null || !isSameConfig(start.config, film.config);
    const isBreak = isNew && start.config !== null;
    const context = {
      configId: configId + (isNew ? 1 : 0),
      discontinuities: discontinuities + (isBreak ? 1 : 0),
      nowMs: programFromMs,
      film: this.#videoId,
    };
    for (const batch of batches) {
      await this.#recorder.append(batch.map(event => ({ event, context })));
      for (const event of batch) if (event.type === 'part') this.ticks += event.durationTicks;
    }
  }
}

async function copy(film: Film, writer: FilmWriter, programFromMs: number): Promise<void> {
  const { packager } = writer;
  packager.configure(film.config.video);
  if (film.config.audio !== null) packager.configure(film.config.audio);
  for await (const sample of interleaved(film, programFromMs)) {
    packager.push(sample);
    await writer.settle(film);
  }
  packager.finish();
  await writer.settle(film);
}

/**
 * Writes a video as one session after the sessions of a recording, without changing its frames. Throws `UnusableFilm`;
 * the output written until then is useless.
 */
export async function writeFilm(job: FilmJob): Promise<void> {
  const { sessions } = await readJournal(job.archiveDirectory);
  const continuation = continuationOf(sessions, job.programFromMs);
  await withFilm(job.filmPath, async film => {
    const options = { afterSession: continuation.afterSession, syncsAtEndOnly: true };
    const recorder = await Recorder.open(job.stagingDirectory, NOTHING_RECORDED, options);
    const writer = new FilmWriter(recorder, continuation, job.videoId);
    try {
      await copy(film, writer, continuation.programFromMs);
    } finally {
      await recorder.close();
    }
    if (writer.ticks < SHORTEST_MS * TICKS_PER_MS) throw new UnusableFilm(writer.ticks === 0 ? 'broken' : 'too-short');
  });
}
