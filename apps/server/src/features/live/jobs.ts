import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { SlotState } from '@kotohogi/domain/live/types';
import { type Ingest, ProviderUnreachable, type SlotReport, type VideoProvider } from '@kotohogi/ports/video-provider';
import { type Keys, seal, unseal } from '../../platform/crypto/keys.ts';
import { runWithFinalFailure } from '../../platform/jobs/final-failure.ts';
import { type BoundJob, defineCron, defineJob } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log/log.ts';
import { liveEnd, liveGrace, liveKeepFile, recordUnreachable, type SlotName, step, takeReport } from './jobs.report.ts';
import {
  followVideo,
  linkVideo,
  liveFollowVideo,
  liveLinkVideo,
  storeFinishedFile,
  type VideoDeps,
} from './jobs.video.ts';
import { findSlot, listSlots, lockSlotOf, type Slot, updateSlot } from './store.ts';

export interface LiveDeps extends VideoDeps {
  readonly log: Log;
  /** Encrypts the stream keys in the database. */
  readonly keys: Keys;
}

/** Registers a stored slot with its provider; retried until it answers. */
export const livePrepare = defineJob<{ readonly weddingId: WeddingId }>('live.prepare');
/** Ends the stream at the provider. The slot is already closed, so a report of the end cannot arrive too early. */
export const liveClose = defineJob<SlotName>('live.close');
/** Stops playback at the provider. Our own server has already stopped it for everyone. */
export const liveStop = defineJob<SlotName>('live.stop');

/** Revokes one viewer's playback; retried until the provider answers. */
export const liveEndViewer = defineJob<SlotName & { readonly subject: string; readonly untilMs: number }>(
  'live.endViewer',
);

/** Deletes everything the provider has of a slot that is not ours any more; retried for about four days. */
export const liveErase = defineJob<SlotName>('live.erase', { maxAttempts: 25 });

/**
 * Registers a slot with its provider; idempotent. If the provider makes its own keys, it also returns the ingest URLs,
 * and both are stored.
 */
export async function registerSlot(deps: LiveDeps, slot: Slot): Promise<void> {
  const { provider, ref } = slot;
  const sealKey = deps.keys.seal;
  const ours = { main: unseal(sealKey, slot.mainKeySealed), spare: unseal(sealKey, slot.spareKeySealed) };
  const ingests = await deps.providers.of(provider).create(ref, ours);
  const theirs = ingests.filter(({ kind, key }) => key !== ours[kind]);
  if (theirs.length === 0) return;
  const keyOf = (kind: Ingest['kind']) => seal(sealKey, theirs.find(one => one.kind === kind)?.key ?? ours[kind]);
  const ingest = theirs.map(({ kind, url }) => ({ kind, url }));
  const change = { ingest, mainKeySealed: keyOf('main'), spareKeySealed: keyOf('spare') };
  await deps.db.transaction().execute(async tx => {
    const held = await lockSlotOf(tx, slot.weddingId);
    if (held !== undefined) await updateSlot(tx, held, change, deps.clock.now());
  });
}

/** Prepares a stored slot at its provider. The handler tries at once, the job until it succeeds. */
export async function prepareSlot(deps: LiveDeps, slot: Slot): Promise<void> {
  await registerSlot(deps, slot);
  await step(deps, slot, { signal: 'prepared' });
}

/** Repeats a close or stop for a provider that was unreachable at the time. */
async function catchUp(deps: LiveDeps, slot: Slot | undefined, report: SlotReport): Promise<void> {
  if (slot === undefined || report.isClosed) return;
  const { provider, ref, state } = slot;
  if (state === 'waitingForUpload') await liveStop.add(deps.db, { provider, ref }, { jobKey: `live.stop:${ref}` });
  if (state === 'closed') await liveClose.add(deps.db, { provider, ref }, { jobKey: `live.close:${ref}` });
}

/**
 * Applies the providers' reports while the process runs, one after the other, so that an older one cannot overwrite a
 * newer one. If a report fails, the next report or the next check makes up for it.
 */
