import type { LiveConsole } from '@kotohogi/contract/live';
import { type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import { afterCommand } from '@kotohogi/domain/live/transitions';
import type { LiveCommand } from '@kotohogi/domain/live/types';
import { ProviderUnreachable, type SlotReport, type VideoProvider } from '@kotohogi/ports/video-provider';
import type { Call } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { type LiveHandlerDeps, readConsole, record } from './handlers.console.ts';
import { announce, takeReport } from './jobs.report.ts';
import { findSlot, lockSlotOf, type Slot, type SlotChange, updateSlot } from './store.ts';

type Ask = (provider: VideoProvider, slot: Slot) => Promise<SlotReport>;

/** How a command of the console is executed. */
export interface Command {
  readonly command: LiveCommand;
  /** The kind in the log, if it is not the state. */
  readonly kind?: string;
  readonly reason?: string;
  readonly change: (report: SlotReport | undefined) => Omit<SlotChange, 'state'>;
  /** What the provider must have done before the state may change. */
  readonly before?: Ask;
  /** What follows in the same transaction, with the updated slot. */
  readonly also?: (tx: Tx, slot: Slot) => Promise<void>;
  /** Asked of the provider after the state has changed. If the provider is unreachable, a job of `also` retries. */
  readonly after?: Ask;
  /**
   * Reverts what `before` did if the slot has changed in the meantime and is now in a state where that does not belong.
   */
  readonly undo?: { readonly isDue: (slot: Slot) => boolean; readonly ask: Ask };
}

type Outcome = Promise<LiveConsole | Refused<'live_wrong_state' | 'live_unreachable'>>;

/** Asks the provider; undefined = unreachable. */
async function tryAsk({ providers }: LiveHandlerDeps, slot: Slot, ask: Ask): Promise<SlotReport | undefined> {
  try {
    return await ask(providers.of(slot.provider), slot);
  } catch (error) {
    if (error instanceof ProviderUnreachable) return undefined;
    throw error;
  }
}

/**
 * Changes the state if the command is still allowed with the slot locked: a report may have changed it in the meantime.
 */
async function commit(
  deps: LiveHandlerDeps,
  { scope, call }: { readonly scope: WeddingScope; readonly call: Call },
  requested: Command,
  report: SlotReport | undefined,
): Promise<Slot | Refused<'live_wrong_state'>> {
  return await deps.db.transaction().execute(async tx => {
    const slot = await lockSlotOf(tx, scope.weddingId);
    if (slot === undefined) return refuse('live_wrong_state', { state: 'pending' });
    const next = afterCommand(slot, requested.command);
    if ('refused' in next) return next;
    const intermissionAt = next.isIntermission ? call.now : null;
    const change = { ...requested.change(report), state: next.state, intermissionAt };
    const changed = await updateSlot(tx, slot, change, call.now);
    await requested.also?.(tx, changed);
    const { kind = next.state, reason } = requested;
    await record(tx, scope, call, { kind, ...(reason === undefined ? {} : { reason }) });
    return changed;
  });
}

/** Reverts a command that came too late at the provider as well, so that it leaves no trace. */
async function takeBack(deps: LiveHandlerDeps, { weddingId }: WeddingScope, { undo }: Command): Promise<void> {
  const slot = undo && (await findSlot(deps.db, weddingId));
  if (slot !== undefined && undo?.isDue(slot)) await tryAsk(deps, slot, undo.ask);
}

/**
 * Executes a command: checks the state, asks the provider, changes the state, writes log and audit, and notifies
 * everyone.
 */
export async function executeCommand(
  deps: LiveHandlerDeps,
  scope: WeddingScope,
  call: Call,
  requested: Command,
): Outcome {
  const seen = await findSlot(deps.db, scope.weddingId);
  if (seen === undefined) return refuse('live_wrong_state', { state: 'pending' });
  const allowed = afterCommand(seen, requested.command);
  if ('refused' in allowed) return allowed;
  const before = requested.before && (await tryAsk(deps, seen, requested.before));
  if (requested.before !== undefined && before === undefined) return refuse('live_unreachable');
  const done = await commit(deps, { scope, call }, requested, before);
  if ('refused' in done) {
    await takeBack(deps, scope, requested);
    return done;
  }
  await announce(deps, done);
  const report = requested.after === undefined ? before : await tryAsk(deps, done, requested.after);
  // Applies what the provider reported while it executed the command, such as an encoder that already pushes, or none
  // any more.
  if (report !== undefined) await takeReport(deps, done.provider, report);
  return await readConsole(deps, scope, call);
}
