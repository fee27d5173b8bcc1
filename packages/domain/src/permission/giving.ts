import { ownNames, type ScopedRole } from './grants.ts';
import { ADMIN_ROLES, COMPANY_ROLES, FACILITY_ROLES, type PermissionName, type PermissionScope } from './names.ts';

/** A role of staff, without its area. */
export type StaffRole = Exclude<ScopedRole, { readonly scope: 'wedding' }>;
export type StaffScope = StaffRole['scope'];

const rolesIn = <S extends StaffScope, R extends string>(scope: S, roles: Readonly<Record<R, unknown>>) =>
  (Object.keys(roles) as R[]).map(role => ({ scope, role }));

/** Every role of staff, from the platform down. */
export const STAFF_ROLES: readonly StaffRole[] = [
  ...rolesIn('admin', ADMIN_ROLES),
  ...rolesIn('company', COMPANY_ROLES),
  ...rolesIn('facility', FACILITY_ROLES),
];

/** In which scope a giver's `write user` lets them give roles of a scope (docs/product/user.md#who-may-give-a-role). */
const GIVERS: Readonly<Record<StaffScope, readonly StaffScope[]>> = {
  admin: ['admin'],
  company: ['admin', 'company'],
  facility: ['company', 'facility'],
};

/** The scope above, whose rights include those below it. */
const ABOVE: Partial<Readonly<Record<PermissionScope, StaffScope>>> = { company: 'admin', facility: 'company' };

/** By scope, the resource above that includes a resource; for an unlisted resource it has the same name. */
const INCLUDED_IN: Partial<Readonly<Record<PermissionScope, Readonly<Record<string, string>>>>> = {
  // Both give access to the totals of all facilities.
  admin: { 'cross-facility-financial': 'balance-summaries' },
  company: { info: 'company', facility: 'company', weddingPaymentState: 'attendantPayment' },
  facility: {
    wedding: 'facility',
    weddingVideo: 'facility',
    weddingNotification: 'facility',
    archiveVideoPayment: 'weddingPaymentState',
    paymentInfo: 'weddingPaymentState',
  },
};

/** The permission that includes this one, if any. */
function wider(name: PermissionName): PermissionName | undefined {
  const [scope, action, resource = ''] = name.split(':') as [PermissionScope, 'read' | 'write' | 'exec', string?];
  const renamed = INCLUDED_IN[scope]?.[resource];
  const above = ABOVE[scope] ?? (renamed === undefined ? undefined : scope);
  return above && `${above}:${action}:${renamed ?? resource}`;
}

/** Whether someone has a permission, or the one above that includes it. */
function includes(held: ReadonlySet<PermissionName>, name: PermissionName): boolean {
  if (held.has(name)) return true;
  const above = wider(name);
  return above !== undefined && includes(held, above);
}

/**
 * Whether someone with these permissions may give a role: they may write users of its scope or of the one above, and
 * have every permission of the role (docs/product/user.md#who-may-give-a-role).
 */
export function mayGive(held: ReadonlySet<PermissionName>, role: StaffRole): boolean {
  const isGiver = GIVERS[role.scope].some(scope => held.has(`${scope}:write:user`));
  return isGiver && ownNames(role).every(name => includes(held, name));
}

/** A role as calls name it: `company:treasurer`. */
export type RoleName = { [S in StaffScope]: `${S}:${Extract<StaffRole, { readonly scope: S }>['role']}` }[StaffScope];

/** The name of a role in calls. */
export const nameOfRole = ({ scope, role }: StaffRole): RoleName => `${scope}:${role}` as RoleName;

/** Every role of staff, as calls name it. */
export const ROLE_NAMES: readonly RoleName[] = STAFF_ROLES.map(nameOfRole);

/** The role that a name in a call means. */
export function readRoleName(name: RoleName): StaffRole {
  const found = STAFF_ROLES.find(role => nameOfRole(role) === name);
  if (found === undefined) throw new Error(`no role of staff: ${name}`);
  return found;
}
