import { randomBytes } from 'node:crypto';
import { type LiveConsole, live } from '@kotohogi/contract/live';
import { after, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { isRefused, type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import { afterCommand } from '@kotohogi/domain/live/transitions';
import type { LiveCommand } from '@kotohogi/domain/live/types';
import { ProviderUnreachable } from '@kotohogi/ports/video-provider';
import { type Call, inWedding, type Route, userOf } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import { seal } from '../../platform/crypto/keys.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { byUser, insertAudit } from '../audit/door.ts';
import { readWedding } from '../wedding/door.ts';
import { playbackFor } from './door.ts';
import { announce, type LiveDeps, liveClose, livePrepare, prepareSlot, syncSlot } from './jobs.ts';
import {
  findSlot,
  insertLiveEvent,
  insertSlot,
  listLiveEvents,
  lockSlot,
  type Slot,
  type SlotChange,
  updateSlot,
} from './store.ts';
import { toConsole } from './view.ts';

export interface LiveHandlerDeps extends LiveDeps {
  readonly ingestUrl: string;
}

const PREVIEW_LIFETIME_MS = 5 * MINUTE_MS;
const LOG_LINES = 50;

/** 24 letters and digits, easy to read out over a telephone: no 0/o, 1/l. */
function newStreamKey(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return [...randomBytes(24)].map(byte => letters[byte % letters.length]).join('');
}

async function readConsole(deps: LiveHandlerDeps, scope: WeddingScope, call: Call): Promise<LiveConsole> {
  const { db, provider, hub, keys, ingestUrl } = deps;
  const { startsAt } = await readWedding(db, scope.weddingId, call.now);
  const slot = await findSlot(db, scope.weddingId);
  const isOnAir = slot !== undefined && !['pending', 'preparing', 'end'].includes(slot.state);
  // Reading shows the moment and changes nothing: what it means for the state comes by the provider's own reports.
  const report = isOnAir ? await provider.sync(slot.ref).catch(ignoreUnreachable) : undefined;
  const viewer = {
    subject: `u${userOf(call).userId}`,
    kind: 'staff',
    expiresAtMs: after(call.now, PREVIEW_LIFETIME_MS),
  } as const;
  const guests = hub.visitorsIn('wedding', scope.weddingId).flatMap(visitor => visitor.attendantId ?? []);
  return toConsole({
    slot,
    report,
    startsAt,
    now: call.now,
    isReachable: !isOnAir || report !== undefined,
    ingestUrl,
    sealKey: keys.seal,
    mayWrite: call.permissions.has('facility:write:weddingVideo'),
    present: new Set(guests).size,
    preview: isOnAir ? provider.playback(slot.ref, viewer) : null,
    log: await listLiveEvents(db, scope.weddingId, LOG_LINES),
  });
}

/** A provider that is away is a fact for the console, not a failure of it. */
function ignoreUnreachable(error: unknown): undefined {
  if (error instanceof ProviderUnreachable) return undefined;
  throw error;
}

/** Writes down who did what to a slot: in the stream's own log and in the audit. */
async function record(tx: Tx, scope: WeddingScope, call: Call, deed: { action: string; kind: string }): Promise<void> {
  const user = userOf(call);
  await insertLiveEvent(tx, { weddingId: scope.weddingId, at: call.now, kind: deed.kind, actorName: user.name });
  await insertAudit(tx, {
    actor: byUser(user),
    action: deed.action,
    subject: { kind: 'live_slot', id: scope.weddingId },
    scope,
    requestId: call.requestId,
  });
}

async function create(deps: LiveHandlerDeps, scope: WeddingScope, call: Call<typeof live.create>) {
  const { db, provider, keys } = deps;
  if (call.params.param !== provider.key) return refuse('live_provider_unknown');
  const ref = `w${scope.weddingId}-${randomBytes(4).toString('hex')}`;
  const isMade = await db.transaction().execute(async tx => {
    const made = await insertSlot(tx, {
      weddingId: scope.weddingId,
      provider: provider.key,
      ref,
      mainKeySealed: seal(keys.seal, newStreamKey()),
      spareKeySealed: seal(keys.seal, newStreamKey()),
      now: call.now,
    });
    if (!made) return false;
    await livePrepare.add(
      tx,
      { weddingId: scope.weddingId },
      { runAtMs: call.now + 2000, jobKey: `live.prepare:${ref}` },
    );
    await record(tx, scope, call, { action: live.create.name, kind: 'created' });
    return true;
  });
  const slot = await findSlot(db, scope.weddingId);
  if (!isMade || slot === undefined) return refuse('live_wrong_state', { state: slot?.state ?? 'pending' });
  await prepareSlot(deps, slot).catch(ignoreUnreachable);
  return await readConsole(deps, scope, call);
}

interface Deed {
  readonly command: LiveCommand;
  readonly action: string;
  readonly change: (call: Call) => Omit<SlotChange, 'state'>;
  /** What the provider must have done before the state may change. */
  readonly before?: (slot: Slot) => Promise<unknown>;
  /** What follows in the same transaction. */
  readonly also?: (tx: Tx, slot: Slot) => Promise<void>;
}

type Outcome = Promise<LiveConsole | Refused<'live_wrong_state' | 'live_unreachable'>>;

/** Carries out a command: allowed in this state? provider, state, log, audit, everybody told. */
async function carryOut(deps: LiveHandlerDeps, scope: WeddingScope, call: Call, deed: Deed): Outcome {
  const { db, provider } = deps;
  const seen = await findSlot(db, scope.weddingId);
  const allowed = afterCommand(seen?.state ?? 'pending', deed.command);
  if (typeof allowed !== 'string') return allowed;
  if (seen === undefined) return refuse('live_wrong_state', { state: 'pending' });
  try {
    await deed.before?.(seen);
  } catch (error) {
    if (error instanceof ProviderUnreachable) return refuse('live_unreachable');
    throw error;
  }
  const done = await db.transaction().execute(async tx => {
    // A report may have moved the slot meanwhile: the state that counts is the one held here.
    const slot = (await lockSlot(tx, provider.key, seen.ref)) ?? seen;
    const state = afterCommand(slot.state, deed.command);
    if (typeof state !== 'string') return state;
    await updateSlot(tx, slot, { ...deed.change(call), state }, call.now);
    await deed.also?.(tx, slot);
    await record(tx, scope, call, { action: deed.action, kind: state });
    return { ...slot, state };
  });
  if ('refused' in done) return done;
  await announce(deps, done);
  return await readConsole(deps, scope, call);
}

/** Live streaming: the console's calls, and the key guests play with. */
export function liveHandlers(deps: LiveHandlerDeps): Route[] {
  const { db, provider } = deps;
  return [
    inWedding(live.console, (call, scope) => readConsole(deps, scope, call)),
    inWedding(live.create, (call, scope) => create(deps, scope, call)),
    inWedding(live.sync, async (call, scope) => {
      const slot = await findSlot(db, scope.weddingId);
      if (slot === undefined) return refuse('live_wrong_state', { state: 'pending' });
      if (slot.state === 'preparing') await prepareSlot(deps, slot).catch(ignoreUnreachable);
      const report = await syncSlot(deps, slot.ref);
      return report === undefined ? refuse('live_unreachable') : await readConsole(deps, scope, call);
    }),
    inWedding(live.open, async (call, scope) => {
      const opened = await carryOut(deps, scope, call, {
        command: 'open',
        action: live.open.name,
        change: ({ now }) => ({ openedAt: now }),
      });
      if (isRefused(opened)) return opened;
      // An encoder that pushes already needs no second beginning.
      const slot = await findSlot(db, scope.weddingId);
      if (slot !== undefined) await syncSlot(deps, slot.ref);
      return await readConsole(deps, scope, call);
    }),
    inWedding(live.publish, (call, scope) =>
      carryOut(deps, scope, call, {
        command: 'publish',
        action: live.publish.name,
        before: slot => provider.publish(slot.ref),
        change: ({ now }) => ({ publishedAt: now }),
      }),
    ),
    inWedding(live.close, (call, scope) =>
      carryOut(deps, scope, call, {
        command: 'close',
        action: live.close.name,
        change: ({ now }) => ({ closedAt: now }),
        also: (tx, slot) => liveClose.add(tx, { ref: slot.ref }),
      }),
    ),
    inWedding(live.embedKey, async (call, scope) => {
      const { guest, user } = call.caller;
      const { startsAt, closesAt } = await readWedding(db, scope.weddingId, call.now);
      const asker = guest
        ? ({ subject: `g${guest.attendantId}`, kind: 'viewer' } as const)
        : ({ subject: `u${user?.userId ?? 0}`, kind: 'staff' } as const);
      const wedding = { weddingId: scope.weddingId, startsAt, closesAt };
      const playback = await playbackFor(db, provider, wedding, { ...asker, now: call.now });
      if (playback === undefined) return refuse('live_nothing_to_play');
      return { videoUrl: playback.url, embedKey: playback.embedKey, expiresAt: playback.expiresAt };
    }),
  ];
}
