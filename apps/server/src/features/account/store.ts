import type { UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** A mailed link to begin as a host that can still be used: whose account, which wedding. */
export async function findHostInvite(tx: Tx, idHash: Buffer, now: Instant) {
  return await tx
    .selectFrom('mail_token')
    .innerJoin('app_user', 'app_user.id', 'mail_token.user_id')
    .innerJoin('wedding', 'wedding.id', 'mail_token.wedding_id')
    .select(['app_user.id as user_id', 'app_user.email', 'app_user.password_hash', 'wedding.id as wedding_id'])
    .where('mail_token.id_hash', '=', idHash)
    .where('mail_token.purpose', '=', 'verify-host')
    .where('mail_token.used_at', 'is', null)
    .where('mail_token.expires_at', '>', at(now))
    .where('app_user.deleted_at', 'is', null)
    .where('wedding.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Uses a mailed link up; false when somebody has done so a moment ago. */
export async function consumeHostInvite(tx: Tx, idHash: Buffer, now: Instant): Promise<boolean> {
  const result = await tx
    .updateTable('mail_token')
    .set({ used_at: at(now) })
    .where('id_hash', '=', idHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export interface NewAccount {
  readonly name: string;
  readonly passwordHash: string;
  readonly locale: string;
  readonly now: Instant;
}

/** Gives an account that has none its password, name and language. */
export async function beginAccount(tx: Tx, userId: UserId, account: NewAccount): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({
      name: account.name,
      password_hash: account.passwordHash,
      locale: account.locale,
      updated_at: at(account.now),
    })
    .where('id', '=', userId)
    .where('password_hash', 'is', null)
    .execute();
}

export type HostInvite = {
  readonly userId: UserId;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly weddingId: WeddingId;
};
