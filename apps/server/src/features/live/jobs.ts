import { liveChanged, liveReported } from '@kotohogi/contract/live';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { afterReport, GRACE_MS } from '@kotohogi/domain/live/transitions';
import type { LiveReport, SlotState } from '@kotohogi/domain/live/types';
import type { Clock } from '@kotohogi/ports/clock';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import { ProviderUnreachable, type SlotReport, type VideoProvider } from '@kotohogi/ports/video-provider';
import { type Keys, unseal } from '../../platform/crypto/keys.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { type BoundJob, defineJob } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log/log.ts';
import { readWedding } from '../wedding/door.ts';
import { forGuests } from './door.ts';
import { findSlot, insertLiveEvent, lockSlot, type Slot, type SlotChange, updateSlot } from './store.ts';

export interface LiveDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly clock: Clock;
  readonly provider: VideoProvider;
  readonly objects: ObjectStore;
  readonly log: Log;
  /** Streaming keys are kept sealed. */
  readonly keys: Keys;
}

type SlotName = { readonly ref: string };

/** Tells the provider of a slot that was stored; again until it answers. */
export const livePrepare = defineJob<{ readonly weddingId: WeddingId }>('live.prepare');
/** Ends the stream at the provider: the slot is closed already, so that no report of its end can come too early. */
export const liveClose = defineJob<SlotName>('live.close');
/** Looks whether frames have been missing for ten minutes. */
const liveGrace = defineJob<SlotName>('live.grace');
/** Copies the finished file into our own store. */
const liveKeepFile = defineJob<SlotName>('live.keepFile', { maxAttempts: 25 });
/** Ends the viewing window. */
const liveEnd = defineJob<SlotName>('live.end');

/** Since when frames are missing: a provider that was restarted meanwhile knows that they are, but not since when. */
function lostAtOf(slot: Slot, { frames, lostSinceMs }: SlotReport, now: Instant): Instant | null {
  if (frames !== 'lost') return null;
  return lostSinceMs === null ? (slot.framesLostAt ?? now) : instant(lostSinceMs);
}

/** What a report says has happened, in the words of the transition table. */
function signalsOf(report: SlotReport, lostAt: Instant | null, now: Instant): LiveReport[] {
  if (report.recording.hasFailed) return ['archiveFailed'];
  if (report.isClosed) return report.recording.isPlayable ? ['archived'] : [];
  if (report.frames === 'flowing') return ['frames'];
  if (lostAt === null) return [];
  const isTooLong = now - lostAt >= GRACE_MS;
  return isTooLong ? ['lost', 'lostTooLong'] : ['lost'];
}

function changeOf(slot: Slot, report: SlotReport, now: Instant): SlotChange {
  const framesLostAt = lostAtOf(slot, report, now);
  const state = signalsOf(report, framesLostAt, now).reduce(afterReport, slot.state);
  const { recording } = report;
  return {
    state,
    framesLostAt,
    ...(state === 'archived' && slot.state !== 'archived' ? { archivedAt: now } : {}),
    ...(recording.parts.length === 0
      ? {}
      : { parts: recording.parts, durationMs: recording.durationMs, sizeBytes: recording.sizeBytes }),
    // 100 belongs to the copy in our own store, which the guests download.
    ...(slot.fileKey === null ? { filePercent: Math.min(99, recording.filePercent) } : {}),
  };
}

/** What follows from a report by itself: the end of the grace, of the window, and the copy of the file. */
async function planNext(
  tx: Tx,
  slot: Slot,
  report: SlotReport,
  next: { state: SlotState; now: Instant },
): Promise<void> {
  const { ref, weddingId } = slot;
  const { state, now } = next;
  if (state === 'waitingForStream' && slot.state !== 'waitingForStream') {
    await liveGrace.add(tx, { ref }, { runAtMs: now + GRACE_MS, jobKey: `live.grace:${ref}` });
  }
  if (state === 'archived' && slot.state !== 'archived') {
    const { closesAt } = await readWedding(tx, weddingId, now);
    await liveEnd.add(tx, { ref }, { runAtMs: closesAt, jobKey: `live.end:${ref}` });
  }
  if (report.recording.filePercent === 100 && slot.fileKey === null) {
    await liveKeepFile.add(tx, { ref }, { jobKey: `live.keepFile:${ref}` });
  }
}

/** Whether a report brings anything that is not stored yet. */
function isNews(slot: Slot, change: SlotChange): boolean {
  return (
    change.state !== slot.state ||
    change.framesLostAt !== slot.framesLostAt ||
    (change.durationMs !== undefined && change.durationMs !== slot.durationMs) ||
    (change.filePercent !== undefined && change.filePercent !== slot.filePercent)
  );
}

