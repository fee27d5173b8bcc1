import type { UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { StaffGrant } from '@kotohogi/domain/permission/grants';
import { STAFF_INVITE_PURPOSES } from '@kotohogi/domain/session/token';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The company or facility of a role, for tables with a column for each; both are absent for the platform. */
export function areaOf(grant: StaffGrant) {
  return {
    ...(grant.scope === 'company' ? { companyId: grant.companyId } : {}),
    ...(grant.scope === 'facility' ? { facilityId: grant.facilityId } : {}),
  };
}

/** Gives a user a role in the platform, a company or a facility; it replaces their role there. */
export async function grantStaff(
  tx: Tx,
  userId: UserId,
  grant: StaffGrant,
  { by, now }: { readonly by: UserId | null; readonly now: Instant },
): Promise<void> {
  const { companyId = null, facilityId = null } = areaOf(grant);
  const given = { role: grant.role, granted_by: by, created_at: at(now) };
  await tx
    .insertInto('user_grant')
    .values({ user_id: userId, scope: grant.scope, company_id: companyId, facility_id: facilityId, ...given })
    .onConflict(conflict =>
      conflict
        .expression(sql`user_id, scope, coalesce(company_id, 0), coalesce(facility_id, 0), coalesce(wedding_id, 0)`)
        .doUpdateSet(given),
    )
    .execute();
}

/** Whether someone who can sign in administers the platform. */
export async function hasAdministrator(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('user_grant')
    .innerJoin('app_user', 'app_user.id', 'user_grant.user_id')
    .select(sql<number>`1`.as('one'))
    .where('user_grant.scope', '=', 'admin')
    .where('user_grant.role', '=', 'administrator')
    .where('app_user.password_hash', 'is not', null)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The name of the company or facility of a role, and the account ids of its pages; undefined if it was deleted. */
export async function findStaffArea(tx: Tx, grant: StaffGrant) {
  if (grant.scope === 'admin') return { name: '', companyAccountId: '', facilityAccountId: '' };
  if (grant.scope === 'company') {
    const company = await tx
      .selectFrom('company')
      .select(['name', 'account_id'])
      .where('id', '=', grant.companyId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return company && { name: company.name, companyAccountId: company.account_id, facilityAccountId: '' };
  }
  const facility = await tx
    .selectFrom('facility')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select(['facility.name', 'facility.account_id', 'company.account_id as company_account_id'])
    .where('facility.id', '=', grant.facilityId)
    .where('facility.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    facility && {
      name: facility.name,
      companyAccountId: facility.company_account_id,
      facilityAccountId: facility.account_id,
    }
  );
}

/** The areas an account has an unused invitation to as staff, the newest last, with the payload. */
export async function listStaffInvites(tx: Tx, userId: UserId) {
  return await tx
    .selectFrom('mail_token')
    .innerJoin('app_user', 'app_user.id', 'mail_token.user_id')
    .select([
      'app_user.email',
      'mail_token.purpose',
      'mail_token.company_id',
      'mail_token.facility_id',
      'mail_token.payload',
    ])
    .where('mail_token.user_id', '=', userId)
    .where('mail_token.purpose', 'in', STAFF_INVITE_PURPOSES)
    .where('mail_token.used_at', 'is', null)
    .where('app_user.deleted_at', 'is', null)
    .orderBy('mail_token.created_at')
    .execute();
}
