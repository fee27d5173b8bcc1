import { describe, expect, test } from 'vitest';
import type { CompanyId, FacilityId, WeddingId } from '../kernel/ids.ts';
import { allPermissions, type Grant, permissionsIn, touches } from './grants.ts';
import { ADMIN_ROLES, COMPANY_ROLES, FACILITY_ROLES, WEDDING_ROLES } from './names.ts';

/** The table of docs/product/user.md#roles: `r` read, `w` write, `x` exec. Written by hand. */
const ADMIN = {
  manager: 'user:r company:rw',
  administrator:
    'user:rw company:rw attendantPayment:rw setting:rw throwMoneyEnabled:w batch:x balance-summaries:r archive-video-payment:r weddings-csv:r deposit-accounts:r wedding-lives:r wedding-minDate-update:w',
  'cross-facility-financial-manager':
    'cross-facility-financial:r company:r setting:r balance-summaries:r archive-video-payment:r attendantPayment:r deposit-accounts:r',
  viewer: 'user:r company:r setting:r wedding-lives:r',
};
const COMPANY = {
  treasurer: 'info:r facility:r weddingPaymentState:rw',
  manager: 'info:rw facility:rw weddingPaymentState:rw user:r setting:r',
  administrator:
    'info:rw facility:rw weddingPaymentState:rw user:rw setting:rw throwMoneyEnabled:w wedding-minDate-update:w',
  viewer: 'info:r facility:r',
};
const FACILITY = {
  viewer: 'info:r wedding:r weddingNotification:w',
  coordinator: 'info:r user:r wedding:rw setting:r weddingNotification:w weddingPaymentState:rw',
  'video-distribution': 'info:r user:r wedding:r setting:r weddingVideo:rw weddingPaymentState:r weddingNotification:w',
  'financial-manager':
    'info:r user:r wedding:r setting:r weddingVideo:r weddingPaymentState:rw paymentInfo:r archiveVideoPayment:r',
  manager:
    'info:rw user:r wedding:rw weddingVideo:rw setting:r weddingPaymentState:rw archiveVideoPayment:r weddingNotification:w',
  administrator:
    'info:rw user:rw wedding:rw weddingVideo:rw setting:rw weddingPaymentState:rw archiveVideoPayment:r weddingNotification:w throwMoneyEnabled:w paymentInfo:r wedding-minDate-update:w',
};
const WEDDING = { organizer: 'info:rw attendant:rw user:rw setting:r' };

const ACTIONS: Readonly<Record<string, string>> = { r: 'read', w: 'write', x: 'exec' };

function names(scope: string, sentence: string): string[] {
  return sentence
    .split(' ')
    .flatMap(part => {
      const [resource = '', letters = ''] = part.split(':');
      return [...letters].map(letter => `${scope}:${ACTIONS[letter]}:${resource}`);
    })
    .sort();
}

describe('given the permission table', () => {
  test.each([
    ['admin', ADMIN_ROLES, ADMIN],
    ['company', COMPANY_ROLES, COMPANY],
    ['facility', FACILITY_ROLES, FACILITY],
    ['wedding', WEDDING_ROLES, WEDDING],
  ])('the %s roles have these names and no others', (scope, roles, sentences) => {
    expect(Object.keys(roles).sort()).toEqual(Object.keys(sentences).sort());
    for (const [role, sentence] of Object.entries(sentences)) {
      const given: readonly string[] = (roles as Record<string, readonly string[]>)[role] ?? [];
      expect([role, [...new Set(given)].sort()]).toEqual([role, names(scope, sentence)]);
    }
  });
});

const company = 1 as CompanyId;
const facility = 2 as FacilityId;
const wedding = 3 as WeddingId;
const chain = { companyId: company, facilityId: facility, weddingId: wedding };
const at = (grant: Grant) => permissionsIn([grant], chain);

describe('given a wedding in a facility in a company', () => {
  test('when the user has a role in another company or facility, then it grants nothing here', () => {
    const elsewhere: Grant[] = [
      { scope: 'company', companyId: 9 as CompanyId, role: 'administrator' },
      { scope: 'facility', facilityId: 9 as FacilityId, role: 'administrator' },
      { scope: 'wedding', weddingId: 9 as WeddingId, role: 'organizer' },
    ];
    for (const grant of elsewhere) {
      expect(touches(grant, chain)).toBe(false);
      expect(at(grant).size).toBe(0);
    }
  });

  test('when the user has a company role, then it applies in its facilities to the same resources and never to guests', () => {
    const names = at({ scope: 'company', companyId: company, role: 'treasurer' });
    expect(names).toContain('facility:read:weddingPaymentState');
    expect(names).toContain('facility:read:info');
    expect(names).not.toContain('facility:read:wedding');
    expect(names).not.toContain('facility:read:paymentInfo');
    expect([...names].filter(name => name.startsWith('wedding:'))).toEqual([]);
  });

  test('when the user is the platform administrator, then lower areas are read-only except for two writes', () => {
    const names = [...at({ scope: 'admin', role: 'administrator' })].filter(name => !name.startsWith('admin:'));
    expect(names).toContain('facility:read:wedding');
    expect(names).toContain('wedding:read:attendant');
    expect(names.filter(name => name.includes(':write:')).sort()).toEqual([
      'company:write:throwMoneyEnabled',
      'company:write:wedding-minDate-update',
      'facility:write:throwMoneyEnabled',
      'facility:write:wedding-minDate-update',
    ]);
  });

  test('when the user has another platform role, then it grants nothing below', () => {
    for (const role of ['manager', 'viewer', 'cross-facility-financial-manager'] as const) {
      expect([...at({ scope: 'admin', role })].every(name => name.startsWith('admin:'))).toBe(true);
    }
  });

  test('when the user has several roles, then they add up', () => {
    const grants: Grant[] = [
      { scope: 'facility', facilityId: facility, role: 'viewer' },
      { scope: 'wedding', weddingId: wedding, role: 'organizer' },
    ];
    expect(permissionsIn(grants, chain)).toContain('facility:read:wedding');
    expect(permissionsIn(grants, chain)).toContain('wedding:write:info');
    expect(allPermissions(grants).size).toBe(permissionsIn(grants, chain).size);
  });
});
