import type { UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The account of an address, made without a password when there is none yet. */
export async function ensureUser(tx: Tx, email: string): Promise<UserId> {
  const found = await tx
    .selectFrom('app_user')
    .select('id')
    .where(eb => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (found !== undefined) return found.id as UserId;
  const made = await tx
    .insertInto('app_user')
    .values({ name: '', email, password_hash: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id as UserId;
}

/** Makes a user an organizer of a wedding; once is enough. */
export async function grantOrganizer(tx: Tx, userId: UserId, weddingId: WeddingId): Promise<void> {
  await tx
    .insertInto('user_grant')
    .values({ user_id: userId, scope: 'wedding', wedding_id: weddingId, role: 'organizer' })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

export interface NewMailToken {
  readonly idHash: Buffer;
  readonly purpose: 'verify-host';
  readonly userId: UserId;
  readonly weddingId: WeddingId;
  readonly now: Instant;
  readonly expiresAt: Instant;
}

/** Stores a mailed token and kills every earlier one of the same purpose, user and wedding (decision 80). */
export async function insertMailToken(tx: Tx, token: NewMailToken): Promise<void> {
  await tx
    .updateTable('mail_token')
    .set({ used_at: at(token.now) })
    .where('user_id', '=', token.userId)
    .where('purpose', '=', token.purpose)
    .where('wedding_id', '=', token.weddingId)
    .where('used_at', 'is', null)
    .execute();
  await tx
    .insertInto('mail_token')
    .values({
      id_hash: token.idHash,
      purpose: token.purpose,
      user_id: token.userId,
      wedding_id: token.weddingId,
      created_at: at(token.now),
      expires_at: at(token.expiresAt),
    })
    .execute();
}
