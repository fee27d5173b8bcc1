import { empty, endpoint } from '@kotohogi/contract/kit/endpoint';
import { facilityPath, keyPath, weddingPath } from '@kotohogi/contract/rules/params';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { asGuest, asUser, inCompany, inFacility, inWedding } from './route.ts';

const common = { name: 'a.b', summary: '', output: empty };
const ofFacility = endpoint({
  ...common,
  method: 'GET',
  path: '/facilities/:facilityId/weddings/:weddingId',
  access: 'facility:read:wedding',
  params: z.object({ ...facilityPath, ...weddingPath }),
});
const ofPage = endpoint({
  ...common,
  method: 'GET',
  path: '/attendance/:wedding/a',
  access: ['guest', 'wedding:read:info'],
  params: z.object(keyPath),
});
const ofGuest = endpoint({ ...common, method: 'GET', path: '/attendance/me', access: 'guest' });
const idempotent = endpoint({
  ...common,
  method: 'POST',
  path: '/attendance/me/a',
  access: 'guest',
  audit: 'gift',
  idempotent: true,
});
const answer = async () => ({});

test('given a row, when its handler has another scope or caller, or ignores its key, then it does not compile', () => {
  const routes = [
    inFacility(ofFacility, answer),
    inWedding(ofPage, answer),
    inWedding(ofGuest, answer),
    asGuest(ofGuest, answer),
    // @ts-expect-error: the facility comes first in the path.
    inWedding(ofFacility, answer),
    // @ts-expect-error: not in a company.
    inCompany(ofFacility, answer),
    // @ts-expect-error: admits users, too.
    asGuest(ofPage, answer),
    // @ts-expect-error: admits guests.
    asUser(ofPage, answer),
    // @ts-expect-error: the answer of an idempotent row comes from `once`.
    asGuest(idempotent, answer),
    // @ts-expect-error: a write is audited, or says why not.
    asGuest(endpoint({ ...common, method: 'POST', path: '/attendance/me/b', access: 'guest' }), answer),
  ];
  expect(routes).toHaveLength(10);
});
