import type { UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { StaffGrant } from '@kotohogi/domain/permission/grants';
import { STAFF_INVITE_PURPOSES } from '@kotohogi/domain/session/token';
import { ACCOUNT_KEPT_MS, type RoleHolder } from '@kotohogi/domain/user/decide';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { areaOf } from './store.staff.ts';

/** Locks a person until the transaction ends; hold this lock to change their roles. */
export async function lockPerson(tx: Tx, userId: UserId): Promise<void> {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Whether a row of `user_grant` is in the area of a role. */
const inArea = (grant: StaffGrant) => {
  const { companyId = null, facilityId = null } = areaOf(grant);
  return sql<SqlBool>`user_grant.scope = ${grant.scope}
    and user_grant.company_id is not distinct from ${companyId}
    and user_grant.facility_id is not distinct from ${facilityId}`;
};

/**
 * The administrators of an area. Waits for other removals there, with the same lock as the trigger that keeps the last
 * administrator.
 */
export async function lockAdministrators(tx: Tx, grant: StaffGrant): Promise<RoleHolder[]> {
  const { companyId, facilityId } = areaOf(grant);
  const key = `administrators of ${grant.scope} ${companyId ?? facilityId ?? 0}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  const rows = await tx
    .selectFrom('user_grant')
    .innerJoin('app_user', 'app_user.id', 'user_grant.user_id')
    .select(['app_user.id', 'app_user.password_hash'])
    .where('user_grant.role', '=', 'administrator')
    .where('app_user.deleted_at', 'is', null)
    .where(inArea(grant))
    .execute();
  return rows.map(row => ({ userId: row.id, canSignIn: row.password_hash !== null }));
}

/** Deletes the role of a user in an area. */
export async function deleteGrant(tx: Tx, userId: UserId, grant: StaffGrant): Promise<void> {
  await tx.deleteFrom('user_grant').where('user_id', '=', userId).where(inArea(grant)).execute();
}

/**
 * Deletes an account that has no role and no open invitation left. Its sessions, keys and links end at once; its name,
 * address and password are kept for 30 days (docs/product/user.md#deleting).
 */
export async function deleteIfUnneeded(tx: Tx, userId: UserId, now: Instant): Promise<void> {
  const deleted = await tx
    .updateTable('app_user')
    .set({ deleted_at: at(now), updated_at: at(now) })
    .where('id', '=', userId)
    .where('password_hash', 'is not', null)
    .where(sql<SqlBool>`not exists (select from user_grant where user_id = app_user.id)`)
    .where(
      sql<SqlBool>`not exists (
        select from mail_token where user_id = app_user.id and used_at is null
          and purpose in ('invite', 'verify-host', ${sql.join(STAFF_INVITE_PURPOSES)})
      )`,
    )
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) return;
  await tx.deleteFrom('session').where('user_id', '=', userId).execute();
  await tx.deleteFrom('api_key').where('user_id', '=', userId).execute();
  await tx.deleteFrom('mail_token').where('user_id', '=', userId).execute();
}

/** Erases name, address and password of accounts that were deleted more than 30 days ago. */
export async function eraseDeleted(tx: Tx, now: Instant): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ name: '', email: '', password_hash: null, updated_at: at(now) })
    .where('deleted_at', '<=', at(now - ACCOUNT_KEPT_MS))
    .where(eb => eb.or([eb('name', '<>', ''), eb('email', '<>', ''), eb('password_hash', 'is not', null)]))
    .execute();
}
