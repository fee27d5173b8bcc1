import type { GivingArea, StaffRow } from '@kotohogi/contract/staff';
import { languageOf } from '@kotohogi/contract/texts/texts';
import type { UserId } from '@kotohogi/domain/kernel/ids';
import { isRefused, type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import {
  mayGive,
  nameOfRole,
  type RoleName,
  readRoleName,
  STAFF_ROLES,
  type StaffScope,
} from '@kotohogi/domain/permission/giving';
import type { StaffGrant } from '@kotohogi/domain/permission/grants';
import { type Call, userOf } from '../../gate/route.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Outgoing } from '../../platform/mail/outgoing.ts';
import { inviteStaff } from './index.staff.ts';
import { directAccountMail } from './mail.staff.ts';
import { findPerson, listCompanies, listEntries, listFacilities, type Reach } from './store.people.ts';
import { areaOf, findStaffArea, grantStaff } from './store.staff.ts';
import { findAccount, insertAccount } from './store.ts';
import { toStaffRow } from './view.ts';

/** The dependencies of giving roles, besides the transaction. */
export interface GivingDeps {
  readonly mails: Outgoing;
  readonly publicUrl: string;
}

/** A role as a call names it; without an id it is in the area of the path. */
interface NamedRole {
  readonly role: RoleName;
  readonly areaId?: number | null | undefined;
}

/** The scopes whose roles are given in an area: its own and the one directly below. */
const GIVEN_IN: Readonly<Record<StaffScope, readonly StaffScope[]>> = {
  admin: ['admin', 'company'],
  company: ['company', 'facility'],
  facility: ['facility'],
};

/** The id of the area of a path; null for the platform. */
const ownId = (reach: Reach): number | null => {
  if (reach.scope === 'admin') return null;
  return reach.scope === 'company' ? reach.area.companyId : reach.area.facilityId;
};

/** The role with its area, if the area is in reach. */
async function findGrant(tx: Tx, reach: Reach, { role: name, areaId }: NamedRole): Promise<StaffGrant | undefined> {
  const role = readRoleName(name);
  const isThere = areaId === undefined || areaId === null || areaId === ownId(reach);
  if (role.scope === reach.scope && !isThere) return undefined;
  if (role.scope === 'admin') return role;
  if (role.scope === 'company') {
    if (reach.scope === 'company') return { ...role, companyId: reach.area.companyId };
    const company = (await listCompanies(tx)).find(({ id }) => id === areaId);
    return company && { ...role, companyId: company.id };
  }
  if (reach.scope === 'facility') return { ...role, facilityId: reach.area.facilityId };
  if (reach.scope === 'admin') return undefined;
  const facility = (await listFacilities(tx, reach.area)).find(({ id }) => id === areaId);
  return facility && { ...role, facilityId: facility.id };
}

/** The companies of the platform, or the facilities of a company: the areas directly below. */
async function listAreasBelow(tx: Tx, reach: Reach) {
  if (reach.scope === 'admin') return await listCompanies(tx);
  return reach.scope === 'company' ? await listFacilities(tx, reach.area) : [];
}

/** The role to give, or why the caller may not give it. */
export async function readGrant(
  tx: Tx,
  reach: Reach,
  call: Pick<Call, 'permissions'> & { readonly body: NamedRole },
): Promise<StaffGrant | Refused<'staff_role_denied' | 'staff_area_unknown'>> {
  const role = readRoleName(call.body.role);
  if (!GIVEN_IN[reach.scope].includes(role.scope) || !mayGive(call.permissions, role)) {
    return refuse('staff_role_denied');
  }
  return (await findGrant(tx, reach, call.body)) ?? refuse('staff_area_unknown', { field: 'areaId' });
}

/** The areas where the caller may give roles, and the roles. */
export async function listGivingAreas(tx: Tx, reach: Reach, { permissions }: Pick<Call, 'permissions'>) {
  const rolesIn = (scope: StaffScope) =>
    STAFF_ROLES.filter(role => role.scope === scope && mayGive(permissions, role)).map(nameOfRole);
  const [, scopeBelow] = GIVEN_IN[reach.scope];
  const own = reach.scope === 'admin' ? '' : await nameOfArea(tx, reach);
  const below = scopeBelow === undefined ? [] : await listAreasBelow(tx, reach);
  const areas: GivingArea[] = [
    { areaId: ownId(reach), areaName: own, accountId: '', roles: rolesIn(reach.scope) },
    ...below.map(({ id, name, account_id }) => ({
      areaId: id,
      areaName: name,
      accountId: account_id,
      roles: scopeBelow === undefined ? [] : rolesIn(scopeBelow),
    })),
  ];
  return { areas: areas.filter(({ roles }) => roles.length > 0) };
}

async function nameOfArea(tx: Tx, reach: Exclude<Reach, { readonly scope: 'admin' }>): Promise<string> {
  const area =
    reach.scope === 'company'
      ? { scope: 'company' as const, role: 'viewer' as const, companyId: reach.area.companyId }
      : { scope: 'facility' as const, role: 'viewer' as const, facilityId: reach.area.facilityId };
  return (await findStaffArea(tx, area))?.name ?? '';
}

/** A person in reach with their roles. */
export async function readPerson(
  tx: Tx,
  reach: Reach,
  userId: UserId,
  call: Call,
): Promise<StaffRow | Refused<'staff_unknown'>> {
  const person = await findPerson(tx, reach, userId);
  if (person === undefined) return refuse('staff_unknown');
  return toStaffRow(person, await listEntries(tx, reach, [userId]), userOf(call).userId);
}

/** Like `readPerson`, after a write that leaves the person in reach. */
export async function readChanged(tx: Tx, reach: Reach, userId: UserId, call: Call): Promise<StaffRow> {
  const row = await readPerson(tx, reach, userId, call);
  if (isRefused(row)) throw new Error('a person whose role was just written is missing');
  return row;
}

/** The person and role of a call that invites or creates. */
interface Wanted extends NamedRole {
  readonly email: string;
  readonly language?: 'ja' | 'en' | undefined;
}

/** Mails an invitation to a role. */
export async function invitePerson(
  tx: Tx,
  { mails, publicUrl }: GivingDeps,
  reach: Reach,
  call: Call & { readonly body: Wanted },
) {
  const { email } = call.body;
  const grant = await readGrant(tx, reach, call);
  if (isRefused(grant)) return grant;
  const known = await findAccount(tx, email);
  if (known !== undefined && (await hasRole(tx, reach, known.id, grant))) {
    return refuse('staff_has_role', { field: 'email' });
  }
  const language = call.body.language ?? (known === undefined ? call.language : languageOf(known.locale));
  const { userId: invitedById, name: invitedBy } = userOf(call);
  const { userId } = await inviteStaff(tx, mails, {
    ...{ email, grant, invitedBy, invitedById, language, publicUrl },
    now: call.now,
  });
  await call.audit(tx, userId, { email, role: nameOfRole(grant) }, { scope: areaOf(grant) });
  return await readChanged(tx, reach, userId, call);
}

/** Whether a person has a role in the area of a grant, not only an invitation. */
async function hasRole(tx: Tx, reach: Reach, userId: UserId, grant: StaffGrant): Promise<boolean> {
  const { companyId = null, facilityId = null } = areaOf(grant);
  const entries = await listEntries(tx, reach, [userId]);
  return entries.some(
    entry =>
      entry.invited_until === null &&
      entry.scope === grant.scope &&
      entry.company_id === companyId &&
      entry.facility_id === facilityId,
  );
}

/** Creates an account with a role; the caller hands over its password. The hash is computed before the transaction. */
export async function createPerson(
  tx: Tx,
  { mails, publicUrl }: GivingDeps,
  reach: Reach,
  call: Call & { readonly body: Wanted & { readonly name: string }; readonly passwordHash: string },
) {
  const { email, name, language = call.language } = call.body;
  const grant = await readGrant(tx, reach, call);
  if (isRefused(grant)) return grant;
  const locale = language === 'ja' ? 'ja' : 'en-US';
  const userId = await insertAccount(tx, { name, email, passwordHash: call.passwordHash, locale });
  if (userId === undefined) return refuse('staff_email_taken', { field: 'email' });
  const { userId: by, name: invitedBy } = userOf(call);
  await grantStaff(tx, userId, grant, { by, now: call.now });
  const area = await findStaffArea(tx, grant);
  if (area === undefined) return refuse('staff_area_unknown', { field: 'areaId' });
  const url = `${publicUrl}${loginOf(grant, area)}`;
  await mails.send(tx, email, directAccountMail({ language, invitedBy, areaName: area.name, email, name, url }));
  await call.audit(tx, userId, { email, role: nameOfRole(grant) }, { scope: areaOf(grant) });
  return await readChanged(tx, reach, userId, call);
}

/** The login page of an area. */
function loginOf(
  { scope }: StaffGrant,
  { companyAccountId, facilityAccountId }: { readonly companyAccountId: string; readonly facilityAccountId: string },
): string {
  if (scope === 'admin') return '/admin/login';
  const facility = scope === 'company' ? '' : `/facilities/${facilityAccountId}`;
  return `/c/${companyAccountId}${facility}/manage/login`;
}
