import type { UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

const SHOWN = ['id', 'name', 'beginning', 'created_at', 'expires_at', 'used_at', 'permissions'] as const;

/** A user's keys, newest first. */
export async function listApiKeys(tx: Tx, userId: UserId) {
  return await tx
    .selectFrom('api_key')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The names of a user's keys. Locks the user, so that two simultaneous requests do not make an eleventh key or the same. */
export async function lockApiKeyNames(tx: Tx, userId: UserId): Promise<readonly string[]> {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
  const rows = await tx.selectFrom('api_key').select('name').where('user_id', '=', userId).execute();
  return rows.map(({ name }) => name);
}

export interface NewApiKey {
  readonly userId: UserId;
  readonly keyHash: Buffer;
  readonly beginning: string;
  readonly name: string;
  readonly permissions: readonly string[] | null;
  readonly now: Instant;
  readonly expiresAt: Instant;
}

/** Stores a key: only its hash. */
export async function insertApiKey(tx: Tx, key: NewApiKey) {
  return await tx
    .insertInto('api_key')
    .values({
      user_id: key.userId,
      key_hash: key.keyHash,
      beginning: key.beginning,
      name: key.name,
      permissions: key.permissions && [...key.permissions],
      created_at: at(key.now),
      expires_at: at(key.expiresAt),
    })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

/** Deletes a key of this user; undefined if they have no such key. */
export async function deleteApiKey(tx: Tx, userId: UserId, by: { readonly id: number } | { readonly keyHash: Buffer }) {
  return await tx
    .deleteFrom('api_key')
    .where('user_id', '=', userId)
    .where(eb => ('id' in by ? eb('id', '=', by.id) : eb('key_hash', '=', by.keyHash)))
    .returning(['id', 'name', 'beginning'])
    .executeTakeFirst();
}

/** Deletes every key of a user; returns how many there were. */
export async function deleteApiKeysOf(tx: Tx, userId: UserId): Promise<number> {
  const result = await tx.deleteFrom('api_key').where('user_id', '=', userId).executeTakeFirst();
  return Number(result.numDeletedRows);
}
