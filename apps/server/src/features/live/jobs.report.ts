import { liveChanged, liveReported } from '@kotohogi/contract/live';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { afterReport, GRACE_MS } from '@kotohogi/domain/live/transitions';
import type { LiveReport, ProviderKey, SlotState } from '@kotohogi/domain/live/types';
import { isStateUnknown } from '@kotohogi/domain/live/viewer';
import type { Clock } from '@kotohogi/ports/clock';
import type { SlotReport } from '@kotohogi/ports/video-provider';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { readSchedule } from '../wedding/index.ts';
import { type AlarmDeps, raiseAlarm } from './jobs.alarm.ts';
import { followRecording } from './jobs.recording.ts';
import { insertLiveEvent } from './store.event.ts';
import { lockSlot, type Slot, type SlotChange, updateSlot } from './store.ts';
import { forGuests } from './view.guest.ts';

export interface ReportDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly clock: Clock;
  readonly alarms: AlarmDeps;
}

/** Identifies a slot by its provider's reference. */
export interface SlotName {
  readonly provider: ProviderKey;
  readonly ref: string;
}

/** Checks whether frames have been missing for ten minutes. */
export const liveGrace = defineJob<SlotName>('live.grace');
/** Copies the finished file into our own object store. */
export const liveKeepFile = defineJob<SlotName>('live.keepFile', { maxAttempts: 25 });
/** Ends the viewing window. */
export const liveEnd = defineJob<SlotName>('live.end');

/**
 * Returns when frames went missing. A provider that restarted knows that frames are missing but not since when. Frames
 * missing during an intermission do not count.
 */
function lostAtOf(slot: Slot, { frames, lostSinceMs }: SlotReport, now: Instant): Instant | null {
  if (frames !== 'lost' || slot.isIntermission) return null;
  const known = [slot.framesLostAt, lostSinceMs].filter(ms => ms !== null);
  return known.length === 0 ? now : instant(Math.max(...known));
}

/** Translates a report into signals of the transition table. */
function signalsOf(slot: Slot, report: SlotReport, lostAt: Instant | null, now: Instant): LiveReport[] {
  // While an upload is being converted, the report may still describe the previous recording; the upload's own job
  // sends the signal.
  if (slot.state === 'uploading') return [];
  if (report.recording.hasFailed) return ['archiveFailed'];
  if (report.isClosed) return report.recording.isPlayable ? ['archived'] : [];
  if (report.frames === 'flowing') return ['frames'];
  if (lostAt === null) return [];
  const isTooLong = now - lostAt >= GRACE_MS;
  return isTooLong ? ['lost', 'lostTooLong'] : ['lost'];
}

/** A signal from another source than a report, such as the outcome of a linked video. */
export interface ExternalSignal {
  readonly signal: LiveReport;
  readonly reason?: string;
}

const stateAfter = (slot: Slot, signals: readonly LiveReport[]): SlotState =>
  signals.reduce<SlotState>(
    (state, signal) => afterReport({ state, isIntermission: slot.isIntermission }, signal),
    slot.state,
  );

function changeOf(slot: Slot, report: SlotReport, external: ExternalSignal | undefined, now: Instant): SlotChange {
  const framesLostAt = lostAtOf(slot, report, now);
  const state = stateAfter(
    slot,
    external === undefined ? signalsOf(slot, report, framesLostAt, now) : [external.signal],
  );
  const { recording } = report;
  return {
    state,
    framesLostAt,
    unreachableSince: null,
    ...(state === 'archived' && slot.state !== 'archived' ? { archivedAt: now } : {}),
    ...(recording.parts.length === 0
      ? {}
      : { parts: recording.parts, durationMs: recording.durationMs, sizeBytes: recording.sizeBytes }),
    // 100 is reserved for the copy in our own store, which guests download.
    ...(slot.fileKey === null ? { filePercent: Math.min(99, recording.filePercent) } : {}),
  };
}

/** Whether a report contains anything that is not stored yet. */
function hasChanged(slot: Slot, change: SlotChange): boolean {
  return (
    change.state !== slot.state ||
    change.framesLostAt !== slot.framesLostAt ||
    slot.unreachableSince !== null ||
    (change.durationMs !== undefined && change.durationMs !== slot.durationMs) ||
    (change.filePercent !== undefined && change.filePercent !== slot.filePercent)
  );
}

