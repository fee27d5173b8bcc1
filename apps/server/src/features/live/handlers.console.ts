import type { LiveConsole } from '@kotohogi/contract/live';
import { after, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { ProviderUnreachable } from '@kotohogi/ports/video-provider';
import { type Call, userOf } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { readSchedule } from '../wedding/index.ts';
import type { LiveDeps } from './jobs.ts';
import type { Audience } from './live.ts';
import { insertLiveEvent, listLiveEvents } from './store.event.ts';
import { findSlot } from './store.ts';
import { addressAt } from './view.guest.ts';
import { toConsole } from './view.ts';

export interface LiveHandlerDeps extends LiveDeps {
  /** The URLs for encoders and for browser cameras. */
  readonly ingestUrl: string;
  readonly browserIngestUrl: string;
  readonly audience: Audience;
  /** Deletes the reactions sent up to now; returns how many. */
  readonly deleteReactions: (tx: Tx, scope: WeddingScope) => Promise<number>;
}

const PREVIEW_LIFETIME_MS = 5 * MINUTE_MS;
const LOG_LINES = 50;

/** An unreachable provider is a state the console shows, not an error of the call. */
export function ignoreUnreachable(error: unknown): undefined {
  if (error instanceof ProviderUnreachable) return undefined;
  throw error;
}

/** Reads everything the console shows. Reading changes nothing: state changes come by reports. */
export async function readConsole(deps: LiveHandlerDeps, scope: WeddingScope, call: Call): Promise<LiveConsole> {
  const { db, providers, hub, keys, ingestUrl, browserIngestUrl, audience } = deps;
  const { weddingId } = scope;
  const { startsAt } = await readSchedule(db, weddingId, call.now);
  const slot = await findSlot(db, weddingId);
  const isOnAir = slot !== undefined && !['pending', 'preparing', 'end'].includes(slot.state);
  const provider = slot && providers.find(slot.provider);
  const report = isOnAir ? await provider?.sync(slot.ref).catch(ignoreUnreachable) : undefined;
  const expiresAtMs = after(call.now, PREVIEW_LIFETIME_MS);
  const viewer = { subject: `u${userOf(call).userId}`, kind: 'staff', expiresAtMs } as const;
  const guests = hub.visitorsIn('wedding', weddingId).flatMap(visitor => visitor.attendantId ?? []);
  return toConsole({
    slot,
    report,
    startsAt,
    now: call.now,
    isReachable: !isOnAir || report !== undefined,
    ingestUrl,
    browserIngestUrl,
    sealKey: keys.seal,
    mayWrite: call.permissions.has('facility:write:weddingVideo'),
    present: new Set(guests).size,
    audience: audience.summaryOf(weddingId),
    preview: (isOnAir && provider && addressAt(provider, slot.ref, viewer)) || null,
    providers: providers.all.map(({ key }) => key),
    log: await listLiveEvents(db, weddingId, LOG_LINES),
  });
}

/** What staff did, for the log and the audit. */
export interface RecordedCommand {
  /** The kind in the log. */
  readonly kind: string;
  readonly reason?: string;
  readonly detail?: object;
}

/** Records who did what to a slot, and why: in the stream's own log and in the audit. */
export async function record(tx: Tx, scope: WeddingScope, call: Call, command: RecordedCommand): Promise<void> {
  const detail = { ...command.detail, ...(command.reason === undefined ? {} : { reason: command.reason }) };
  const { weddingId } = scope;
  await insertLiveEvent(tx, { weddingId, at: call.now, kind: command.kind, actorName: userOf(call).name, detail });
  await call.audit(tx, weddingId, detail);
}
