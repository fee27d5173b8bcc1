import { describe, expect, test } from 'vitest';
import { entryPathsOf, readAddress } from './address.ts';
import { paths } from './paths.ts';
import { staffPaths } from './staff-paths.ts';

describe('given the path of an address', () => {
  test.each([
    ['/', { area: 'public' }],
    ['/nothing', { area: 'public' }],
    ['/c', { area: 'public' }],
    ['/c/lumiere', { area: 'public' }],
    ['/admin', { area: 'admin' }],
    ['/admin/companies/3', { area: 'admin' }],
    ['/account/login', { area: 'account' }],
    ['/c/manage', { area: 'company', companyAccountId: undefined }],
    ['/c/lumiere/manage/users', { area: 'company', companyAccountId: 'lumiere' }],
    ['/c/facilities/manage', { area: 'facility', companyAccountId: undefined, facilityAccountId: undefined }],
    [
      '/c/facilities/karuizawa/manage',
      { area: 'facility', companyAccountId: undefined, facilityAccountId: 'karuizawa' },
    ],
    [
      '/c/lumiere/facilities/manage/halls',
      { area: 'facility', companyAccountId: 'lumiere', facilityAccountId: undefined },
    ],
    [
      '/c/lumiere/facilities/karuizawa/manage',
      { area: 'facility', companyAccountId: 'lumiere', facilityAccountId: 'karuizawa' },
    ],
    ['/c/lumiere/weddings/haruto-yui', { area: 'guest', companyAccountId: 'lumiere', weddingKey: 'haruto-yui' }],
    ['/c/weddings/haruto-yui/invitation', { area: 'guest', companyAccountId: undefined, weddingKey: 'haruto-yui' }],
    ['/c/weddings/login', { area: 'guest', companyAccountId: undefined, weddingKey: undefined }],
    [
      '/c/lumiere/weddings/haruto-yui/manage',
      { area: 'couple', companyAccountId: 'lumiere', weddingKey: 'haruto-yui' },
    ],
    ['/c/weddings/manage/login', { area: 'couple', companyAccountId: undefined, weddingKey: undefined }],
  ])('%s is read as its area and ids', (path, expected) => {
    expect(readAddress(path)).toEqual(expected);
  });

  test('when a user is signed out there, its login and first page are known', () => {
    expect(entryPathsOf('/admin/users')).toEqual({ home: '/admin', login: '/admin/login' });
    expect(entryPathsOf('/account')).toEqual({ home: '/account', login: '/account/login' });
    expect(entryPathsOf('/c/a/manage/users')).toEqual({ home: '/c/a/manage', login: '/c/a/manage/login' });
    expect(entryPathsOf('/c/a/facilities/b/manage/halls')).toEqual({
      home: '/c/a/facilities/b/manage',
      login: '/c/a/facilities/b/manage/login',
    });
    expect(entryPathsOf('/c/weddings/k/manage/share')).toEqual({
      home: '/c/weddings/k/manage',
      login: '/c/weddings/k/manage/login',
    });
    expect(entryPathsOf('/c/a/weddings/k/program')).toEqual({
      home: '/c/a/weddings/k',
      login: '/c/a/weddings/k/login',
    });
    expect(entryPathsOf('/c/weddings/login')).toBeUndefined();
    expect(entryPathsOf('/')).toBeUndefined();
  });
});

describe('given the table of paths', () => {
  const ids = [
    ['lumiere', 'karuizawa'],
    [undefined, 'karuizawa'],
    ['lumiere', undefined],
    [undefined, undefined],
  ] as const;

  test.each(ids)('company %s and facility %s are read back from every page of the facility', (c, f) => {
    const expected = { area: 'facility', companyAccountId: c, facilityAccountId: f };
    for (const path of [
      paths.facility.index(c, f),
      paths.facility.login(c, f),
      staffPaths.facility.weddings(c, f),
      staffPaths.facility.wedding(c, f, 3),
      staffPaths.facility.live(c, f, 3),
      staffPaths.facility.payments(c, f),
    ]) {
      expect(readAddress(path), path).toEqual(expected);
    }
  });

  test.each(ids)('company %s and the key of a wedding are read back from guest and couple pages', c => {
    for (const path of [paths.guest.index(c, 'k-1'), paths.guest.form(c, 'k-1'), paths.guest.login(c, 'k-1')]) {
      expect(readAddress(path), path).toEqual({ area: 'guest', companyAccountId: c, weddingKey: 'k-1' });
    }
    for (const path of [
      paths.couple.index(c, 'k-1'),
      paths.couple.invitation(c, 'k-1'),
      paths.couple.verify(c, 'k-1'),
    ]) {
      expect(readAddress(path), path).toEqual({ area: 'couple', companyAccountId: c, weddingKey: 'k-1' });
    }
  });
});