/** Schedules what follows a step: the end of the grace period, the end of the viewing window, and an alarm. */
async function follow(tx: Tx, deps: ReportDeps, slot: Slot, step: { reason: string; now: Instant }): Promise<void> {
  const { weddingId, provider, ref, state } = slot;
  const { reason, now } = step;
  await insertLiveEvent(tx, {
    weddingId,
    at: now,
    kind: state,
    actorName: '',
    ...(reason ? { detail: { reason } } : {}),
  });
  if (state === 'waitingForStream') {
    await liveGrace.add(tx, { provider, ref }, { runAtMs: now + GRACE_MS, jobKey: `live.grace:${ref}` });
  }
  if (state === 'archived') {
    const { closesAt } = await readSchedule(tx, weddingId, now);
    await liveEnd.add(tx, { provider, ref }, { runAtMs: closesAt, jobKey: `live.end:${ref}` });
  }
  if (state === 'streaming_error' || state === 'archive_error') {
    await raiseAlarm(tx, deps.alarms, slot, { kind: state, actorName: '', reason, now });
  }
}

/** Notifies everyone connected to the wedding that its stream has changed. */
export async function announce(
  { db, hub, clock }: Pick<ReportDeps, 'db' | 'hub' | 'clock'>,
  slot: Slot,
): Promise<void> {
  const now = clock.now();
  const times = await readSchedule(db, slot.weddingId, now);
  hub.publish(liveChanged, slot.weddingId, forGuests(slot, times, now));
  hub.publish(liveReported, slot.weddingId, {});
}

/** Why an encoder was refused, if the report is about that: the line, the code, and the codec it sent. */
function refusalOf({ refusedLine, lines }: SlotReport): string | undefined {
  const refusal = refusedLine && lines?.[refusedLine].refusal;
  return refusal ? `${refusedLine} ${refusal.code} ${refusal.codec}`.trim() : undefined;
}

/**
 * Applies a provider's report. Repeated or late reports still leave the slot in a state of the transition table. `external`
 * replaces the signals derived from the report. Returns the resulting slot, or undefined if the slot is not ours.
 */
export async function takeReport(
  deps: ReportDeps,
  provider: ProviderKey,
  report: SlotReport,
  external?: ExternalSignal,
): Promise<Slot | undefined> {
  const now = deps.clock.now();
  const taken = await deps.db.transaction().execute(async tx => {
    const slot = await lockSlot(tx, provider, report.ref);
    // An unknown slot: it belongs to another product on the same engine, or to a database that was recreated.
    if (slot === undefined) return undefined;
    const change = changeOf(slot, report, external, now);
    const next = hasChanged(slot, change) ? await updateSlot(tx, slot, change, now) : slot;
    const isStep = next.state !== slot.state;
    const isForGuests = isStep || isStateUnknown(slot, now);
    if (isStep) await follow(tx, deps, next, { reason: external?.reason ?? '', now });
    const isLogged = await followRecording(tx, deps.alarms, next, { report, now });
    const refusal = refusalOf(report);
    if (refusal !== undefined) {
      const detail = { reason: refusal };
      await insertLiveEvent(tx, { weddingId: next.weddingId, at: now, kind: 'encoderRefused', actorName: '', detail });
    }
    // The file is final only once the recording is.
    if (report.recording.filePercent === 100 && next.fileKey === null && next.state === 'archived') {
      await liveKeepFile.add(tx, { provider, ref: next.ref }, { jobKey: `live.keepFile:${next.ref}` });
    }
    return { slot: next, isForGuests, isForStaff: isLogged || refusal !== undefined };
  });
  if (taken?.isForGuests) await announce(deps, taken.slot);
  else if (taken?.isForStaff) deps.hub.publish(liveReported, taken.slot.weddingId, {});
  return taken?.slot;
}

/** Moves a slot without a report: by the clock, or by a signal from one of our own jobs. */
export async function step(deps: ReportDeps, name: SlotName, { signal, reason = '' }: ExternalSignal): Promise<void> {
  const now = deps.clock.now();
  const changed = await deps.db.transaction().execute(async tx => {
    const slot = await lockSlot(tx, name.provider, name.ref);
    if (slot === undefined) return undefined;
    const state = afterReport(slot, signal);
    if (state === slot.state) return undefined;
    const next = await updateSlot(tx, slot, { state }, now);
    await follow(tx, deps, next, { reason, now });
    return next;
  });
  if (changed !== undefined) await announce(deps, changed);
}

/** Records that the slot's provider does not answer. Guests receive `unknown` from the second failed request on. */
export async function recordUnreachable(deps: ReportDeps, { provider, ref }: SlotName): Promise<void> {
  const now = deps.clock.now();
  const slot = await deps.db.transaction().execute(async tx => {
    const held = await lockSlot(tx, provider, ref);
    return held?.unreachableSince === null ? await updateSlot(tx, held, { unreachableSince: now }, now) : held;
  });
  if (slot !== undefined && isStateUnknown(slot, now)) await announce(deps, slot);
}
