import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACILITY_ROLES } from '../permission/names.ts';
import { COMPANY_STEPS, companyStepsDone, FACILITY_STEPS, facilityStepsDone, STREAMING_ROLES } from './decide.ts';

const NOTHING = {
  ...{ halls: 0, contactPhone: '', contactHours: '', paymentErrorEmails: [], paymentFixedEmails: [] },
  ...{ isGatewayTested: false, streamingStaff: 0, weddings: 0 },
};
const line = fc.constantFrom('', '0267-00-0000');
const list = fc.constantFrom([], ['a@example.jp']);

describe('given a new facility', () => {
  test('then no step is done', () => {
    expect([...facilityStepsDone(NOTHING)]).toEqual([]);
  });

  test('when contact lines or addresses are missing in part, then their step is not done', () => {
    fc.assert(
      fc.property(line, line, list, list, (contactPhone, contactHours, paymentErrorEmails, paymentFixedEmails) => {
        const done = facilityStepsDone({
          ...NOTHING,
          ...{ contactPhone, contactHours, paymentErrorEmails, paymentFixedEmails },
        });
        expect(done.has('contact')).toBe(contactPhone !== '' && contactHours !== '');
        expect(done.has('addresses')).toBe(paymentErrorEmails.length + paymentFixedEmails.length === 2);
      }),
    );
  });

  test('when everything is entered, then every step is done', () => {
    const all = {
      ...{ halls: 1, contactPhone: '1', contactHours: '1', paymentErrorEmails: ['a'], paymentFixedEmails: ['a'] },
      ...{ isGatewayTested: true, streamingStaff: 1, weddings: 1 },
    };
    expect([...facilityStepsDone(all)]).toEqual(FACILITY_STEPS);
  });
});

test('given a company, then one facility is enough for each step', () => {
  expect([...companyStepsDone({ facilities: 0, administered: 0, tested: 0 })]).toEqual([]);
  expect([...companyStepsDone({ facilities: 2, administered: 1, tested: 0 })]).toEqual(['facility', 'administrator']);
  expect([...companyStepsDone({ facilities: 1, administered: 1, tested: 1 })]).toEqual(COMPANY_STEPS);
});

test('the streaming roles are exactly the roles that may act on streams', () => {
  const roles = Object.entries(FACILITY_ROLES).filter(([, names]) => names.includes('facility:write:weddingVideo'));
  expect(roles.map(([role]) => role).sort()).toEqual([...STREAMING_ROLES].sort());
});
