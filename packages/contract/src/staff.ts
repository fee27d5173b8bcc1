import type { UserId } from '@kotohogi/domain/kernel/ids';
import { ROLE_NAMES, type StaffScope } from '@kotohogi/domain/permission/giving';
import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';
import type { ListRules } from './kit/list.ts';
import { idOf, instantMs } from './rules/number.ts';
import { companyPath, facilityPath, pathId } from './rules/params.ts';
import { listQuery, pageOf } from './rules/query.ts';
import { email, password, personName } from './rules/text.ts';

/** The area of a call about staff, and the areas it reaches: see `areaOf` of each scope (docs/product/user.md#staff). */
const BASE = {
  admin: '/admin/users',
  company: '/companies/:companyId/users',
  facility: '/facilities/:facilityId/users',
} as const satisfies Readonly<Record<StaffScope, string>>;

const id = pathId<UserId>();
const AREA = { admin: empty, company: z.object(companyPath), facility: z.object(facilityPath) };
const PERSON = {
  admin: z.object({ id }),
  company: z.object({ ...companyPath, id }),
  facility: z.object({ ...facilityPath, id }),
};

const inArea = <S extends StaffScope>(scope: S): (typeof AREA)[S] & z.ZodMiniType => AREA[scope];
const ofPerson = <S extends StaffScope>(scope: S): (typeof PERSON)[S] & z.ZodMiniType => PERSON[scope];

/** The lists of staff. An open invitation counts as its role. */
export const staffList = {
  sorts: ['name', 'email', 'signedInAt'],
  order: 'ASC',
  filters: { name: 'text', role: ROLE_NAMES, state: ['active', 'invited'] },
} as const satisfies ListRules;

const roleName = z.enum(ROLE_NAMES);

/** A role of a person in one area, or an open invitation to it. */
const staffRole = z.object({
  role: roleName,
  /** The company or facility; null for the platform. */
  areaId: z.nullable(z.number()),
  /** Empty for the platform. */
  areaName: z.string(),
  /** When the role was given, or the invitation mailed. */
  since: instantMs,
  /** Who gave the role or sent the invitation; empty if a program did. */
  invitedBy: z.string(),
  /** The end of an open invitation, possibly in the past; null for a role. */
  invitedUntil: z.nullable(instantMs),
});
export type StaffRoleRow = z.infer<typeof staffRole>;

/** A person who works in an area or is invited to it. */
const staffRow = z.object({
  id: z.number(),
  /** Empty until an invitation is accepted. */
  name: z.string(),
  email: z.string(),
  isSelf: z.boolean(),
  signedInAt: z.nullable(instantMs),
  /** In the areas the call reaches. */
  roles: z.array(staffRole),
});
export type StaffRow = z.infer<typeof staffRow>;

/** An area where the caller may give roles. */
const givingArea = z.object({
  areaId: z.nullable(z.number()),
  areaName: z.string(),
  /** Tells areas of one name apart; empty for the area of the path. */
  accountId: z.string(),
  roles: z.array(roleName),
});
export type GivingArea = z.infer<typeof givingArea>;

/** A role to give, and its area; without an id it is the area of the path. */
const given = { role: roleName, areaId: z.optional(z.nullable(idOf<number>())) };
const language = z.optional(z.enum(['ja', 'en']));
const roleErrors = { staff_area_unknown: 422, staff_role_denied: 403 } as const;
const changeErrors = { staff_unknown: 404, staff_role_denied: 403, staff_last_administrator: 409 } as const;

const areas = <const S extends StaffScope>(scope: S) =>
  endpoint({
    name: `staff.${scope}Areas`,
    method: 'GET',
    path: `${BASE[scope]}/areas`,
    summary: 'Lists the areas where the caller may give roles, with these roles; empty for callers who may only read.',
    access: `${scope}:read:user` as const,
    params: inArea(scope),
    output: z.object({ areas: z.array(givingArea) }),
  });

const list = <const S extends StaffScope>(scope: S) =>
  endpoint({
    name: `staff.${scope}List`,
    method: 'GET',
    path: BASE[scope],
    summary: 'Lists the people who work here or are invited, with their roles here and in the areas directly below.',
    access: `${scope}:read:user` as const,
    params: inArea(scope),
    query: listQuery(staffList),
    output: pageOf(staffRow),
  });

