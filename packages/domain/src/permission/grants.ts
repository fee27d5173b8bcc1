import type { CompanyId, FacilityId, WeddingId } from '../kernel/ids.ts';
import {
  ADMIN_ROLES,
  type AdminRole,
  COMPANY_ROLES,
  type CompanyRole,
  FACILITY_ROLES,
  type FacilityRole,
  type PermissionName,
  WEDDING_ROLES,
  type WeddingRole,
} from './names.ts';

/** One role of a user in one scope. A user has a list of them (docs/product/user.md#roles). */
export type Grant =
  | { readonly scope: 'admin'; readonly role: AdminRole }
  | { readonly scope: 'company'; readonly companyId: CompanyId; readonly role: CompanyRole }
  | { readonly scope: 'facility'; readonly facilityId: FacilityId; readonly role: FacilityRole }
  | { readonly scope: 'wedding'; readonly weddingId: WeddingId; readonly role: WeddingRole };

/** A role in the platform, a company or a facility. */
export type StaffGrant = Exclude<Grant, { readonly scope: 'wedding' }>;

/** A role without the area it is in. */
export type ScopedRole =
  | { readonly scope: 'admin'; readonly role: AdminRole }
  | { readonly scope: 'company'; readonly role: CompanyRole }
  | { readonly scope: 'facility'; readonly role: FacilityRole }
  | { readonly scope: 'wedding'; readonly role: WeddingRole };

/** What a path points to, with everything above it: a wedding's chain also contains its facility and company. */
export interface ScopeChain {
  readonly companyId?: CompanyId;
  readonly facilityId?: FacilityId;
  readonly weddingId?: WeddingId;
}

/**
 * The write permissions a platform administrator keeps in lower areas, which are otherwise read-only
 * (docs/product/user.md#reaching-down).
 */
const ADMIN_WRITES_BELOW: readonly string[] = ['throwMoneyEnabled', 'wedding-minDate-update'];

const LOWER_READS: readonly PermissionName[] = [
  ...Object.values(COMPANY_ROLES),
  ...Object.values(FACILITY_ROLES),
  ...Object.values(WEDDING_ROLES),
]
  .flat()
  .filter(name => name.includes(':read:'));

/** The permissions a company role has inside one of its facilities: the same resources under the facility's scope. */
function inFacility(names: readonly PermissionName[]): PermissionName[] {
  return names.map(name => name.replace(/^company:/, 'facility:') as PermissionName);
}

function inLowerArea(role: AdminRole): PermissionName[] {
  if (role !== 'administrator') return [];
  const writes = ADMIN_WRITES_BELOW.flatMap(
    resource => [`company:write:${resource}`, `facility:write:${resource}`] as PermissionName[],
  );
  return [...LOWER_READS, ...writes];
}

/** Whether a grant applies to this chain at all. If none does, the id is foreign and the answer is 404, not 403. */
export function touches(grant: Grant, chain: ScopeChain): boolean {
  switch (grant.scope) {
    case 'admin':
      return true;
    case 'company':
      return chain.companyId === grant.companyId;
    case 'facility':
      return chain.facilityId === grant.facilityId;
    case 'wedding':
      return chain.weddingId === grant.weddingId;
  }
}

/** The permissions of a role in its own scope. */
export function ownNames(grant: ScopedRole): readonly PermissionName[] {
  switch (grant.scope) {
    case 'admin':
      return ADMIN_ROLES[grant.role];
    case 'company':
      return COMPANY_ROLES[grant.role];
    case 'facility':
      return FACILITY_ROLES[grant.role];
    case 'wedding':
      return WEDDING_ROLES[grant.role];
  }
}

/** The additional permissions of a role in the areas below its own. */
function namesBelow(grant: Grant): readonly PermissionName[] {
  if (grant.scope === 'admin') return inLowerArea(grant.role);
  if (grant.scope === 'company') return inFacility(ownNames(grant));
  return [];
}

/** Whether a chain points below the scope of a role. */
function isBelow(grant: Grant, chain: ScopeChain): boolean {
  if (grant.scope === 'admin') return chain.companyId !== undefined;
  return grant.scope === 'company' && chain.facilityId !== undefined;
}

/** Every permission these grants give for what the chain points to. */
export function permissionsIn(grants: readonly Grant[], chain: ScopeChain): ReadonlySet<PermissionName> {
  const here = grants.filter(grant => touches(grant, chain));
  return new Set(here.flatMap(grant => [...ownNames(grant), ...(isBelow(grant, chain) ? namesBelow(grant) : [])]));
}

/** The permissions that platform roles give in every company, facility and wedding. */
export function permissionsBelowPlatform(grants: readonly Grant[]): ReadonlySet<PermissionName> {
  return new Set(grants.filter(grant => grant.scope === 'admin').flatMap(namesBelow));
}

/** Every permission the user holds in the scopes of their roles: "write user, in any scope". */
export function allPermissions(grants: readonly Grant[]): ReadonlySet<PermissionName> {
  return new Set(grants.flatMap(ownNames));
}

const EVERY_NAME: ReadonlySet<PermissionName> = new Set(
  [ADMIN_ROLES, COMPANY_ROLES, FACILITY_ROLES, WEDDING_ROLES].flatMap(roles => Object.values(roles).flat()),
);

/** Every permission the user can have, including the areas below their own: the upper limit of an API key. */
export function permissionsAnywhere(grants: readonly Grant[]): ReadonlySet<PermissionName> {
  const names = grants.flatMap(grant => [...ownNames(grant), ...namesBelow(grant)]);
  // A facility contains no facilities, so a company's permission for them has no meaning there.
  return new Set(names.filter(name => EVERY_NAME.has(name)));
}
