import { live } from '@kotohogi/contract/live';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { admitCleanUp, admitDelay } from '@kotohogi/domain/live/control';
import { ProviderUnreachable } from '@kotohogi/ports/video-provider';
import { type Call, inWedding, type Route, userOf } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import { csvReply } from '../../platform/files/csv-reply.ts';
import { LOG_COLUMNS } from './export.ts';
import { executeCommand } from './handlers.command.ts';
import { type LiveHandlerDeps, readConsole, record } from './handlers.console.ts';
import { raiseAlarm } from './jobs.alarm.ts';
import { announce } from './jobs.report.ts';
import { liveStop } from './jobs.ts';
import { readLiveEvents } from './store.event.ts';
import { findSlot, insertPendingSlot, lockSlotOf, type Slot, updateSlot } from './store.ts';

/** Delay before a job retries what the handler could not do at once. */
const RETRY_MS = 2_000;

async function emergencyStop(deps: LiveHandlerDeps, scope: WeddingScope, call: Call<typeof live.emergencyStop>) {
  const { reason } = call.body;
  return await executeCommand(deps, scope, call, {
    command: 'emergencyStop',
    reason,
    change: () => ({ stopReason: reason, closedAt: call.now, framesLostAt: null }),
    // Our own side is closed with this row: no more playback keys, and every page is notified. The provider follows.
    also: async (tx, slot) => {
      const { provider, ref } = slot;
      await liveStop.add(tx, { provider, ref }, { delayMs: RETRY_MS, jobKey: `live.stop:${ref}` });
      const actorName = userOf(call).name;
      await raiseAlarm(tx, deps.alarms, slot, { kind: 'emergencyStop', actorName, reason, now: call.now });
    },
    after: (provider, { ref }) => provider.emergencyStop(ref),
  });
}

async function delay(deps: LiveHandlerDeps, scope: WeddingScope, call: Call<typeof live.delay>) {
  const { isDelayed } = call.body;
  const done = await deps.db.transaction().execute(async tx => {
    await insertPendingSlot(tx, scope.weddingId, call.now);
    const slot = await lockSlotOf(tx, scope.weddingId);
    if (slot === undefined) throw new Error('the slot just stored was not found');
    const refused = admitDelay(slot.state);
    if (refused !== undefined) return refused;
    if (slot.isDelayedByStaff === isDelayed) return slot;
    await record(tx, scope, call, { kind: isDelayed ? 'delayed' : 'delayEnded' });
    return await updateSlot(tx, slot, { isDelayedByStaff: isDelayed }, call.now);
  });
  if ('refused' in done) return done;
  await announce(deps, done);
  return await readConsole(deps, scope, call);
}

/** Has the provider delete the recording of the rehearsal, before any reaction is deleted. */
async function deleteFilm({ providers }: LiveHandlerDeps, { provider, ref }: Slot) {
  try {
    const isDeleted = await providers.of(provider).deleteRehearsal(ref);
    return isDeleted ? undefined : refuse('live_rehearsal_running');
  } catch (error) {
    if (error instanceof ProviderUnreachable) return refuse('live_unreachable');
    throw error;
  }
}

async function clearRehearsal(deps: LiveHandlerDeps, scope: WeddingScope, call: Call<typeof live.clearRehearsal>) {
  const slot = await findSlot(deps.db, scope.weddingId);
  const admitted = admitCleanUp(slot?.state ?? 'pending');
  if ('refused' in admitted) return admitted;
  const refused = slot !== undefined && admitted.film ? await deleteFilm(deps, slot) : undefined;
  if (refused !== undefined) return refused;
  const late = await deps.db.transaction().execute(async tx => {
    // A recording may exist since the provider was asked.
    const state = (await lockSlotOf(tx, scope.weddingId))?.state ?? 'pending';
    const still = admitCleanUp(state);
    if ('refused' in still) return still;
    const reactions = await deps.deleteReactions(tx, scope);
    const detail = { reactions, film: admitted.film };
    await record(tx, scope, call, { kind: 'cleared', detail });
    return undefined;
  });
  if (late !== undefined) return late;
  return await readConsole(deps, scope, call);
}

async function log({ db }: LiveHandlerDeps, scope: WeddingScope, call: Call<typeof live.log>) {
  // The log contains names, so the export is audited.
  await call.audit(db, scope.weddingId);
  const name = `live-log-${scope.weddingId}-${dateOf(call.now)}.csv`;
  return csvReply(name, LOG_COLUMNS, readLiveEvents(db, scope.weddingId));
}

/** Handlers for commands outside the normal sequence of states, and the log. */
export function liveControlHandlers(deps: LiveHandlerDeps): Route[] {
  return [
    inWedding(live.emergencyStop, (call, scope) => emergencyStop(deps, scope, call)),
    inWedding(live.delay, (call, scope) => delay(deps, scope, call)),
    inWedding(live.clearRehearsal, (call, scope) => clearRehearsal(deps, scope, call)),
    inWedding(live.log, (call, scope) => log(deps, scope, call)),
  ];
}
