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
  /** What else is done with a file once it is in our own store; in the same transaction. */
  readonly onFileKept?: ((tx: Tx, weddingId: WeddingId, now: Instant) => Promise<void>) | undefined;
}

interface FilmName extends SlotName {
  readonly videoId: string;
  readonly objectKey: string;
}

/** Hands a film of ours to the provider as the recording. The last try that fails makes it an archive error. */
export const liveLinkVideo = defineJob<FilmName>('live.linkVideo', { maxAttempts: 6 });
/** Looks whether a provider that converts by itself has done so. */
export const liveFollowVideo = defineJob<SlotName>('live.followVideo', { maxAttempts: 6 });

const LOOK_AGAIN_MS = 10_000;

/** What a provider says of the film it was given: it plays, it failed, or it takes its time. */
async function takeFilmReport(deps: VideoDeps, { provider, ref }: SlotName, report: SlotReport): Promise<void> {
  const { isPlayable, hasFailed } = report.recording;
  if (hasFailed) return void (await takeReport(deps, provider, report, { signal: 'archiveFailed' }));
  if (isPlayable) return void (await takeReport(deps, provider, report, { signal: 'uploaded' }));
  const runAtMs = deps.clock.now() + LOOK_AGAIN_MS;
  await liveFollowVideo.add(deps.db, { provider, ref }, { runAtMs, jobKey: `live.followVideo:${ref}` });
}

/** Does a try; the last one that fails is told as an archive error, so that staff can link another film. */
async function tryFilm(deps: VideoDeps, name: SlotName, attempt: Attempt, work: () => Promise<void>): Promise<void> {
  const slot = await findSlotByName(deps.db, name);
  if (slot?.state !== 'uploading') return;
  try {
    await work();
  } catch (error) {
    const isFinal = error instanceof UnusableVideo;
    if (isFinal || attempt.number >= attempt.max) {
      // Only what is wrong with the film is for staff to read; the rest is in the server's log.
      await step(deps, name, { signal: 'archiveFailed', reason: isFinal ? error.message : '' });
    }
    if (!isFinal) throw error;
  }
}

/** Gives the provider the film from our own store. */
export function linkVideo(deps: VideoDeps, name: FilmName, attempt: Attempt): Promise<void> {
  const { provider, ref, videoId, objectKey } = name;
  return tryFilm(deps, name, attempt, async () => {
    const info = await deps.objects.head(objectKey);
    // A film that was sent straight to the provider has no bytes here; only who wants to read them learns that.
    const read = async () => {
      if (info === undefined) throw new UnusableVideo('broken');
      return await deps.objects.read(objectKey);
    };
    const film = { videoId, sizeBytes: info?.sizeBytes ?? 0, read };
    const report = await deps.providers.of(provider).linkVideo(ref, film);
    await takeFilmReport(deps, name, report);
  });
}

/** Looks again how a film fares. */
export function followVideo(deps: VideoDeps, name: SlotName, attempt: Attempt): Promise<void> {
  return tryFilm(deps, name, attempt, async () =>
    takeFilmReport(deps, name, await deps.providers.of(name.provider).sync(name.ref)),
  );
}

/** Copies the finished file into our own store: from then on it can be downloaded, whatever happens to the provider. */
export async function keepFile(deps: VideoDeps, name: SlotName): Promise<void> {
  const { db, objects, clock } = deps;
  // An erased wedding has no slot any more: nothing of it may come back.
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
  // Now it can be bought: whoever has the page open sees that.
  if (kept !== undefined) await announce(deps, kept);
  await takeReport(deps, name.provider, await provider.sync(name.ref));
}