export function watchProviders(deps: LiveDeps): () => void {
  const stops = deps.providers.all.map(provider => {
    let queue: Promise<void> = Promise.resolve();
    return provider.watch(report => {
      queue = queue
        .then(() => takeReport(deps, provider.key, report))
        .then(slot => catchUp(deps, slot, report))
        .catch((error: unknown) => deps.log.error({ err: error, ref: report.ref }, 'a report could not be handled'));
    });
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** States in which a provider is expected to accept an encoder. */
const OPENED: readonly SlotState[] = [
  'ready',
  'starting',
  'unpulished',
  'streaming',
  'waitingForStream',
  'streaming_error',
];
/** Those, and the states in which the provider has something left to do. */
const CHECKED_AFTER: readonly SlotState[] = [...OPENED, 'closed', 'waitingForUpload'];

/**
 * Registers a slot again with a provider that does not know it any more (its disk was lost, or restored from a copy),
 * so that the encoder that reconnects is accepted, shown and recorded. Undefined: the provider does not answer, or
 * there is nothing to restore.
 */
export async function remindProvider(deps: LiveDeps, slot: Slot): Promise<SlotReport | undefined> {
  if (!OPENED.includes(slot.state)) return undefined;
  const provider = deps.providers.of(slot.provider);
  try {
    await registerSlot(deps, slot);
    if (slot.publishedAt !== null) await provider.publish(slot.ref);
    if (slot.isIntermission) await provider.pause(slot.ref);
  } catch (error) {
    if (error instanceof ProviderUnreachable) return undefined;
    throw error;
  }
  deps.log.warn({ ref: slot.ref }, 'the provider had lost a slot; its state was restored');
  return await syncSlot(deps, slot);
}

/**
 * Checks every slot in use, so that reports lost on the way and slots forgotten by the provider are repaired within a
 * minute.
 */
export async function checkSlots(deps: LiveDeps): Promise<void> {
  for (const slot of await listSlots(deps.db, CHECKED_AFTER)) {
    const report = (await syncSlot(deps, slot)) ?? (await remindProvider(deps, slot));
    if (report !== undefined) await catchUp(deps, await findSlot(deps.db, slot.weddingId), report);
  }
}

export function liveJobs(deps: LiveDeps): BoundJob[] {
  const ask = async (name: SlotName, question: (provider: VideoProvider) => Promise<SlotReport>) => {
    await takeReport(deps, name.provider, await question(deps.providers.of(name.provider)));
  };
  return [
    livePrepare.runs(async ({ weddingId }) => {
      const slot = await findSlot(deps.db, weddingId);
      if (slot !== undefined && slot.state === 'preparing') await prepareSlot(deps, slot);
    }),
    liveClose.runs(name => ask(name, provider => provider.close(name.ref))),
    liveStop.runs(name => ask(name, provider => provider.emergencyStop(name.ref))),
    liveEndViewer.runs(({ provider, ref, ...viewer }) => deps.providers.of(provider).endViewer(ref, viewer)),
    liveGrace.runs(name => ask(name, provider => provider.sync(name.ref))),
    liveEnd.runs(name => step(deps, name, { signal: 'windowOver' })),
    liveKeepFile.runs(name => storeFinishedFile(deps, name)),
    liveLinkVideo.runs((film, attempt) => linkVideo(deps, film, attempt)),
    liveFollowVideo.runs((name, attempt) => followVideo(deps, name, attempt)),
    liveErase.runs((name, attempt) =>
      runWithFinalFailure({ log: deps.log, what: 'deleting a slot at its provider', facts: name }, attempt, () =>
        deps.providers.of(name.provider).delete(name.ref),
      ),
    ),
    defineCron('live.check', '* * * * *', () => checkSlots(deps)),
  ];
}

/** Requests the provider's report on a slot and applies it. An unreachable provider changes nothing. */
export async function syncSlot(deps: LiveDeps, { provider, ref }: SlotName): Promise<SlotReport | undefined> {
  try {
    const report = await deps.providers.of(provider).sync(ref);
    await takeReport(deps, provider, report);
    return report;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    deps.log.warn({ err: error, ref }, 'the provider does not respond');
    await recordUnreachable(deps, { provider, ref });
    return undefined;
  }
}
