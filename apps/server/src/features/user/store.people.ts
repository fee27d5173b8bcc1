import type { QueryOf } from '@kotohogi/contract/kit/endpoint';
import { type StaffRow, type staff, staffList } from '@kotohogi/contract/staff';
import type { CompanyId, FacilityId, UserId } from '@kotohogi/domain/kernel/ids';
import type { StaffScope } from '@kotohogi/domain/permission/giving';
import { STAFF_INVITE_PURPOSES } from '@kotohogi/domain/session/token';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CompanyScope, FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { contains, matching, readPage } from '../../platform/db/list.ts';

/** The area whose people a call covers: the platform, a company or a facility, and the areas directly below it. */
export type Reach =
  | { readonly scope: 'admin' }
  | { readonly scope: 'company'; readonly area: CompanyScope }
  | { readonly scope: 'facility'; readonly area: FacilityScope };

/** A role of a person, or an open invitation to it, with the name of its area. */
export interface Entry {
  readonly user_id: UserId;
  readonly scope: StaffScope;
  readonly company_id: CompanyId | null;
  readonly facility_id: FacilityId | null;
  readonly role: string;
  readonly since: number;
  readonly invited_by: string;
  /** The end of an open invitation; null for a role. */
  readonly invited_until: number | null;
  readonly area_name: string;
}

/** Whether a row with the columns of an area is in reach. */
function inReach(reach: Reach): RawBuilder<SqlBool> {
  switch (reach.scope) {
    case 'admin':
      return sql`facility_id is null`;
    case 'company': {
      const { companyId } = reach.area;
      return sql`(company_id = ${companyId} or facility_id in (select id from facility where company_id = ${companyId}))`;
    }
    case 'facility':
      return sql`facility_id = ${reach.area.facilityId}`;
  }
}

/**
 * The roles of staff in reach, and for each area the newest invitation that was neither used nor withdrawn. Deleted
 * companies and facilities are left out.
 */
const entriesIn = (reach: Reach) => sql<Entry>`(
  select held.*, coalesce(company.name, facility.name, '') as area_name
  from (
    select user_id, scope, company_id, facility_id, role, created_at as since,
      coalesce((select name from app_user giver where giver.id = granted_by), '') as invited_by,
      null::timestamptz as invited_until
    from user_grant where scope <> 'wedding' and ${inReach(reach)}
    union all
    select distinct on (user_id, purpose, company_id, facility_id)
      user_id, substr(purpose, 8), company_id, facility_id, payload ->> 'role', created_at,
      coalesce(payload ->> 'invitedBy', ''), expires_at
    from mail_token
    where purpose in (${sql.join(STAFF_INVITE_PURPOSES)}) and used_at is null and ${inReach(reach)}
    order by 1, 2, 3, 4, since desc
  ) held
  left join company on company.id = held.company_id
  left join facility on facility.id = held.facility_id
  left join company owner on owner.id = facility.company_id
  where company.deleted_at is null and facility.deleted_at is null and owner.deleted_at is null
)`;

const PERSON = ['app_user.id', 'app_user.name', 'app_user.email', 'app_user.signed_in_at'] as const;

/** The accounts with an entry in reach for which a condition holds. */
const withEntry = (tx: Tx, reach: Reach, condition: RawBuilder<SqlBool> = sql`true`) =>
  tx.selectFrom(entriesIn(reach).as('entry')).select('entry.user_id').where(condition);

/** One page of the people in reach. */
export async function listPeople(tx: Tx, reach: Reach, query: QueryOf<typeof staff.adminList>) {
  const people = tx
    .selectFrom('app_user')
    .select(PERSON)
    .where('app_user.deleted_at', 'is', null)
    .where('app_user.id', 'in', withEntry(tx, reach))
    .where(eb =>
      matching(eb, staffList, query, {
        name: text => contains(sql`lower(app_user.name || ' ' || app_user.email)`, text.toLowerCase()),
        role: name => eb('app_user.id', 'in', withEntry(tx, reach, sql`scope || ':' || role = ${name}`)),
        state: state =>
          eb('app_user.id', 'in', withEntry(tx, reach, sql`(invited_until is null) = ${state === 'active'}`)),
      }),
    );
  return await readPage(people, query, {
    by: {
      name: 'app_user.name',
      email: sql`lower(app_user.email)`,
      signedInAt: sql`coalesce(app_user.signed_in_at, '-infinity')`,
    },
    // People who have not accepted an invitation have no name yet, and come last.
    groups: { name: sql`app_user.name = ''` },
    ties: 'app_user.id',
  });
}

/** A person in reach. */
export async function findPerson(tx: Tx, reach: Reach, userId: UserId) {
  return await tx
    .selectFrom('app_user')
    .select(PERSON)
    .where('app_user.id', '=', userId)
    .where('app_user.deleted_at', 'is', null)
    .where('app_user.id', 'in', withEntry(tx, reach))
    .executeTakeFirst();
}

/** The roles and open invitations of people in reach, sorted from the platform down and by the name of the area. */
export async function listEntries(tx: Tx, reach: Reach, userIds: readonly StaffRow['id'][]): Promise<Entry[]> {
  if (userIds.length === 0) return [];
  return await tx
    .selectFrom(entriesIn(reach).as('entry'))
    .selectAll()
    .where(sql<SqlBool>`user_id in (${sql.join(userIds)})`)
    .orderBy('scope')
    .orderBy('area_name')
    .orderBy('invited_until', order => order.asc().nullsFirst())
    .execute();
}

/** The companies of the platform. */
export const listCompanies = (tx: Tx) =>
  tx
    .selectFrom('company')
    .select(['id', 'name', 'account_id'])
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('account_id')
    .execute();

/** The facilities of a company. */
export const listFacilities = (tx: Tx, { companyId }: CompanyScope) =>
  tx
    .selectFrom('facility')
    .select(['id', 'name', 'account_id'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('account_id')
    .execute();
