import type { Locale } from '@kotohogi/contract/texts/texts';
import type { UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { STAFF_INVITE_PURPOSES } from '@kotohogi/domain/session/token';
import { ACCOUNT_KEPT_MS } from '@kotohogi/domain/user/decide';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The account an address signs in with, or could sign in with once it is set up. */
export async function findAccount(tx: Tx, email: string) {
  return await tx
    .selectFrom('app_user')
    .select(['id', 'locale'])
    .where(eb => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Restores the last deleted account of an address, within 30 days (docs/product/user.md#deleting). */
async function restoreAccount(tx: Tx, email: string, now: Instant): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ deleted_at: null, updated_at: at(now) })
    .where('id', '=', eb =>
      eb
        .selectFrom('app_user as deleted')
        .select('deleted.id')
        .where(inner => inner(inner.fn('lower', ['deleted.email']), '=', email.toLowerCase()))
        .where('deleted.deleted_at', '>', at(now - ACCOUNT_KEPT_MS))
        .orderBy('deleted.deleted_at', 'desc')
        .limit(1),
    )
    .execute();
}

/** Returns the account for an address; restores a deleted one, or creates one without a password. */
export async function ensureUser(tx: Tx, email: string, now: Instant): Promise<UserId> {
  const found = await findAccount(tx, email);
  if (found !== undefined) return found.id;
  await restoreAccount(tx, email, now);
  await insertAccount(tx, { name: '', email });
  const made = await findAccount(tx, email);
  if (made === undefined) throw new Error('an account that was just created is missing');
  return made.id;
}

/** Creates an account, unless its address has one. Returns its id. */
export async function insertAccount(
  tx: Tx,
  account: { readonly name: string; readonly email: string; readonly passwordHash?: string; readonly locale?: Locale },
): Promise<UserId | undefined> {
  const { name, email, passwordHash = null, locale } = account;
  const made = await tx
    .insertInto('app_user')
    .values({ name, email, password_hash: passwordHash, locale })
    .onConflict(conflict => conflict.expression(sql`lower(email)`).where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** Makes a user an organizer of a wedding; idempotent. */
export async function grantOrganizer(tx: Tx, userId: UserId, weddingId: WeddingId): Promise<void> {
  await tx
    .insertInto('user_grant')
    .values({ user_id: userId, scope: 'wedding', wedding_id: weddingId, role: 'organizer' })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Deletes every role of a user in a wedding. */
export async function deleteWeddingGrants(tx: Tx, userId: UserId, weddingId: WeddingId): Promise<void> {
  await tx
    .deleteFrom('user_grant')
    .where('user_id', '=', userId)
    .where('scope', '=', 'wedding')
    .where('wedding_id', '=', weddingId)
    .execute();
}

/** Erases an account that was never activated and that no role or invitation needs any more. */
export async function deleteUnstarted(tx: Tx, userId: UserId, now: Instant): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ name: '', email: '', deleted_at: at(now), updated_at: at(now) })
    .where('id', '=', userId)
    .where('password_hash', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('user_grant').select('user_grant.id').whereRef('user_grant.user_id', '=', 'app_user.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail_token')
            .select('mail_token.purpose')
            .whereRef('mail_token.user_id', '=', 'app_user.id')
            .where('mail_token.used_at', 'is', null),
        ),
      ),
    )
    .execute();
}

/** Locks a wedding until the transaction ends, so that two hosts who remove each other are handled in sequence. */
export async function lockHosts(tx: Tx, weddingId: WeddingId): Promise<void> {
  await tx.selectFrom('wedding').select('id').where('id', '=', weddingId).forUpdate().execute();
}

/** The users with a role in a wedding, in the order they were added. */
export async function listHosts(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('user_grant')
    .innerJoin('app_user', 'app_user.id', 'user_grant.user_id')
    .select(['app_user.id', 'app_user.name', 'app_user.email', 'app_user.password_hash'])
    .where('user_grant.scope', '=', 'wedding')
    .where('user_grant.wedding_id', '=', weddingId)
    .where('app_user.deleted_at', 'is', null)
    .orderBy('user_grant.id')
    .execute();
}

/**
 * Invitations to a wedding that were neither used nor withdrawn: the newest for each address, expired ones included.
 */
export async function listInvites(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('mail_token')
    .innerJoin('app_user', 'app_user.id', 'mail_token.user_id')
    .select(['app_user.id', 'app_user.email', 'mail_token.purpose', 'mail_token.expires_at'])
    .where('mail_token.purpose', 'in', ['verify-host', 'invite'])
    .where('mail_token.wedding_id', '=', weddingId)
    .where('mail_token.used_at', 'is', null)
    .where('app_user.deleted_at', 'is', null)
    .orderBy('mail_token.created_at')
    .execute();
}

/** The weddings an account has an unused invitation to, with its payload. */
export async function listInvitesOfUser(tx: Tx, userId: UserId) {
  return await tx
    .selectFrom('mail_token')
    .innerJoin('app_user', 'app_user.id', 'mail_token.user_id')
    .innerJoin('wedding', 'wedding.id', 'mail_token.wedding_id')
    .select(['app_user.email', 'mail_token.purpose', 'mail_token.wedding_id', 'mail_token.payload'])
    .where('mail_token.user_id', '=', userId)
    .where('mail_token.purpose', 'in', ['verify-host', 'invite'])
    .where('mail_token.used_at', 'is', null)
    .where('wedding.deleted_at', 'is', null)
    .where('app_user.deleted_at', 'is', null)
    .orderBy('mail_token.created_at')
    .execute();
}

/** How many invitations an account has been mailed since the given time, for any wedding or back office. */
export async function countInvitesSince(tx: Tx, userId: UserId, since: Instant): Promise<number> {
  const row = await tx
    .selectFrom('mail_token')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('purpose', 'in', ['verify-host', 'invite', ...STAFF_INVITE_PURPOSES])
    .where('created_at', '>', at(since))
    .executeTakeFirstOrThrow();
  return Number(row.n);
}