/** Tells everybody of the wedding that its stream has changed. */
export async function announce({ db, hub, clock }: Pick<LiveDeps, 'db' | 'hub' | 'clock'>, slot: Slot): Promise<void> {
  const now = clock.now();
  const times = await readWedding(db, slot.weddingId, now);
  hub.publish(liveChanged, slot.weddingId, forGuests(slot, times, now));
  hub.publish(liveReported, slot.weddingId, {});
}

/** Takes a report of the provider: whatever comes, twice or late, leaves the slot in a state of the table. */
export async function takeReport(deps: LiveDeps, report: SlotReport): Promise<void> {
  const now = deps.clock.now();
  const changed = await deps.db.transaction().execute(async tx => {
    const slot = await lockSlot(tx, deps.provider.key, report.ref);
    // A slot we do not know: of another product on the same engine, or of a database that was made anew.
    if (slot === undefined) return undefined;
    const change = changeOf(slot, report, now);
    const { state = slot.state } = change;
    if (isNews(slot, change)) await updateSlot(tx, slot, change, now);
    await planNext(tx, slot, report, { state, now });
    if (state === slot.state) return undefined;
    await insertLiveEvent(tx, { weddingId: slot.weddingId, at: now, kind: state, actorName: '' });
    return { ...slot, state };
  });
  if (changed !== undefined) await announce(deps, changed);
}

/** Moves a slot by the clock alone. */
async function step(deps: LiveDeps, ref: string, signal: LiveReport): Promise<void> {
  const now = deps.clock.now();
  const changed = await deps.db.transaction().execute(async tx => {
    const slot = await lockSlot(tx, deps.provider.key, ref);
    if (slot === undefined) return undefined;
    const state = afterReport(slot.state, signal);
    if (state === slot.state) return undefined;
    await updateSlot(tx, slot, { state }, now);
    await insertLiveEvent(tx, { weddingId: slot.weddingId, at: now, kind: state, actorName: '' });
    return { ...slot, state };
  });
  if (changed !== undefined) await announce(deps, changed);
}

async function keepFile(deps: LiveDeps, ref: string): Promise<void> {
  const { db, provider, objects, clock } = deps;
  const fileKey = `recording/${ref}.mp4`;
  const info = (await objects.head(fileKey)) ?? (await objects.put(fileKey, await provider.readFile(ref), 'video/mp4'));
  const kept = await db.transaction().execute(async tx => {
    const slot = await lockSlot(tx, provider.key, ref);
    if (slot === undefined || slot.fileKey !== null) return undefined;
    const now = clock.now();
    await updateSlot(tx, slot, { fileKey, filePercent: 100, sizeBytes: info.sizeBytes }, now);
    await insertLiveEvent(tx, { weddingId: slot.weddingId, at: now, kind: 'fileReady', actorName: '' });
    return slot;
  });
  // Now it can be bought: whoever has the page open sees that.
  if (kept !== undefined) await announce(deps, kept);
  await takeReport(deps, await provider.sync(ref));
}

/** Makes a stored slot known to the provider and ready. Idempotent: the handler tries at once, the job until it succeeds. */
export async function prepareSlot(deps: LiveDeps, slot: Slot): Promise<void> {
  const { ref, mainKeySealed, spareKeySealed } = slot;
  const open = (sealed: string) => unseal(deps.keys.seal, sealed);
  await deps.provider.create(ref, { main: open(mainKeySealed), spare: open(spareKeySealed) });
  await step(deps, ref, 'prepared');
}

/** Follows the provider's reports while the process runs; a report that fails is met again by the next one. */
export function watchProvider(deps: LiveDeps): () => void {
  return deps.provider.watch(report => {
    takeReport(deps, report).catch((error: unknown) =>
      deps.log.error({ err: error, ref: report.ref }, 'a report was lost'),
    );
  });
}

/** The jobs of live streaming. */
export function liveJobs(deps: LiveDeps): BoundJob[] {
  const { provider } = deps;
  return [
    livePrepare.runs(async ({ weddingId }) => {
      const slot = await findSlot(deps.db, weddingId);
      if (slot !== undefined) await prepareSlot(deps, slot);
    }),
    liveClose.runs(async ({ ref }) => takeReport(deps, await provider.close(ref))),
    liveGrace.runs(async ({ ref }) => takeReport(deps, await provider.sync(ref))),
    liveKeepFile.runs(({ ref }) => keepFile(deps, ref)),
    liveEnd.runs(({ ref }) => step(deps, ref, 'windowOver')),
  ];
}

/** Asks the provider how a slot is, and takes the answer; a provider that is away changes nothing. */
export async function syncSlot(deps: LiveDeps, ref: string): Promise<SlotReport | undefined> {
  try {
    const report = await deps.provider.sync(ref);
    await takeReport(deps, report);
    return report;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    deps.log.warn({ err: error, ref }, 'the provider does not answer');
    return undefined;
  }
}
