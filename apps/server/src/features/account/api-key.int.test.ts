import { account } from '@kotohogi/contract/account';
import { apiKey } from '@kotohogi/contract/api-key';
import { attendantSelf } from '@kotohogi/contract/attendant-self';
import { invitation } from '@kotohogi/contract/invitation';
import { session } from '@kotohogi/contract/session';
import { wedding } from '@kotohogi/contract/wedding';
import type { FacilityId, UserId } from '@kotohogi/domain/kernel/ids';
import { DAY_MS, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { buildUser, buildVenue, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { buildParticipants, signIn, signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at } from '../../platform/db/instants.ts';

let product: TestProduct;
/** A coordinator of a facility, who owns the keys. */
let owner: { readonly userId: UserId; readonly email: string };
let facilityId: FacilityId;
let browser: TestClient;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});
beforeEach(async () => {
  const venue = await buildVenue(product.db);
  await buildWedding(product.db, venue);
  facilityId = venue.facilityId;
  owner = await buildUser(product.db, { scope: 'facility', facilityId, role: 'coordinator' });
  browser = await signIn(product, owner.email);
});

const request = { name: '予約システム', days: 90, permissions: null } as const;

async function make(
  body: { permissions: string[] | null; days?: 30 | 90 | 365; name?: string } = { permissions: null },
) {
  const made = await browser.call(apiKey.create, { body: { ...request, ...body } });
  expect(made.status).toBe(200);
  return made.body;
}

const byKey = (key: string) => ({ headers: { 'x-api-key': key } });
const byBearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

/** Requests the list of the facility's weddings, as a program without cookies does. */
const listBy = (headers: Record<string, string>, client = product.visitor()) =>
  client.call(wedding.list, { params: { facilityId }, query: {} }, { headers });

