import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../db/connect.ts';
import { at } from '../db/instants.ts';

/** What a caller sends to make a write safe to repeat. */
export interface IdempotencyClaim {
  /** Who and what: a key of one guest and call never meets another's. */
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
  /** Whose names and words the answer repeats: it is erased with them. */
  readonly weddingId?: number;
  readonly attendantId?: number;
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
 * Claims a key inside the transaction of the write itself. A second call with the same key waits for the first to commit
 * and then reads its answer (`done`); the same key with another request is `other`, a conflict. The owner comes with the answer: a
 * foreign key locks its row for sharing, and two writes that then want that row for themselves would wait for each other.
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

/** Keeps the answer of a claimed key, in the same transaction. */
export async function keepAnswer(tx: Tx, claim: IdempotencyClaim, body: object): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ recovery_point: 'finished', status: 200, body: JSON.stringify(body), ...ownerOf(claim) })
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .execute();
}

/** Lets go of a key whose write was refused, in the same transaction: the next try begins anew. */
export async function releaseKey(tx: Tx, claim: IdempotencyClaim): Promise<void> {
  await tx.deleteFrom('idempotency_key').where('scope', '=', claim.scope).where('key', '=', claim.key).execute();
}

/** Deletes the keys that were claimed before a moment. */
export async function deleteKeysBefore(tx: Tx, before: Instant): Promise<void> {
  await tx.deleteFrom('idempotency_key').where('created_at', '<', at(before)).execute();
}
