import { nameOfRole, STAFF_ROLES } from '@kotohogi/domain/permission/giving';
import { ownNames } from '@kotohogi/domain/permission/grants';
import { expect, test } from 'vitest';
import { rightsOf } from './rights.ts';

test('every resource of every role has a text', () => {
  for (const role of STAFF_ROLES) {
    const { sees, changes } = rightsOf(nameOfRole(role));
    // Two resources give access to the same totals, and share one text.
    const textOf = (resource = '') => (resource === 'cross-facility-financial' ? 'balance-summaries' : resource);
    const resources = new Set(ownNames(role).map(name => textOf(name.split(':')[2])));
    expect([role, sees.length + changes.length]).toEqual([role, resources.size]);
  }
});

test('what a role may change is not listed again as something it may view', () => {
  const { sees, changes } = rightsOf('facility:financial-manager');
  expect(changes).toEqual(['staff.may.payments']);
  expect(sees).toContain('staff.may.bankAccounts');
  expect(sees).not.toContain('staff.may.payments');
});