describe('given a user with an account', () => {
  test('when a key is made, then it is shown once, and the list has everything about it except the key', async () => {
    const { apiKey: key, row } = await make({ permissions: ['facility:read:wedding'], days: 30 });
    expect(key).toMatch(/^kotohogi_[\w-]{43}$/);
    const list = await browser.call(apiKey.list, {});
    expect(list.body.apiKeys).toEqual([row]);
    expect(row).toMatchObject({
      name: request.name,
      beginning: key.slice(0, 13),
      lastUsedAt: null,
      permissions: ['facility:read:wedding'],
    });
    expect(list.body.permissions).toContain('facility:write:weddingNotification');
    expect(list.body.permissions).not.toContain('facility:write:user');
    expect(JSON.stringify(list.body)).not.toContain(key);
  });

  test('when the database is read, then it does not contain the key, and the audit says who made and deleted it', async () => {
    const { apiKey: key, row } = await make();
    await listBy({ 'x-api-key': key });
    expect((await browser.call(apiKey.remove, { query: { key } })).status).toBe(200);
    const audit = await product.db
      .selectFrom('audit')
      .select(['action', 'actor_id', 'detail', 'api_key_id'])
      .where('subject_kind', '=', 'apiKey')
      .where('subject_id', '=', String(row.id))
      .orderBy('id')
      .execute();
    expect(audit).toMatchObject([
      { action: 'apiKey.create', actor_id: owner.userId, detail: { name: request.name }, api_key_id: null },
      { action: 'apiKey.remove', actor_id: owner.userId, detail: { name: request.name } },
    ]);
    const kept = await product.db.selectFrom('api_key').selectAll().execute();
    expect(JSON.stringify([audit, kept])).not.toContain(key);
  });

  test('when there are ten, expired ones included, then an eleventh is refused, and two requests at once do not make one', async () => {
    for (let i = 0; i < 9; i += 1) await make({ permissions: null, name: `key ${i}` });
    const both = await Promise.all(
      ['tenth', 'eleventh'].map(name => browser.call(apiKey.create, { body: { ...request, name } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = await browser.call(apiKey.create, { body: request });
    expect(refused).toMatchObject({ status: 422, failure: { id: 'api_key_too_many', meta: { max: 10 } } });
    expect(refused.failure.userMessage).toContain('10個まで');
  });

  test('when the same request is sent twice at once, then one key is made, and the other answer names the field', async () => {
    const both = await Promise.all([1, 2].map(() => browser.call(apiKey.create, { body: request })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = await browser.call(apiKey.create, { body: request });
    expect(refused).toMatchObject({ status: 422, failure: { id: 'api_key_name_taken', fields: ['name'] } });
    expect((await browser.call(apiKey.list, {})).body.apiKeys).toHaveLength(1);
  });

  test('when the requested permissions are not held by the owner, or are empty, then the error names the field', async () => {
    const more = await browser.call(apiKey.create, { body: { ...request, permissions: ['facility:write:user'] } });
    expect(more).toMatchObject({ status: 422, failure: { id: 'api_key_right_not_held', fields: ['permissions'] } });
    const none = await browser.call(apiKey.create, { body: { ...request, permissions: [] } });
    expect(none).toMatchObject({ status: 422, failure: { fields: ['permissions'] } });
  });

  test('when a key is deleted, by its id or in full, then it stops working at once; other users cannot delete it', async () => {
    const [one, two] = [await make(), await make({ permissions: null, name: '会計システム' })];
    const outsider = await signInUser(product);
    for (const key of [String(one.row.id), one.apiKey, '999999999', 'nothing']) {
      expect(await outsider.call(apiKey.remove, { query: { key } })).toMatchObject({
        status: 404,
        failure: { id: 'api_key_unknown' },
      });
    }
    expect((await browser.call(apiKey.remove, { query: { key: String(one.row.id) } })).status).toBe(200);
    expect((await browser.call(apiKey.remove, { query: { key: two.apiKey } })).status).toBe(200);
    for (const { apiKey: key } of [one, two]) expect((await listBy({ 'x-api-key': key })).status).toBe(401);
    expect((await browser.call(apiKey.list, {})).body.apiKeys).toEqual([]);
  });

  test('when the caller is a guest or anonymous, then there are no keys', async () => {
    const guest = await (await buildParticipants(product)).guest();
    for (const client of [guest.browser, product.visitor()]) {
      expect((await client.call(apiKey.list, {})).status).toBe(401);
      expect((await client.call(apiKey.create, { body: request })).status).toBe(401);
    }
  });
});

describe('given a key', () => {
  test('when it comes in either header, then the program acts as its owner, and the session says who that is', async () => {
    const { apiKey: key } = await make();
    for (const options of [byKey(key), byBearer(key)]) {
      expect((await listBy(options.headers)).body.rows).toHaveLength(1);
      const me = await product.visitor().call(session.load, {}, options);
      expect(me.body.user?.email).toBe(owner.email);
    }
  });

  test('when it is used, then the time is stored, at most once a minute', async () => {
    const { apiKey: key } = await make();
    const lastUsedAt = async () => (await browser.call(apiKey.list, {})).body.apiKeys[0]?.lastUsedAt;
    const first = product.clock.now();
    await listBy({ 'x-api-key': key });
    expect(await lastUsedAt()).toBe(first);
    product.clock.advance(MINUTE_MS - 1);
    await listBy({ 'x-api-key': key });
    expect(await lastUsedAt()).toBe(first);
    product.clock.advance(1);
    await listBy({ 'x-api-key': key });
    expect(await lastUsedAt()).toBe(first + MINUTE_MS);
  });

  test('when it is restricted to some permissions, then the owner’s other ones are refused, and their browser keeps them', async () => {
    const { apiKey: key } = await make({ permissions: ['facility:read:info'] });
    const refused = await listBy({ 'x-api-key': key });
    expect(refused).toMatchObject({ status: 403, failure: { id: 'http_403' } });
    expect((await listBy({}, browser)).status).toBe(200);
  });

  test('when its owner loses the role, then so does the key; when the account is deleted, then the key is invalid', async () => {
    const { apiKey: key } = await make();
    await product.db.deleteFrom('user_grant').where('user_id', '=', owner.userId).execute();
    expect((await listBy({ 'x-api-key': key })).status).toBe(404);
    await product.db
      .updateTable('app_user')
      .set({ deleted_at: at(product.clock.now()) })
      .where('id', '=', owner.userId)
      .execute();
    expect(await listBy({ 'x-api-key': key })).toMatchObject({ status: 401, failure: { id: 'api_key_invalid' } });
  });

  test('when it has expired, then it is invalid', async () => {
    const start = product.clock.now();
    const { apiKey: key, row } = await make({ permissions: null, days: 30 });
    product.clock.set(row.expiresAt);
    const late = await listBy({ 'x-api-key': key });
    product.clock.set(start);
    expect(row.expiresAt - start).toBeGreaterThanOrEqual(30 * DAY_MS);
    expect(late.status).toBe(401);
    expect((await listBy({ 'x-api-key': key })).status).toBe(200);
  });

  test('when it is invalid, then a cookie sent with it does not help, not even on open calls', async () => {
    const bad = ['', 'x', `kotohogi_${'A'.repeat(43)}`];
    for (const key of bad) {
      expect((await listBy({ 'x-api-key': key }, browser)).status).toBe(401);
      expect((await listBy({ authorization: `Bearer ${key}` }, browser)).status).toBe(401);
      const me = await browser.call(session.load, {}, byKey(key));
      expect(me).toMatchObject({ status: 401, failure: { id: 'api_key_invalid' } });
    }
    browser.language = 'en';
    const { failure } = await browser.call(session.load, {}, byKey('x'));
    expect(failure.userMessage).toBe(
      'This API key cannot be used. Please check that it is complete and has not expired.',
    );
    const basic = { authorization: 'Basic dXNlcjpwYXNz' };
    expect((await browser.call(session.load, {}, { headers: basic })).body.user?.email).toBe(owner.email);
  });

  test('when a cookie is sent with it, then the key counts', async () => {
    const { apiKey: key } = await make();
    const participants = await buildParticipants(product);
    const other = await participants.host();
    const me = await other.call(session.load, {}, byKey(key));
    expect(me.body.user?.email).toBe(owner.email);
    const guest = await participants.guest();
    const query = { weddingKey: participants.key };
    expect((await guest.browser.call(session.load, { query }, byKey(key))).body.attendant).toBeNull();
    const mine = await guest.browser.call(attendantSelf.read, { params: { wedding: participants.key } }, byKey(key));
    expect(mine.status).toBe(401);
  });

  test('when it would gain more rights, then that is refused: keys, password, address, sign-in', async () => {
    const { apiKey: key, row } = await make();
    const program = product.visitor();
    const refused = { status: 403, failure: { id: 'api_key_not_here' } };
    const options = byKey(key);
    expect(await program.call(apiKey.list, {}, options)).toMatchObject(refused);
    expect(await program.call(apiKey.create, { body: request }, options)).toMatchObject(refused);
    expect(await program.call(apiKey.remove, { query: { key: String(row.id) } }, options)).toMatchObject(refused);
    const passwords = { currentPassword: PASSWORD, password: 'another-long-password' };
    expect(await program.call(account.changePassword, { body: passwords }, options)).toMatchObject(refused);
    expect(await program.call(account.updateProfile, { body: { name: 'x' } }, options)).toMatchObject(refused);
    expect(await program.call(session.logout, {}, options)).toMatchObject(refused);
    const login = { email: owner.email, password: PASSWORD };
    expect(await program.call(session.login, { body: login }, options)).toMatchObject(refused);
    expect((await browser.call(session.load, {})).body.user?.email).toBe(owner.email);
  });
});

describe('given a write', () => {
  /** An origin that no page of ours has. */
  const elsewhere = { origin: 'https://elsewhere.example' };
  let participants: Awaited<ReturnType<typeof buildParticipants>>;
  let host: TestClient;
  let key: string;
  const write = (client: TestClient, headers: Record<string, string>) =>
    client.call(invitation.updateTemplate, { params: participants.params, body: { snsTemplate: 'x' } }, { headers });

  beforeEach(async () => {
    participants = await buildParticipants(product);
    host = await participants.host();
    key = (await host.call(apiKey.create, { body: request })).body.apiKey;
  });

  test('when a program sends it with its key, then the origin is not checked, and the audit names the key', async () => {
    const program = product.visitor();
    expect((await write(program, { ...elsewhere, 'x-api-key': key })).status).toBe(200);
    expect((await write(program, { ...elsewhere, authorization: `Bearer ${key}` })).status).toBe(200);
    const { id } = await product.db.selectFrom('api_key').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const rows = await product.db
      .selectFrom('audit')
      .select('api_key_id')
      .where('wedding_id', '=', participants.weddingId)
      .execute();
    expect(rows.map(row => row.api_key_id)).toEqual([id, id]);
  });

  test('when a cookie is sent too, then another origin is refused, with or without a key', async () => {
    expect((await write(host, elsewhere)).status).toBe(403);
    expect((await write(host, { ...elsewhere, 'x-api-key': key })).status).toBe(403);
    expect((await write(host, { ...elsewhere, authorization: 'Basic dXNlcjpwYXNz' })).status).toBe(403);
    expect((await write(product.visitor(), { ...elsewhere, authorization: 'Basic x' })).status).toBe(403);
    expect((await write(host, { 'x-api-key': key })).status).toBe(200);
  });
});
