import { describe, expect, test } from 'vitest';
import type { CompanyId, FacilityId } from '../kernel/ids.ts';
import { FACILITY_ROLES, type FacilityRole } from '../permission/names.ts';
import { decideSend, decideWithdraw } from './decide.ts';
import { methodsOf } from './policy.ts';
import { MAX_NOTICES } from './types.ts';

const HERE = 1 as FacilityId;
const as = (role: FacilityRole, facilityId = HERE) => ({ scope: 'facility', facilityId, role }) as const;

describe('given staff who notify the guests', () => {
  test('then the front desk has only the dialog, and staff without the permission have nothing', () => {
    const methods = Object.keys(FACILITY_ROLES).map(role => [role, methodsOf([as(role as FacilityRole)], HERE)]);
    expect(Object.fromEntries(methods)).toEqual({
      viewer: ['dialog'],
      coordinator: ['dialog', 'mail'],
      'video-distribution': ['dialog', 'mail'],
      'financial-manager': [],
      manager: ['dialog', 'mail'],
      administrator: ['dialog', 'mail'],
    });
  });

  test('then roles add up, and roles elsewhere count for nothing', () => {
    expect(methodsOf([as('viewer'), as('manager')], HERE)).toEqual(['dialog', 'mail']);
    expect(methodsOf([as('viewer'), as('manager', 2 as FacilityId)], HERE)).toEqual(['dialog']);
    expect(methodsOf([{ scope: 'company', companyId: 1 as CompanyId, role: 'administrator' }], HERE)).toEqual([]);
  });

  test('when a notice uses a channel that is not allowed, or there are too many, then it is refused', () => {
    const dialog = { methods: ['dialog'], allowed: ['dialog'], active: 0 } as const;
    expect(decideSend(dialog)).toBe('allowed');
    expect(decideSend({ ...dialog, methods: ['dialog', 'mail'] })).toEqual({
      refused: 'notification_method_forbidden',
    });
    expect(decideSend({ ...dialog, active: MAX_NOTICES - 1 })).toBe('allowed');
    expect(decideSend({ ...dialog, active: MAX_NOTICES })).toEqual({
      refused: 'notification_limit',
      meta: { n: MAX_NOTICES },
    });
  });

  test('when channels are withdrawn, then the others stay', () => {
    const both = { allowed: ['dialog', 'mail'], active: ['dialog', 'mail'] } as const;
    expect(decideWithdraw({ ...both, methods: ['dialog'] })).toEqual({ left: ['mail'] });
    expect(decideWithdraw({ ...both, methods: ['dialog', 'mail'] })).toEqual({ left: [] });
    expect(decideWithdraw({ ...both, active: ['mail'], methods: ['dialog'] })).toEqual({ left: ['mail'] });
    expect(decideWithdraw({ ...both, allowed: ['dialog'], methods: ['mail'] })).toEqual({
      refused: 'notification_method_forbidden',
    });
  });
});
