import { attendantAnswered } from '@kotohogi/contract/attendant';
import { congratulationChanged } from '@kotohogi/contract/congratulation';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Actor } from '../../gate/actor.ts';
import type { Call } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import { insertAudit } from '../audit/index.ts';
import { endPlayback } from '../live/index.ts';
import { openGuestSession } from '../session/index.ts';
import { lockBlock, updateBlock } from './store.block.ts';
import { lockGuest } from './store.ts';
import { toSessionAttendant } from './view.ts';

export { eraseGuest, eraseGuestsOf } from './index.erasure.ts';
export { type GuestRow, getReplyForm, lockGuest } from './store.ts';
export { avatarUrlOf, dateTimeText, toReaderCard, toSessionAttendant, viewerOf } from './view.ts';

/** Signs a guest in, and returns them as their page shows them. */
export async function signInGuest(tx: Tx, scope: WeddingScope, attendantId: AttendantId, call: Call) {
  const guest = await lockGuest(tx, scope, attendantId);
  await openGuestSession(tx, { attendantId, weddingId: scope.weddingId }, call);
  return { attendant: toSessionAttendant(scope, guest) };
}

export interface BlockDeps {
  readonly db: Db;
  readonly hub: Hub;
}

/** The guest to block, and who requests it when. */
export interface Block {
  readonly attendantId: AttendantId;
  readonly actor: Actor;
  readonly now: Instant;
  readonly requestId: string;
}

async function setBlock(
  { db, hub }: BlockDeps,
  scope: WeddingScope,
  block: Block,
  isBlocked: boolean,
): Promise<'done' | 'unknown'> {
  const { attendantId, actor, now, requestId } = block;
  const before = await db.transaction().execute(async tx => {
    const wasBlocked = await lockBlock(tx, scope, attendantId);
    if (wasBlocked === undefined || wasBlocked === isBlocked) return wasBlocked;
    await updateBlock(tx, scope, { attendantId, isBlocked }, now);
    if (isBlocked) await endPlayback(tx, scope.weddingId, attendantId, now);
    await insertAudit(tx, {
      actor,
      action: isBlocked ? 'attendant.block' : 'attendant.unblock',
      subject: { kind: 'attendant', id: attendantId },
      scope,
      requestId,
    });
    return wasBlocked;
  });
  if (before === undefined) return 'unknown';
  if (before === isBlocked) return 'done';
  // After the commit the gate rejects the guest's sessions; sockets admitted before are closed here.
  if (isBlocked) hub.disconnect('attendant', attendantId);
  hub.publish(congratulationChanged, scope.weddingId, {});
  hub.publish(attendantAnswered, scope.weddingId, { attendantId });
  return 'done';
}

/**
 * Blocks a guest at once (docs/product/attendant.md#blocking): ends their sessions, closes their sockets, and hides
 * their leaf, messages, reactions and their place in the audience. Their payments are kept. Audited. Opens its own
 * transaction; idempotent.
 */
export async function blockAttendant(deps: BlockDeps, scope: WeddingScope, block: Block): Promise<'done' | 'unknown'> {
  return await setBlock(deps, scope, block, true);
}

/** Reverts a block: everything is restored, including the guest's sessions. */
export async function unblockAttendant(
  deps: BlockDeps,
  scope: WeddingScope,
  block: Block,
): Promise<'done' | 'unknown'> {
  return await setBlock(deps, scope, block, false);
}
