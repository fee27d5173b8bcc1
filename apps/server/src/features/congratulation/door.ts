import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Clock } from '@kotohogi/ports/clock';
import type { Tx } from '../../platform/db/connect.ts';
import { congratulationTell } from './jobs.ts';
import { insertLeaf, insertMessage, lockTree } from './store.ts';

/** Words for the tree, and whose they are. */
export interface Words {
  readonly weddingId: WeddingId;
  readonly attendantId: AttendantId;
  readonly message: string;
}

/** Hangs words on the tree; the first ones of a guest let a leaf grow. The tree is held. */
export async function hang(tx: Tx, words: Words, now: Instant): Promise<{ id: number; hasGrown: boolean }> {
  const { weddingId, attendantId, message } = words;
  const id = await insertMessage(tx, weddingId, { attendantId, text: message }, now);
  const hasGrown = (await insertLeaf(tx, weddingId, attendantId, now)) !== undefined;
  return { id, hasGrown };
}

/**
 * Hangs the words of a gift on the tree, where their giver wishes so (decision 44). They count among the guest's five
 * messages but are never refused for it; the pages are told when, and only if, the transaction commits.
 */
export function hangGiftWords(clock: Clock): (tx: Tx, words: Words) => Promise<void> {
  return async (tx, words) => {
    await lockTree(tx, words.weddingId);
    const { id, hasGrown } = await hang(tx, words, clock.now());
    await congratulationTell.add(tx, { weddingId: words.weddingId, id, hasGrown });
  };
}
