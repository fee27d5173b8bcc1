import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { SlotState } from '@kotohogi/domain/live/types';
import { type Ingest, ProviderUnreachable, type SlotReport, type VideoProvider } from '@kotohogi/ports/video-provider';
import { type Keys, seal, unseal } from '../../platform/crypto/keys.ts';
import { tryOrGiveUp } from '../../platform/jobs/give-up.ts';
import { type BoundJob, defineCron, defineJob } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log/log.ts';
import { liveEnd, liveGrace, liveKeepFile, noteUnreachable, type SlotName, step, takeReport } from './jobs.report.ts';
import { followVideo, keepFile, linkVideo, liveFollowVideo, liveLinkVideo, type VideoDeps } from './jobs.video.ts';
import { findSlot, listSlots, lockSlotOf, type Slot, updateSlot } from './store.ts';

export interface LiveDeps extends VideoDeps {
  readonly log: Log;
  /** Streaming keys are kept sealed. */
  readonly keys: Keys;
}

/** Tells the provider of a slot that was stored; again until it answers. */
export const livePrepare = defineJob<{ readonly weddingId: WeddingId }>('live.prepare');
/** Ends the stream at the provider: the slot is closed already, so that no report of its end can come too early. */
export const liveClose = defineJob<SlotName>('live.close');
/** Stops playback at the provider: for everybody of ours it is stopped already. */
export const liveStop = defineJob<SlotName>('live.stop');

/** Takes back what one viewer plays with; again until the provider answers. */
export const liveEndViewer = defineJob<SlotName & { readonly subject: string; readonly untilMs: number }>(
  'live.endViewer',
);

/** Deletes at the provider all it holds of a slot that is not ours any more; again for about four days. */
export const liveErase = defineJob<SlotName>('live.erase', { maxAttempts: 25 });

/**
 * Makes a slot known to its provider, as often as one likes. A provider that makes keys of its own says where encoders push to
 * as well: both are kept.
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

/** Makes a stored slot ready at its provider. The handler tries at once, the job until it succeeds. */
export async function prepareSlot(deps: LiveDeps, slot: Slot): Promise<void> {
  await registerSlot(deps, slot);
  await step(deps, slot, { signal: 'prepared' });
}

/** A provider that was away when a stream was ended or stopped hears of it when it is back. */
async function catchUp(deps: LiveDeps, slot: Slot | undefined, report: SlotReport): Promise<void> {
  if (slot === undefined || report.isClosed) return;
  const { provider, ref, state } = slot;
  if (state === 'waitingForUpload') await liveStop.add(deps.db, { provider, ref }, { jobKey: `live.stop:${ref}` });
  if (state === 'closed') await liveClose.add(deps.db, { provider, ref }, { jobKey: `live.close:${ref}` });
}

/**
 * Follows the providers' reports while the process runs, one after the other: an older one must not have the last word. A report that
 * fails is met again by the next one, or by the next look.
 */
export function watchProviders(deps: LiveDeps): () => void {
  const stops = deps.providers.all.map(provider => {
    let queue: Promise<void> = Promise.resolve();
    return provider.watch(report => {
      queue = queue
        .then(() => takeReport(deps, provider.key, report))
        .then(slot => catchUp(deps, slot, report))
        .catch((error: unknown) => deps.log.error({ err: error, ref: report.ref }, 'a report was lost'));
    });
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** States in which a provider is expected to take what an encoder sends. */
const OPENED: readonly SlotState[] = [
  'ready',
  'starting',
  'unpulished',
  'streaming',
  'waitingForStream',
  'streaming_error',
];
/** And those in which it has something left to do. */
const LOOKED_AFTER: readonly SlotState[] = [...OPENED, 'closed', 'waitingForUpload'];

/**
 * Tells a provider that does not know a slot any more (its disk was lost, or brought back from a copy) what it was told before: then the
 * encoder that comes back is let in, shown and recorded. Undefined: it does not answer at all, or has nothing to be told.
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
  deps.log.warn({ ref: slot.ref }, 'the provider had forgotten a slot, and was reminded of it');
  return await syncSlot(deps, slot);
}

/** Looks at every slot that is in use: what was lost on the way to us, or forgotten at the provider, is put right within a minute. */
export async function lookAtSlots(deps: LiveDeps): Promise<void> {
  for (const slot of await listSlots(deps.db, LOOKED_AFTER)) {
    const report = (await syncSlot(deps, slot)) ?? (await remindProvider(deps, slot));
    if (report !== undefined) await catchUp(deps, await findSlot(deps.db, slot.weddingId), report);
  }
}

/** The jobs of live streaming. */
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
    liveKeepFile.runs(name => keepFile(deps, name)),
    liveLinkVideo.runs((film, attempt) => linkVideo(deps, film, attempt)),
    liveFollowVideo.runs((name, attempt) => followVideo(deps, name, attempt)),
    liveErase.runs((name, attempt) =>
      tryOrGiveUp({ log: deps.log, what: 'deleting a slot at its provider', facts: name }, attempt, () =>
        deps.providers.of(name.provider).delete(name.ref),
      ),
    ),
    defineCron('live.look', '* * * * *', () => lookAtSlots(deps)),
  ];
}

/** Asks the provider how a slot is, and takes the answer; a provider that is away changes nothing. */
export async function syncSlot(deps: LiveDeps, { provider, ref }: SlotName): Promise<SlotReport | undefined> {
  try {
    const report = await deps.providers.of(provider).sync(ref);
    await takeReport(deps, provider, report);
    return report;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    deps.log.warn({ err: error, ref }, 'the provider does not answer');
    await noteUnreachable(deps, { provider, ref });
    return undefined;
  }
}
