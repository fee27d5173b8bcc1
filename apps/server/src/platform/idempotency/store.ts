import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../db/connect.ts';
import { at } from '../db/instants.ts';

/** What a caller sends to make a write safe to repeat. */
export interface IdempotencyClaim {
  /** Caller and call: the same key from another guest or for another call never collides. */
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
  /** The owners of the data in the stored response, which is erased with theirs. */
  readonly weddingId?: WeddingId;
  readonly attendantId?: AttendantId;
}

const ownerOf = ({ weddingId, attendantId }: IdempotencyClaim) => ({
  wedding_id: weddingId ?? null,
  attendant_id: attendantId ?? null,
});

export type Claimed<T> =
  | { readonly kind: 'new' }
  | { readonly kind: 'done'; readonly body: T }
  | { readonly kind: 'other' };

/**
 * Claims a key inside the transaction of the write itself. A second call with the same key waits for the first to
 * commit and then reads its response (`done`); the same key with another request is `other`, a conflict. The owner is
 * stored only with the response: a foreign key takes a share lock on the owner's row, and two writes that then need an
 * exclusive lock on it would deadlock.
 */
export async function claimKey<T>(tx: Tx, claim: IdempotencyClaim): Promise<Claimed<T>> {
  const inserted = await tx
    .insertInto('idempotency_key')
    .values({ scope: claim.scope, key: claim.key, request_hash: claim.requestHash })
    .onConflict(conflict => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted !== undefined) return { kind: 'new' };
  const row = await tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'body'])
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  if (row.request_hash !== claim.requestHash) return { kind: 'other' };
  return { kind: 'done', body: row.body as T };
}

/** Stores the response of a claimed key, in the same transaction. */
export async function storeAnswer(tx: Tx, claim: IdempotencyClaim, body: object): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ recovery_point: 'finished', status: 200, body: JSON.stringify(body), ...ownerOf(claim) })
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .execute();
}

/** Releases a key whose write was refused, in the same transaction, so that the next attempt starts over. */
export async function releaseKey(tx: Tx, claim: IdempotencyClaim): Promise<void> {
  await tx.deleteFrom('idempotency_key').where('scope', '=', claim.scope).where('key', '=', claim.key).execute();
}

/** Deletes the keys that were claimed before the given time. */
export async function deleteKeysBefore(tx: Tx, before: Instant): Promise<void> {
  await tx.deleteFrom('idempotency_key').where('created_at', '<', at(before)).execute();
}
