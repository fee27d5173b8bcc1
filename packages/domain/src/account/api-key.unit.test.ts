import { describe, expect, test } from 'vitest';
import type { CompanyId, FacilityId } from '../kernel/ids.ts';
import { dateOf, parseJst, timeOf } from '../kernel/jst.ts';
import { permissionsAnywhere } from '../permission/grants.ts';
import type { PermissionName } from '../permission/names.ts';
import { apiKeyOf, beginningOf, decideApiKey, readApiKey, withinKey } from './api-key.ts';

const KEY = apiKeyOf('A'.repeat(43));
const OTHER = apiKeyOf('B'.repeat(43));
const held = new Set<PermissionName>(['facility:read:wedding', 'facility:write:wedding', 'facility:read:info']);
const now = parseJst('2026-11-22 23:30');

describe('given the headers of a request', () => {
  test.each([
    ['none', {}],
    ['none', { authorization: 'Basic dXNlcjpwYXNz' }],
    ['key', { apiKey: KEY }],
    ['key', { authorization: `Bearer ${KEY}` }],
    ['key', { authorization: `bearer  ${KEY} ` }],
    ['key', { apiKey: KEY, authorization: `Bearer ${KEY}` }],
    ['key', { apiKey: KEY, authorization: 'Basic dXNlcjpwYXNz' }],
    ['malformed', { apiKey: KEY, authorization: `Bearer ${OTHER}` }],
    ['malformed', { apiKey: '' }],
    ['malformed', { authorization: 'Bearer' }],
    ['malformed', { apiKey: `${KEY}x` }],
    ['malformed', { apiKey: `${KEY}, ${KEY}` }],
    ['malformed', { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9' }],
  ])('then it is %s: %j', (kind, headers) => {
    const read = readApiKey({ apiKey: undefined, authorization: undefined, ...headers });
    expect(read).toEqual(kind === 'key' ? { kind, key: KEY } : { kind });
  });

  test('then the visible prefix of a key distinguishes keys but cannot sign in', () => {
    expect(beginningOf(KEY)).toBe('kotohogi_AAAA');
    expect(readApiKey({ apiKey: beginningOf(KEY), authorization: undefined }).kind).toBe('malformed');
  });
});

describe('given a user who wants a key', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `key ${index}`);

  test.each([
    [30, '2026-12-22'],
    [90, '2027-02-20'],
    [365, '2027-11-22'],
  ] as const)('when it is made for %i days, then it is valid until the end of %s in Japan', (days, date) => {
    const terms = decideApiKey({ kept: names(9), held, now }, { name: 'CRM', days, permissions: null });
    expect(terms).toMatchObject({ permissions: null });
    const expiresAt = 'expiresAt' in terms ? terms.expiresAt : now;
    expect([dateOf(expiresAt), timeOf(expiresAt)]).toEqual([date, '23:59']);
  });

  test('when the user has ten keys, then an eleventh is refused', () => {
    const refused = decideApiKey({ kept: names(10), held, now }, { name: 'CRM', days: 30, permissions: null });
    expect(refused).toEqual({ refused: 'api_key_too_many', meta: { max: 10 } });
  });

  test('when the user has a key of that name, then a second one is refused', () => {
    const refused = decideApiKey({ kept: ['CRM'], held, now }, { name: 'CRM', days: 30, permissions: null });
    expect(refused).toEqual({ refused: 'api_key_name_taken', meta: { field: 'name' } });
  });

  test('when it is limited to permissions, then each is kept once, and one the user does not hold is refused', () => {
    const wanted = ['facility:read:info', 'facility:read:info', 'facility:read:wedding'];
    expect(decideApiKey({ kept: [], held, now }, { name: 'CRM', days: 30, permissions: wanted })).toMatchObject({
      permissions: ['facility:read:wedding', 'facility:read:info'],
    });
    const more = [...wanted, 'admin:write:user'];
    expect(decideApiKey({ kept: [], held, now }, { name: 'CRM', days: 30, permissions: more })).toEqual({
      refused: 'api_key_right_not_held',
      meta: { field: 'permissions' },
    });
  });
});

describe('given a key', () => {
  test('when it is limited, then it does not bring back what its owner has lost in the meantime', () => {
    const permissions = new Set(['facility:read:wedding', 'facility:read:weddingVideo']);
    expect([...withinKey(held, { permissions })]).toEqual(['facility:read:wedding']);
    expect(withinKey(held, { permissions: null })).toBe(held);
    expect(withinKey(held, undefined)).toBe(held);
  });

  test('when its owner has a role in a higher area, then it can be limited to the names of the areas below too', () => {
    const company = permissionsAnywhere([{ scope: 'company', companyId: 1 as CompanyId, role: 'viewer' }]);
    expect([...company]).toEqual(['company:read:info', 'company:read:facility', 'facility:read:info']);
    const facility = permissionsAnywhere([{ scope: 'facility', facilityId: 1 as FacilityId, role: 'viewer' }]);
    expect(facility).toEqual(
      new Set(['facility:read:info', 'facility:read:wedding', 'facility:write:weddingNotification']),
    );
  });
});
