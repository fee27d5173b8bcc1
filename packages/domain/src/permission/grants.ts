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

/** One role of a user in one scope. A user holds a list of them (decision 47). */
export type Grant =
  | { readonly scope: 'admin'; readonly role: AdminRole }
  | { readonly scope: 'company'; readonly companyId: CompanyId; readonly role: CompanyRole }
  | { readonly scope: 'facility'; readonly facilityId: FacilityId; readonly role: FacilityRole }
  | { readonly scope: 'wedding'; readonly weddingId: WeddingId; readonly role: WeddingRole };

/** What a path points at, with everything above it: a wedding's chain also names its facility and company. */
export interface ScopeChain {
  readonly companyId?: CompanyId;
  readonly facilityId?: FacilityId;
  readonly weddingId?: WeddingId;
}

/** Writes a platform administrator keeps in lower areas, where all else is read-only for him (decision 78). */
const ADMIN_WRITES_BELOW: readonly string[] = ['throwMoneyEnabled', 'wedding-minDate-update'];

const LOWER_READS: readonly PermissionName[] = [
  ...Object.values(COMPANY_ROLES),
  ...Object.values(FACILITY_ROLES),
  ...Object.values(WEDDING_ROLES),
]
  .flat()
  .filter(name => name.includes(':read:'));

/** The rights a company role has inside one of its facilities: the same resources, by the facility's name for them. */
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

/** Whether a grant says anything about this chain at all: if none does, the id is foreign and answers 404, not 403. */
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

/** The names a role has where it was given. */
function ownNames(grant: Grant): readonly PermissionName[] {
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

/** The names a role has besides, in the areas below its own. */
function namesBelow(grant: Grant): readonly PermissionName[] {
  if (grant.scope === 'admin') return inLowerArea(grant.role);
  if (grant.scope === 'company') return inFacility(ownNames(grant));
  return [];
}

/** Whether a chain points below where a role was given. */
function isBelow(grant: Grant, chain: ScopeChain): boolean {
  if (grant.scope === 'admin') return chain.companyId !== undefined;
  return grant.scope === 'company' && chain.facilityId !== undefined;
}

/** Every permission name these grants give for what the chain points at. */
export function permissionsIn(grants: readonly Grant[], chain: ScopeChain): ReadonlySet<PermissionName> {
  const here = grants.filter(grant => touches(grant, chain));
  return new Set(here.flatMap(grant => [...ownNames(grant), ...(isBelow(grant, chain) ? namesBelow(grant) : [])]));
}

/** Every permission name the user holds where his roles were given: "write user, in any scope". */
export function allPermissions(grants: readonly Grant[]): ReadonlySet<PermissionName> {
  return new Set(grants.flatMap(ownNames));
}

const EVERY_NAME: ReadonlySet<PermissionName> = new Set(
  [ADMIN_ROLES, COMPANY_ROLES, FACILITY_ROLES, WEDDING_ROLES].flatMap(roles => Object.values(roles).flat()),
);

/** Every permission name the user is ever asked for, in the areas below his own too: the bound of an API key. */
export function permissionsAnywhere(grants: readonly Grant[]): ReadonlySet<PermissionName> {
  const names = grants.flatMap(grant => [...ownNames(grant), ...namesBelow(grant)]);
  // A facility has no facilities: a company's name for them means nothing in one.
  return new Set(names.filter(name => EVERY_NAME.has(name)));
}
