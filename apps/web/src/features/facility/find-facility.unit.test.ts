import type { CompanyRow } from '@kotohogi/contract/company';
import type { FacilityRow } from '@kotohogi/contract/facility';
import type { SessionUser } from '@kotohogi/contract/session';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { pretendBrowser } from '../../shell/testing/browser-globals.ts';

let findFacility: typeof import('./find-facility.ts').findFacility;
let client: QueryClient;

const company = (id: number, accountId: string): CompanyRow => ({
  id,
  accountId,
  name: accountId,
  contractNumber: id,
  facilityCount: 1,
  mayEnter: true,
});
const facility = (id: number, accountId: string): FacilityRow => ({
  id,
  accountId,
  name: accountId,
  contractNumber: id,
  hallCount: 1,
  upcomingWeddings: 0,
});

/** The server's responses are already in the page's cache. */
beforeAll(async () => {
  // The UI library can load without a browser, but not with a partly mocked one, so load it first.
  await import('react-aria-components');
  pretendBrowser();
  ({ findFacility } = await import('./find-facility.ts'));
  const { namedFacilityQuery } = await import('./api.ts');
  const { namedCompanyQuery } = await import('../company/api.ts');
  client = new QueryClient();
  const facilities = [[facility(11, 'karuizawa'), facility(12, 'bay')], [facility(21, 'harbour')]] as const;
  const companies = [company(1, 'lumiere'), company(2, 'minato')];
  for (const name of ['lumiere', 'minato', 'nowhere']) {
    const found = companies.find(row => row.accountId === name) ?? null;
    client.setQueryData(namedCompanyQuery(name).queryKey, found);
  }
  for (const [index, rows] of facilities.entries()) {
    for (const name of [undefined, 'karuizawa', 'bay', 'harbour']) {
      const found = rows.find(row => name === undefined || row.accountId === name) ?? null;
      client.setQueryData(namedFacilityQuery(index + 1, name).queryKey, found);
    }
  }
});

const noRoles: SessionUser = {
  id: 1,
  name: '',
  email: '',
  adminAttr: [],
  companyAttr: [],
  facilityAttr: [],
  weddingAttr: [],
};
const staff: SessionUser = {
  ...noRoles,
  facilityAttr: [
    { scopeId: 12, role: 'viewer', accountId: 'bay', name: 'bay', companyAccountId: 'lumiere' },
    { scopeId: 21, role: 'viewer', accountId: 'harbour', name: 'harbour', companyAccountId: 'minato' },
  ],
};
const treasurer: SessionUser = {
  ...noRoles,
  companyAttr: [{ scopeId: 1, role: 'treasurer', accountId: 'lumiere', name: 'lumiere' }],
};
const operator: SessionUser = { ...noRoles, adminAttr: [{ role: 'administrator' }] };

const find = (user: SessionUser, companyAccountId?: string, facilityAccountId?: string) =>
  findFacility(client, user, { companyAccountId, facilityAccountId });

describe('given the ids of a URL', () => {
  test('when staff of the facility ask, then it is found among their own roles, and missing ids default to theirs', async () => {
    expect(await find(staff, 'lumiere', 'bay')).toBe(12);
    expect(await find(staff, undefined, 'harbour')).toBe(21);
    expect(await find(staff, 'minato')).toBe(21);
    expect(await find(staff)).toBe(12);
  });

  test('when it is not theirs, or belongs to another company, then there is none', async () => {
    expect(await find(staff, 'lumiere', 'karuizawa')).toBeUndefined();
    expect(await find(staff, 'lumiere', 'harbour')).toBeUndefined();
    expect(await find(noRoles, 'lumiere', 'bay')).toBeUndefined();
    expect(await find(noRoles)).toBeUndefined();
  });

  test('when a user with a company role asks, then it is found among the facilities of that company', async () => {
    expect(await find(treasurer, 'lumiere', 'karuizawa')).toBe(11);
    expect(await find(treasurer, undefined, 'bay')).toBe(12);
    expect(await find(treasurer)).toBe(11);
    expect(await find(treasurer, 'minato', 'harbour')).toBeUndefined();
  });

  test('when platform staff ask, then the company must be named', async () => {
    expect(await find(operator, 'minato', 'harbour')).toBe(21);
    expect(await find(operator, 'minato')).toBe(21);
    expect(await find(operator, 'minato', 'bay')).toBeUndefined();
    expect(await find(operator)).toBeUndefined();
    expect(await find(operator, 'nowhere', 'bay')).toBeUndefined();
  });
});