const detail = <const S extends StaffScope>(scope: S) =>
  endpoint({
    name: `staff.${scope}Detail`,
    method: 'GET',
    path: `${BASE[scope]}/:id`,
    summary: 'Returns a person with their roles and open invitations here.',
    access: `${scope}:read:user` as const,
    params: ofPerson(scope),
    output: staffRow,
    errors: { staff_unknown: 404 },
  });

const create = <const S extends StaffScope>(scope: S) =>
  endpoint({
    name: `staff.${scope}Create`,
    method: 'POST',
    path: BASE[scope],
    summary: 'Creates an account with a role and a password, and mails the sign-in page to its owner.',
    access: `${scope}:write:user` as const,
    audit: 'user',
    params: inArea(scope),
    body: z.object({ name: personName, email, password, ...given, language }),
    output: staffRow,
    errors: { ...roleErrors, staff_email_taken: 422, password_leaked: 422 },
    perMinute: 30,
  });

const invite = <const S extends StaffScope>(scope: S) =>
  endpoint({
    name: `staff.${scope}Invite`,
    method: 'POST',
    path: `${BASE[scope]}/invites`,
    summary:
      'Mails an invitation to a role, valid once within 7 days; sending it again ends the earlier one to the same area.',
    access: `${scope}:write:user` as const,
    audit: 'user',
    params: inArea(scope),
    body: z.object({ email, ...given, language }),
    output: staffRow,
    errors: { ...roleErrors, staff_has_role: 422 },
    perMinute: 30,
  });

const update = <const S extends StaffScope>(scope: S) =>
  endpoint({
    name: `staff.${scope}Update`,
    method: 'PATCH',
    path: `${BASE[scope]}/:id`,
    summary:
      'Replaces the role of a person in one area; `from` is the role the caller saw. Only the person can change their name and address.',
    access: `${scope}:write:user` as const,
    audit: 'user',
    params: ofPerson(scope),
    body: z.object({ ...given, from: roleName }),
    output: staffRow,
    errors: { ...changeErrors, staff_area_unknown: 422, staff_role_changed: 409 },
    perMinute: 60,
  });

const remove = <const S extends StaffScope>(scope: S) =>
  endpoint({
    name: `staff.${scope}Remove`,
    method: 'DELETE',
    path: `${BASE[scope]}/:id`,
    summary:
      'Removes every role and open invitation of a person here and directly below; an account without any other role is deleted.',
    access: `${scope}:write:user` as const,
    audit: 'user',
    params: ofPerson(scope),
    output: empty,
    errors: changeErrors,
    perMinute: 60,
  });

const removeRoles = <const S extends StaffScope>(scope: S) =>
  endpoint({
    name: `staff.${scope}RemoveRoles`,
    method: 'DELETE',
    path: `${BASE[scope]}/:id/removeRoles`,
    summary:
      'Removes the role of a person in one area, or withdraws the invitation to it; `areaId` names an area directly below, `from` the role the caller saw; the account stays.',
    access: `${scope}:write:user` as const,
    audit: 'user',
    params: ofPerson(scope),
    query: z.object({ areaId: z.optional(pathId<number>()), from: z.optional(roleName) }),
    output: empty,
    errors: { ...changeErrors, staff_role_changed: 409 },
    perMinute: 60,
  });

/** The people of the platform, of a company and of a facility: the same calls in each scope. */
export const staff = {
  adminInvite: invite('admin'),
  adminInvites: endpoint({
    name: 'staff.adminInvites',
    method: 'GET',
    path: '/admin/users/invites/:id',
    summary: "Returns the open invitations of a person; `id` is their account's.",
    access: 'admin:read:user',
    params: PERSON.admin,
    output: staffRow,
    errors: { staff_unknown: 404 },
  }),
  adminAreas: areas('admin'),
  adminList: list('admin'),
  adminDetail: detail('admin'),
  adminCreate: create('admin'),
  adminUpdate: update('admin'),
  adminRemove: remove('admin'),
  adminRemoveRoles: removeRoles('admin'),
  companyInvite: invite('company'),
  companyAreas: areas('company'),
  companyList: list('company'),
  companyDetail: detail('company'),
  companyCreate: create('company'),
  companyUpdate: update('company'),
  companyRemove: remove('company'),
  companyRemoveRoles: removeRoles('company'),
  facilityInvite: invite('facility'),
  facilityAreas: areas('facility'),
  facilityList: list('facility'),
  facilityDetail: detail('facility'),
  facilityCreate: create('facility'),
  facilityUpdate: update('facility'),
  facilityRemove: remove('facility'),
  facilityRemoveRoles: removeRoles('facility'),
};
