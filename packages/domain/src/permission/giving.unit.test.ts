import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompanyId, FacilityId } from '../kernel/ids.ts';
import { mayGive, STAFF_ROLES, type StaffRole } from './giving.ts';
import { type Grant, ownNames, permissionsIn } from './grants.ts';
import type { PermissionName } from './names.ts';

const companyId = 1 as CompanyId;
const facilityId = 2 as FacilityId;

const grantOf = (role: StaffRole): Grant => {
  if (role.scope === 'company') return { ...role, companyId };
  return role.scope === 'facility' ? { ...role, facilityId } : role;
};
/** The permissions of a role in its own area. */
const heldBy = (role: StaffRole) => permissionsIn([grantOf(role)], chainOf(role));
const chainOf = ({ scope }: StaffRole) => {
  if (scope === 'company') return { companyId };
  return scope === 'facility' ? { companyId, facilityId } : {};
};
const spelled = ({ scope, role }: StaffRole) => `${scope}:${role}`;
const givenBy = (held: ReadonlySet<PermissionName>) => STAFF_ROLES.filter(role => mayGive(held, role)).map(spelled);
const inScope = (...scopes: string[]) => STAFF_ROLES.filter(({ scope }) => scopes.includes(scope)).map(spelled);

describe('given the administrator of each scope', () => {
  test('when they give roles, then the platform gives its own and those of companies, a company also those of its facilities, a facility its own', () => {
    expect(givenBy(heldBy({ scope: 'admin', role: 'administrator' }))).toEqual(inScope('admin', 'company'));
    expect(givenBy(heldBy({ scope: 'company', role: 'administrator' }))).toEqual(inScope('company', 'facility'));
    expect(givenBy(heldBy({ scope: 'facility', role: 'administrator' }))).toEqual(inScope('facility'));
  });

  test('when a company administrator works inside a facility, then they give its roles there too', () => {
    const grant: Grant = { scope: 'company', companyId, role: 'administrator' };
    const held = permissionsIn([grant], { companyId, facilityId });
    expect(givenBy(held)).toEqual(inScope('company', 'facility'));
  });

  test('when the platform administrator works inside a company or facility, then they give no roles of facilities', () => {
    const held = permissionsIn([{ scope: 'admin', role: 'administrator' }], { companyId, facilityId });
    expect(givenBy(held)).toEqual(inScope('admin', 'company'));
  });
});

test('a role without write user gives no role', () => {
  for (const role of STAFF_ROLES.filter(one => one.role !== 'administrator')) expect(givenBy(heldBy(role))).toEqual([]);
});

/** Any subset of a role's permissions: an API key can be restricted to it. */
const restricted = fc
  .constantFrom(...STAFF_ROLES)
  .chain(role => fc.record({ role: fc.constant(role), names: fc.subarray([...heldBy(role)]) }));

describe('given any restricted key of any role', () => {
  test('it gives no more than the whole role, and no role of its own scope with a right it lacks', () => {
    fc.assert(
      fc.property(restricted, ({ role, names }) => {
        const held = new Set(names);
        const whole = givenBy(heldBy(role));
        for (const given of STAFF_ROLES.filter(one => mayGive(held, one))) {
          expect(whole).toContain(spelled(given));
          const isTotals = (name: string) => name === 'admin:read:cross-facility-financial';
          if (given.scope === role.scope) {
            expect(ownNames(given).filter(name => !held.has(name) && !isTotals(name))).toEqual([]);
          }
        }
      }),
    );
  });

  test('a person who receives a role from it cannot give more than the scopes below allow', () => {
    const rank = { admin: 0, company: 1, facility: 2 } as const;
    fc.assert(
      fc.property(restricted, fc.constantFrom(...STAFF_ROLES), ({ role, names }, given) => {
        if (!mayGive(new Set(names), given)) return;
        expect(rank[given.scope]).toBeGreaterThanOrEqual(rank[role.scope]);
        expect(rank[given.scope] - rank[role.scope]).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('without write user it gives no role', () => {
    fc.assert(
      fc.property(restricted, ({ names }) => {
        expect(givenBy(new Set(names.filter(name => !name.endsWith(':write:user'))))).toEqual([]);
      }),
    );
  });
});
