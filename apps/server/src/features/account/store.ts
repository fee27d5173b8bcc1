import type { Locale } from '@kotohogi/contract/texts/texts';
import type { UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

export interface NewAccount {
  readonly name: string;
  readonly passwordHash: string;
  readonly locale: Locale;
  readonly now: Instant;
}

/** Sets password, name and language of an account that has none. */
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

export async function updateName(tx: Tx, userId: UserId, name: string, now: Instant): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ name, updated_at: at(now) })
    .where('id', '=', userId)
    .execute();
}

/** Changes the address of an account; returns false if another account has it. */
export async function updateEmail(tx: Tx, userId: UserId, email: string, now: Instant): Promise<boolean> {
  const result = await tx
    .updateTable('app_user')
    .set({ email, updated_at: at(now) })
    .where('id', '=', userId)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('app_user as other')
            .select('other.id')
            .where('other.id', '<>', userId)
            .where(inner => inner(inner.fn('lower', ['other.email']), '=', email.toLowerCase()))
            .where('other.deleted_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
