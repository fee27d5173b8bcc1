import { randomBytes } from 'node:crypto';
import { live } from '@kotohogi/contract/live';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { type Call, inWedding, type Route } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import { seal } from '../../platform/crypto/keys.ts';
import { holdWedding, readSchedule } from '../wedding/index.ts';
import { executeCommand } from './handlers.command.ts';
import { ignoreUnreachable, type LiveHandlerDeps, readConsole, record } from './handlers.console.ts';
import { askerOf, playbackFor } from './index.ts';
import { liveClose, livePrepare, prepareSlot, registerSlot, remindProvider, syncSlot } from './jobs.ts';
import { findSlot, insertSlot } from './store.ts';

/** 24 letters and digits, easy to read out on the telephone: no 0/o, 1/l. */
function newStreamKey(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return [...randomBytes(24)].map(byte => letters[byte % letters.length]).join('');
}

async function create(deps: LiveHandlerDeps, scope: WeddingScope, call: Call<typeof live.create>) {
  const { db, providers, keys } = deps;
  const provider = providers.find(call.params.param);
  if (provider === undefined) return refuse('live_provider_unknown');
  const ref = `w${scope.weddingId}-${randomBytes(4).toString('hex')}`;
  const isMade = await db.transaction().execute(async tx => {
    await holdWedding(tx, scope.weddingId);
    const { lifeCycle } = await readSchedule(tx, scope.weddingId, call.now);
    // Does not restart the stream of an erased wedding.
    if (lifeCycle === 'cleaned') return refuse('live_wrong_state', { state: 'end' });
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
    await record(tx, scope, call, { kind: 'created', detail: { provider: provider.key } });
    return true;
  });
  if (typeof isMade !== 'boolean') return isMade;
  const slot = await findSlot(db, scope.weddingId);
  if (!isMade || slot === undefined) return refuse('live_wrong_state', { state: slot?.state ?? 'pending' });
  await prepareSlot(deps, slot).catch(ignoreUnreachable);
  return await readConsole(deps, scope, call);
}

async function sync(deps: LiveHandlerDeps, scope: WeddingScope, call: Call<typeof live.sync>) {
  const slot = await findSlot(deps.db, scope.weddingId);
  if (slot === undefined || slot.state === 'pending') return refuse('live_wrong_state', { state: 'pending' });
  if (slot.state === 'preparing') await prepareSlot(deps, slot).catch(ignoreUnreachable);
  const report = (await syncSlot(deps, slot)) ?? (await remindProvider(deps, slot));
  return report === undefined ? refuse('live_unreachable') : await readConsole(deps, scope, call);
}

async function embedKey(deps: LiveHandlerDeps, scope: WeddingScope, call: Call<typeof live.embedKey>) {
  const { startsAt, closesAt } = await readSchedule(deps.db, scope.weddingId, call.now);
  const wedding = { weddingId: scope.weddingId, startsAt, closesAt };
  const playback = await playbackFor(deps, wedding, askerOf(call, scope.weddingId), call.now);
  if (playback === undefined) return refuse('live_nothing_to_play');
  if (isRefused(playback)) return playback;
  const { url, embedKey: key, kind, scriptUrl, expiresAt } = playback;
  return { videoUrl: url, embedKey: key, videoKind: kind, playerScriptUrl: scriptUrl, expiresAt };
}

/** Handlers of live streaming: a ceremony's commands, and the guests' playback keys. */
export function liveHandlers(deps: LiveHandlerDeps): Route[] {
  return [
    inWedding(live.console, (call, scope) => readConsole(deps, scope, call)),
    inWedding(live.create, (call, scope) => create(deps, scope, call)),
    inWedding(live.sync, (call, scope) => sync(deps, scope, call)),
    inWedding(live.open, (call, scope) =>
      executeCommand(deps, scope, call, {
        command: 'open',
        // Registers the slot again, for a provider that has lost its disk since the slot was made.
        before: async (provider, slot) => {
          await registerSlot(deps, slot);
          return await provider.open(slot.ref);
        },
        change: () => ({ openedAt: call.now }),
      }),
    ),
    inWedding(live.publish, (call, scope) =>
      executeCommand(deps, scope, call, {
        command: 'publish',
        before: (provider, { ref }) => provider.publish(ref),
        // Publishing ends the delay (docs/product/live.md#delay).
        change: () => ({ publishedAt: call.now, isDelayedByStaff: false }),
      }),
    ),
    inWedding(live.intermission, (call, scope) =>
      executeCommand(deps, scope, call, {
        command: 'intermission',
        kind: 'intermission',
        before: (provider, { ref }) => provider.pause(ref),
        // The encoder stopped at the same moment: what it sends once it is back does not belong to the intermission.
        undo: { isDue: slot => !slot.isIntermission, ask: (provider, { ref }) => provider.resume(ref) },
        change: () => ({ framesLostAt: null }),
      }),
    ),
    inWedding(live.resume, (call, scope) =>
      executeCommand(deps, scope, call, {
        command: 'resume',
        kind: 'resumed',
        before: (provider, { ref }) => provider.resume(ref),
        // Frames missing during the intermission count from now on: the ten minutes start here.
        change: report => ({ framesLostAt: report?.frames === 'lost' ? call.now : null }),
      }),
    ),
    inWedding(live.close, (call, scope) =>
      executeCommand(deps, scope, call, {
        command: 'close',
        change: () => ({ closedAt: call.now }),
        also: (tx, { provider, ref }) => liveClose.add(tx, { provider, ref }, { jobKey: `live.close:${ref}` }),
      }),
    ),
    inWedding(live.embedKey, (call, scope) => embedKey(deps, scope, call)),
  ];
}
