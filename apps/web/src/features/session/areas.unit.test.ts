import type { SessionUser } from '@kotohogi/contract/session';
import { expect, test } from 'vitest';
import { areasOf } from './areas.ts';

const user: SessionUser = {
  id: 1,
  name: '原田 真理子',
  email: 'a@example.jp',
  adminAttr: [{ role: 'viewer' }],
  companyAttr: [{ scopeId: 1, role: 'manager', accountId: 'lumiere', name: 'ルミエール' }],
  facilityAttr: [
    { scopeId: 2, role: 'viewer', accountId: 'karuizawa', name: '軽井沢', companyAccountId: 'lumiere' },
    { scopeId: 3, role: 'coordinator', accountId: 'bay', name: '東京ベイ', companyAccountId: 'lumiere' },
  ],
  weddingAttr: [{ scopeId: 4, role: 'organizer', weddingKey: 'haruto-yui' }],
};

test('every role opens its area, from the platform down to weddings', () => {
  expect(areasOf(user).map(({ kind, href }) => [kind, href])).toEqual([
    ['admin', '/admin'],
    ['company', '/c/lumiere/manage'],
    ['facility', '/c/lumiere/facilities/karuizawa/manage'],
    ['facility', '/c/lumiere/facilities/bay/manage'],
    ['wedding', '/c/weddings/haruto-yui/manage'],
  ]);
});

test('a user without any role has no area', () => {
  expect(areasOf({ ...user, adminAttr: [], companyAttr: [], facilityAttr: [], weddingAttr: [] })).toEqual([]);
});
