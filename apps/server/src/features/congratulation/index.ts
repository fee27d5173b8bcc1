import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Clock } from '@kotohogi/ports/clock';
import type { Tx } from '../../platform/db/connect.ts';
import { publishCongratulation } from './jobs.ts';
import { insertLeaf, insertMessage, lockTree } from './store.ts';

/** A message for the tree, and its author. */
export interface NewTreeMessage {
  readonly weddingId: WeddingId;
  readonly attendantId: AttendantId;
  readonly message: string;
}

/** Adds a message to the tree; a guest's first one grows a leaf. The caller holds the lock on the tree. */
export async function addMessage(
  tx: Tx,
  newMessage: NewTreeMessage,
  now: Instant,
): Promise<{ id: number; hasGrown: boolean }> {
  const { weddingId, attendantId, message } = newMessage;
  const id = await insertMessage(tx, weddingId, { attendantId, text: message }, now);
  const hasGrown = (await insertLeaf(tx, weddingId, attendantId, now)) !== undefined;
  return { id, hasGrown };
}

/**
 * Adds the message of a gift to the tree, if the giver wants that (docs/product/gift.md#messages). It counts among the
 * guest's five messages but is never refused because of the limit. The pages are notified when, and only if, the
 * transaction commits.
 */
export function createAddGiftMessage(clock: Clock): (tx: Tx, newMessage: NewTreeMessage) => Promise<void> {
  return async (tx, newMessage) => {
    await lockTree(tx, newMessage.weddingId);
    const { id, hasGrown } = await addMessage(tx, newMessage, clock.now());
    await publishCongratulation.add(tx, { weddingId: newMessage.weddingId, id, hasGrown });
  };
}
