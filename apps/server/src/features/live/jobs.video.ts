import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import { type SlotReport, UnusableVideo } from '@kotohogi/ports/video-provider';
import type { Tx } from '../../platform/db/connect.ts';
import { type Attempt, defineJob } from '../../platform/jobs/job.ts';
import type { Providers } from '../../platform/video/providers.ts';
import { announce, type ReportDeps, type SlotName, step, takeReport } from './jobs.report.ts';
import { insertLiveEvent } from './store.event.ts';
import { findSlotByName, lockSlot, updateSlot } from './store.ts';

export interface VideoDeps extends ReportDeps {
  readonly providers: Providers;
  readonly objects: ObjectStore;
  /** Runs once a file is in our own store, in the same transaction. */
  readonly onFileKept?: ((tx: Tx, weddingId: WeddingId, now: Instant) => Promise<void>) | undefined;
}

interface FilmName extends SlotName {
  readonly videoId: string;
  readonly objectKey: string;
}

/**
 * Passes an uploaded film to the provider as the recording. If the last attempt fails, the slot gets an archive error.
 */
export const liveLinkVideo = defineJob<FilmName>('live.linkVideo', { maxAttempts: 6 });
/** Checks whether an asynchronous conversion at the provider is done. */
export const liveFollowVideo = defineJob<SlotName>('live.followVideo', { maxAttempts: 6 });

const RECHECK_MS = 10_000;

/** Handles the provider's report on a film: it is playable, it failed, or it is still being converted. */
async function takeFilmReport(deps: VideoDeps, { provider, ref }: SlotName, report: SlotReport): Promise<void> {
  const { isPlayable, hasFailed } = report.recording;
  if (hasFailed) return void (await takeReport(deps, provider, report, { signal: 'archiveFailed' }));
  if (isPlayable) return void (await takeReport(deps, provider, report, { signal: 'uploaded' }));
  const runAtMs = deps.clock.now() + RECHECK_MS;
  await liveFollowVideo.add(deps.db, { provider, ref }, { runAtMs, jobKey: `live.followVideo:${ref}` });
}

/** Runs one attempt; if the last one fails, the slot gets an archive error, so that staff can link another film. */
async function tryFilm(deps: VideoDeps, name: SlotName, attempt: Attempt, work: () => Promise<void>): Promise<void> {
  const slot = await findSlotByName(deps.db, name);
  if (slot?.state !== 'uploading') return;
  try {
    await work();
  } catch (error) {
    const isFinal = error instanceof UnusableVideo;
    if (isFinal || attempt.number >= attempt.max) {
      // Staff only see reasons that concern the film; other errors are in the server's log.
      await step(deps, name, { signal: 'archiveFailed', reason: isFinal ? error.message : '' });
    }
    if (!isFinal) throw error;
  }
}

/** Passes the film in our own store to the provider. */
export function linkVideo(deps: VideoDeps, name: FilmName, attempt: Attempt): Promise<void> {
  const { provider, ref, videoId, objectKey } = name;
  return tryFilm(deps, name, attempt, async () => {
    const info = await deps.objects.head(objectKey);
    // A film that was sent directly to the provider has no bytes here; only a provider that reads them gets the error.
    const read = async () => {
      if (info === undefined) throw new UnusableVideo('broken');
      return await deps.objects.read(objectKey);
    };
    const film = { videoId, sizeBytes: info?.sizeBytes ?? 0, read };
    const report = await deps.providers.of(provider).linkVideo(ref, film);
    await takeFilmReport(deps, name, report);
  });
}

/** Checks again on a film that is being converted. */
export function followVideo(deps: VideoDeps, name: SlotName, attempt: Attempt): Promise<void> {
  return tryFilm(deps, name, attempt, async () =>
    takeFilmReport(deps, name, await deps.providers.of(name.provider).sync(name.ref)),
  );
}

/** Copies the finished file into our own store, so that it can be downloaded whatever happens to the provider. */
export async function storeFinishedFile(deps: VideoDeps, name: SlotName): Promise<void> {
  const { db, objects, clock } = deps;
  // An erased wedding has no slot any more, and its file must not be stored again.
  if ((await findSlotByName(db, name)) === undefined) return;
  const provider = deps.providers.of(name.provider);
  const fileKey = `recording/${name.ref}.mp4`;
  const stored = await objects.head(fileKey);
  const info = stored ?? (await objects.put(fileKey, await provider.readFile(name.ref), 'video/mp4'));
  const kept = await db.transaction().execute(async tx => {
    const slot = await lockSlot(tx, name.provider, name.ref);
    if (slot === undefined) return 'erased';
    if (slot.fileKey !== null) return undefined;
    const now = clock.now();
    await insertLiveEvent(tx, { weddingId: slot.weddingId, at: now, kind: 'fileReady', actorName: '' });
    await deps.onFileKept?.(tx, slot.weddingId, now);
    return await updateSlot(tx, slot, { fileKey, filePercent: 100, sizeBytes: info.sizeBytes }, now);
  });
  if (kept === 'erased') return await objects.delete(fileKey);
  // Now it can be bought, so open pages are notified.
  if (kept !== undefined) await announce(deps, kept);
  await takeReport(deps, name.provider, await provider.sync(name.ref));
}
