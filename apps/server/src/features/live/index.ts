import type { AttendantId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, type Instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { isRefused, type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import { admitDevice } from '@kotohogi/domain/live/control';
import { afterCommand } from '@kotohogi/domain/live/transitions';
import type { ViewerPhase } from '@kotohogi/domain/live/viewer';
import type { ObjectInfo, ObjectStore } from '@kotohogi/ports/object-store';
import { guestSession } from '../../gate/cookies.ts';
import type { Call } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { serveObject } from '../../platform/files/serve.ts';
import type { RawReply } from '../../platform/http/raw-reply.ts';
import type { Providers } from '../../platform/video/providers.ts';
import { readSchedule } from '../wedding/index.ts';
import { liveEndViewer } from './jobs.ts';
import { liveLinkVideo } from './jobs.video.ts';
import { countOtherDevices, type Device, findDeviceSeenAt, lockGuest, recordDevice } from './store.device.ts';
import { insertLiveEvent } from './store.event.ts';
import { findSlot, lockSlotOf, type Slot, updateSlot } from './store.ts';
import { addressAt, type LiveView, type PlayerAddress, toLiveView, toViewer, type ViewingTimes } from './view.guest.ts';

export { eraseLive } from './index.erasure.ts';
export { announce, liveEnd, liveKeepFile } from './jobs.report.ts';
export { liveClose } from './jobs.ts';
export { listLiveEvents } from './store.event.ts';
export { findSlot, findSlotByName, lockSlotOf, retireSlot, type Slot } from './store.ts';
export type { LiveView } from './view.guest.ts';

/** A playback key is valid for five minutes and renewed; so is the place of a device (docs/product/live.md#devices). */
const KEY_LIFETIME_MS = 5 * MINUTE_MS;
/** A device stored less than this ago is not stored again, because pages make several calls at once. */
const NOTED_MS = MINUTE_MS;

/** Reads the stream state that guests may know. */
export async function readLive(tx: Tx, weddingId: WeddingId, times: ViewingTimes, now: Instant): Promise<LiveView> {
  return toLiveView(await findSlot(tx, weddingId), times, now);
}

/** Who wants to play. Guests are limited to three devices each; staff and hosts are not. */
export type PlaybackAsker =
  | { readonly kind: 'guest'; readonly attendantId: AttendantId; readonly sessionHash: Buffer }
  | {
      readonly kind: 'manager';
      readonly userId: UserId /** Sees what is not published yet (docs/product/player.md#start). */;
      readonly mayDebug: boolean;
    };

/** A guest's subject at the provider. */
const subjectOf = (attendantId: AttendantId) => `g${attendantId}`;

type Admission = 'admitted' | 'absent' | Refused<'live_too_many_devices'>;

/** Admits a guest's device, or renews it; refused while three others play. Guests who answered absence get no video. */
async function admit(db: Db, device: Device, now: Instant): Promise<Admission> {
  const seenAt = await findDeviceSeenAt(db, device);
  if (seenAt !== undefined && now - seenAt < NOTED_MS) return 'admitted';
  return await db.transaction().execute(async tx => {
    const answer = await lockGuest(tx, device.attendantId);
    if (answer === 'absence') return 'absent';
    const refused = admitDevice(await countOtherDevices(tx, device, KEY_LIFETIME_MS, now));
    if (refused !== undefined) return refused;
    await recordDevice(tx, device, now);
    return 'admitted';
  });
}

/** A playback URL with its expiry. */
export type GivenAddress = PlayerAddress & { readonly expiresAt: Instant };

const PLAYABLE: readonly ViewerPhase[] = ['live', 'slate', 'intermission', 'archive'];

/** A playback URL for the next five minutes, or undefined if there is nothing to play in this phase. */
export async function playbackFor(
  { db, providers }: { readonly db: Db; readonly providers: Providers },
  wedding: { readonly weddingId: WeddingId } & ViewingTimes,
  asker: PlaybackAsker,
  now: Instant,
): Promise<GivenAddress | Refused<'live_too_many_devices'> | undefined> {
  const slot = await findSlot(db, wedding.weddingId);
  const { phase } = toViewer(slot, wedding, now);
  const provider = slot && providers.find(slot.provider);
  const isForStaff = slot?.state === 'unpulished' && asker.kind === 'manager' && asker.mayDebug;
  if (slot === undefined || provider === undefined || !(isForStaff || PLAYABLE.includes(phase))) return undefined;
  const isGuest = asker.kind === 'guest';
  const admission = isGuest ? await admit(db, asker, now) : 'admitted';
  if (admission === 'absent') return undefined;
  if (admission !== 'admitted') return admission;
  const expiresAt = after(now, KEY_LIFETIME_MS);
  const viewer = isGuest
    ? ({ subject: subjectOf(asker.attendantId), kind: 'viewer' } as const)
    : ({ subject: `u${asker.userId}`, kind: 'staff' } as const);
  const address = addressAt(provider, slot.ref, { ...viewer, expiresAtMs: expiresAt });
  return address && { ...address, expiresAt };
}

/**
 * Revokes a guest's playback, in the transaction that blocks or erases them. The stream and the recording stop at once.
 */
export async function endPlayback(tx: Tx, weddingId: WeddingId, attendantId: AttendantId, now: Instant): Promise<void> {
  const slot = await findSlot(tx, weddingId);
  if (slot === undefined || slot.ref === '') return;
  const { provider, ref } = slot;
  const untilMs = after(now, KEY_LIFETIME_MS);
  await liveEndViewer.add(tx, { provider, ref, subject: subjectOf(attendantId), untilMs });
}

/**
 * Who asks for playback in a call that guests, staff and hosts may make. A guest counts as a guest even when also
 * signed in as a user.
 */
export function askerOf(call: Call, weddingId: WeddingId): PlaybackAsker {
  const { guest, user } = call.caller;
  const sessionHash = guest && guestSession(call.cookies.read, weddingId);
  if (guest !== undefined && sessionHash !== undefined) {
    return { kind: 'guest', attendantId: guest.attendantId, sessionHash };
  }
  if (user === undefined) throw new Error('a picture was requested without a session');
  return { kind: 'manager', userId: user.userId, mayDebug: call.permissions.has('facility:read:weddingVideo') };
}

/** Reads the stream state that guests may know, and keeps it until the transaction ends. */
export async function lockLive(tx: Tx, weddingId: WeddingId, now: Instant): Promise<LiveView> {
  return toLiveView(await lockSlotOf(tx, weddingId), await readSchedule(tx, weddingId, now), now);
}

/** Serves a file that belongs to the recording, to those who may see the recording and for as long. */
export async function showRecordingFile(
  deps: { readonly db: Db; readonly providers: Providers; readonly objects: ObjectStore },
  scope: WeddingScope,
  call: Call,
  find: () => Promise<string | undefined>,
): Promise<RawReply | Refused<'recording_nothing_to_show' | 'live_too_many_devices'>> {
  const { db, objects } = deps;
  const wedding = { weddingId: scope.weddingId, ...(await readSchedule(db, scope.weddingId, call.now)) };
  const { phase } = await readLive(db, scope.weddingId, wedding, call.now);
  const playback = await playbackFor(deps, wedding, askerOf(call, scope.weddingId), call.now);
  if (playback !== undefined && isRefused(playback)) return playback;
  const key = phase === 'archive' && playback !== undefined ? await find() : undefined;
  const info: ObjectInfo | undefined = key === undefined ? undefined : await objects.head(key);
  if (info === undefined) return refuse('recording_nothing_to_show');
  return await serveObject(objects, info, { rangeHeader: undefined, cacheControl: 'private, no-cache' });
}

/** A film in our store that is to become the recording of a wedding. */
export interface FilmToLink {
  readonly weddingId: WeddingId;
  /** Identifies it at the provider: the same film twice is one. */
  readonly videoId: string;
  /** Its key in the object store. */
  readonly objectKey: string;
  /** For the stream's log. */
  readonly actorName: string;
  readonly now: Instant;
}

/**
 * Makes a film the recording: sets state `uploading`, writes a log line, and queues a job that passes it to the
 * provider and applies the outcome (`archived` or `archive_error`). All in the caller's transaction; `announce` the
 * slot once it is committed.
 */
export async function linkVideoToSlot(tx: Tx, film: FilmToLink): Promise<Slot | Refused<'live_wrong_state'>> {
  const { weddingId, videoId, objectKey, actorName, now } = film;
  const slot = await lockSlotOf(tx, weddingId);
  if (slot === undefined) return refuse('live_wrong_state', { state: 'pending' });
  const next = afterCommand(slot, 'linkVideo');
  if ('refused' in next) return next;
  const changed = await updateSlot(tx, slot, { state: next.state, intermissionAt: null }, now);
  await insertLiveEvent(tx, { weddingId, at: now, kind: next.state, actorName, detail: { videoId } });
  const { provider, ref } = slot;
  await liveLinkVideo.add(tx, { provider, ref, videoId, objectKey }, { jobKey: `live.linkVideo:${ref}` });
  return changed;
}

/**
 * Sets or removes the mark where the ceremony begins, in program time (docs/product/recording.md#chapters); undefined
 * if the wedding has no slot.
 */
export async function setShortcut(
  tx: Tx,
  weddingId: WeddingId,
  shortcutAt: Instant | null,
  now: Instant,
): Promise<Slot | undefined> {
  const slot = await lockSlotOf(tx, weddingId);
  return slot && (await updateSlot(tx, slot, { shortcutAt }, now));
}
export { listLanguages, readFacilityContact } from './store.alarm.ts';
