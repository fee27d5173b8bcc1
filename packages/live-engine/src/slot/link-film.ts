import { hasFilm, prepareArchive } from '../recorder/film/append-film.ts';
import type { FilmIntake, FilmRefusal, OfferedFilm } from './film-intake.ts';
import type { FinishedRecording } from './finished-recording.ts';
import type { SlotRecordStore } from './slot-record.ts';

/** The parts of a slot that linking a video needs. */
export interface FilmHost {
  readonly records: SlotRecordStore;
  readonly finished: FinishedRecording;
  readonly films: FilmIntake;
  readonly nowMs: () => number;
  /** Ends the live. */
  readonly close: () => Promise<unknown>;
}

/** Guests are watching, or will be when the encoder connects, so a video cannot be linked. */
function isOnAir({ records }: FilmHost): boolean {
  return records.record.phase === 'open' && records.record.publishedAtMs !== null;
}

async function accept(host: FilmHost, videoId: string, stagingDirectory: string): Promise<FilmRefusal | null> {
  if (isOnAir(host)) return 'not-ended';
  if (host.records.record.phase === 'open') await host.close();
  const isThere = await hasFilm(host.finished.archive.directory, videoId);
  if (!isThere) await host.finished.addFilm(stagingDirectory);
  return null;
}

/** Accepts the video, unless the recording already contains it. */
async function takeIn(host: FilmHost, film: OfferedFilm): Promise<FilmRefusal | null> {
  const archiveDirectory = host.finished.archive.directory;
  if (await hasFilm(archiveDirectory, film.videoId)) return null;
  await prepareArchive(archiveDirectory, host.nowMs());
  const { publishedAtMs, createdAtMs } = host.records.record;
  return host.films.take(film, {
    archiveDirectory,
    programFromMs: publishedAtMs ?? createdAtMs,
    accept: stagingDirectory => accept(host, film.videoId, stagingDirectory),
  });
}

/** Adds a video to what a slot has recorded, and makes that the recording that guests may play. */
export async function linkFilm(host: FilmHost, film: OfferedFilm): Promise<FilmRefusal | null> {
  if (isOnAir(host)) return 'not-ended';
  const refusal = await takeIn(host, film);
  if (refusal !== null) return refusal;
  const nowMs = host.nowMs();
  const { publishedAtMs, endedAtMs } = host.records.record;
  await host.records.save({
    phase: 'closed',
    publishedAtMs: publishedAtMs ?? nowMs,
    pausedAtMs: null,
    endedAtMs: endedAtMs ?? nowMs,
  });
  await host.finished.finish();
  return null;
}
