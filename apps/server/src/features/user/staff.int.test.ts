import { account } from '@kotohogi/contract/account';
import { apiKey } from '@kotohogi/contract/api-key';
import { permission } from '@kotohogi/contract/permission';
import { staff } from '@kotohogi/contract/staff';
import type { CompanyId, FacilityId, UserId } from '@kotohogi/domain/kernel/ids';
import { DAY_MS } from '@kotohogi/domain/kernel/instant';
import type { StaffGrant } from '@kotohogi/domain/permission/grants';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildCompany, buildFacility, buildUser, freshEmail, PASSWORD } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { signIn } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

const ADMIN: StaffGrant = { scope: 'admin', role: 'administrator' };
const OWN_PASSWORD = 'a-password-of-my-own';

/** A company with one facility. */
async function tenant() {
  const companyId = await buildCompany(product.db, '株式会社ルミエール');
  return { companyId, facilityId: await buildFacility(product.db, companyId, 'ホテル・ルミエール') };
}

/** A user with a role, signed in. */
async function someone(grant: StaffGrant) {
  const made = await buildUser(product.db, grant);
  return { ...made, browser: await signIn(product, made.email) };
}

type Tenant = Awaited<ReturnType<typeof tenant>>;

/** The areas that the calls exist for. */
type Area = 'admin' | 'company' | 'facility';

const queryOf = (from: Given['role'] | undefined) => (from === undefined ? {} : { from });

/** The same calls in each scope. */
const SCOPES = {
  admin: {
    grantOf: (_: Tenant, role: 'administrator' | 'viewer'): StaffGrant => ({ scope: 'admin', role }),
    own: (_: Tenant) => null,
    list: (browser: TestClient, _: Tenant, query: object) => browser.call(staff.adminList, { query }),
    detail: (browser: TestClient, _: Tenant, id: number) => browser.call(staff.adminDetail, { params: { id } }),
    create: (browser: TestClient, _: Tenant, body: Created) => browser.call(staff.adminCreate, { body }),
    invite: (browser: TestClient, _: Tenant, body: Invited) => browser.call(staff.adminInvite, { body }),
    update: (browser: TestClient, _: Tenant, id: number, body: Changed) =>
      browser.call(staff.adminUpdate, { params: { id }, body }),
    remove: (browser: TestClient, _: Tenant, id: number) => browser.call(staff.adminRemove, { params: { id } }),
    removeRoles: (browser: TestClient, _: Tenant, id: number, from?: Given['role']) =>
      browser.call(staff.adminRemoveRoles, { params: { id }, query: queryOf(from) }),
  },
  company: {
    grantOf: ({ companyId }: Tenant, role: 'administrator' | 'viewer'): StaffGrant => ({
      ...{ scope: 'company', companyId, role },
    }),
    own: ({ companyId }: Tenant) => companyId,
    list: (browser: TestClient, { companyId }: Tenant, query: object) =>
      browser.call(staff.companyList, { params: { companyId }, query }),
    detail: (browser: TestClient, { companyId }: Tenant, id: number) =>
      browser.call(staff.companyDetail, { params: { companyId, id } }),
    create: (browser: TestClient, { companyId }: Tenant, body: Created) =>
      browser.call(staff.companyCreate, { params: { companyId }, body }),
    invite: (browser: TestClient, { companyId }: Tenant, body: Invited) =>
      browser.call(staff.companyInvite, { params: { companyId }, body }),
    update: (browser: TestClient, { companyId }: Tenant, id: number, body: Changed) =>
      browser.call(staff.companyUpdate, { params: { companyId, id }, body }),
    remove: (browser: TestClient, { companyId }: Tenant, id: number) =>
      browser.call(staff.companyRemove, { params: { companyId, id } }),
    removeRoles: (browser: TestClient, { companyId }: Tenant, id: number, from?: Given['role']) =>
      browser.call(staff.companyRemoveRoles, { params: { companyId, id }, query: queryOf(from) }),
  },
  facility: {
    grantOf: ({ facilityId }: Tenant, role: 'administrator' | 'viewer'): StaffGrant => ({
      ...{ scope: 'facility', facilityId, role },
    }),
    own: ({ facilityId }: Tenant) => facilityId,
    list: (browser: TestClient, { facilityId }: Tenant, query: object) =>
      browser.call(staff.facilityList, { params: { facilityId }, query }),
    detail: (browser: TestClient, { facilityId }: Tenant, id: number) =>
      browser.call(staff.facilityDetail, { params: { facilityId, id } }),
    create: (browser: TestClient, { facilityId }: Tenant, body: Created) =>
      browser.call(staff.facilityCreate, { params: { facilityId }, body }),
    invite: (browser: TestClient, { facilityId }: Tenant, body: Invited) =>
      browser.call(staff.facilityInvite, { params: { facilityId }, body }),
    update: (browser: TestClient, { facilityId }: Tenant, id: number, body: Changed) =>
      browser.call(staff.facilityUpdate, { params: { facilityId, id }, body }),
    remove: (browser: TestClient, { facilityId }: Tenant, id: number) =>
      browser.call(staff.facilityRemove, { params: { facilityId, id } }),
    removeRoles: (browser: TestClient, { facilityId }: Tenant, id: number, from?: Given['role']) =>
      browser.call(staff.facilityRemoveRoles, { params: { facilityId, id }, query: queryOf(from) }),
  },
};
type Given = { role: `${Area}:viewer` | `${Area}:administrator`; areaId?: number | null };
type Changed = Given & { from: Given['role'] };
type Invited = Given & { email: string };
type Created = Invited & { name: string; password: string };
const EACH: readonly Area[] = ['admin', 'company', 'facility'];

/** The token in the newest invitation mail to an address, once there are `count` mails. */
async function tokenOf(email: string, count = 1): Promise<string> {
  const [newest] = await product.mailsTo(email, 'staff-invite', count);
  return /invites\/([\w-]{43})\/activate/.exec(newest?.text ?? '')?.[1] ?? '';
}

const accept = (token: string, password = OWN_PASSWORD, name = '田中 美咲') =>
  product.visitor().call(account.activate, { params: { token }, body: { name, password, isAgreed: true } });

describe.each(EACH)('given an administrator in the scope %s', scope => {
  const calls = SCOPES[scope];

  test('when they invite a colleague, then the invitation is in the list until it is accepted, and the role follows', async () => {
    const place = await tenant();
    const me = await someone(calls.grantOf(place, 'administrator'));
    const email = freshEmail();
    const invited = await calls.invite(me.browser, place, { email, role: `${scope}:viewer` });
    const role = { role: `${scope}:viewer`, areaId: calls.own(place) };
    expect(invited).toMatchObject({
      status: 200,
      body: { email, name: '', roles: [{ ...role, invitedUntil: product.clock.now() + 7 * DAY_MS }] },
    });
    const found = await calls.list(me.browser, place, { name: email, state: 'invited', role: `${scope}:viewer` });
    expect(found.body).toMatchObject({ total: 1, rows: [{ email }] });
    expect((await calls.list(me.browser, place, { name: email, state: 'active' })).body.total).toBe(0);

    expect((await accept(await tokenOf(email))).status).toBe(200);
    const detail = await calls.detail(me.browser, place, invited.body.id);
    expect(detail.body).toMatchObject({
      name: '田中 美咲',
      isSelf: false,
      signedInAt: product.clock.now(),
      roles: [
        { ...role, invitedUntil: null, since: product.clock.now(), invitedBy: expect.stringContaining('利用者') },
      ],
    });
    const again = await calls.invite(me.browser, place, { email, role: `${scope}:viewer` });
    expect(again).toMatchObject({ status: 422, failure: { id: 'staff_has_role', fields: ['email'] } });
  });

  test('when they invite again, then the first link stops working; when they withdraw, then so does the second one, and the person is not listed', async () => {
    const place = await tenant();
    const me = await someone(calls.grantOf(place, 'administrator'));
    const email = freshEmail();
    const { body } = await calls.invite(me.browser, place, { email, role: `${scope}:viewer` });
    const first = await tokenOf(email);
    await calls.invite(me.browser, place, { email, role: `${scope}:administrator` });
    const [one, other] = (await product.mailsTo(email, 'staff-invite', 2)).map(
      mail => /invites\/([\w-]{43})\//.exec(mail.text)?.[1] ?? '',
    );
    const second = one === first ? other : one;
    expect((await accept(first)).status).toBe(404);
    expect((await calls.detail(me.browser, place, body.id)).body.roles).toMatchObject([
      { role: `${scope}:administrator` },
    ]);
    expect((await calls.removeRoles(me.browser, place, body.id)).status).toBe(200);
    expect((await accept(second ?? '')).status).toBe(404);
    expect(await calls.detail(me.browser, place, body.id)).toMatchObject({
      status: 404,
      failure: { id: 'staff_unknown' },
    });
  });

  test('when they create an account directly, then its owner signs in with the password, which no mail contains', async () => {
    const place = await tenant();
    const me = await someone(calls.grantOf(place, 'administrator'));
    const email = freshEmail();
    const body = { email, name: '高橋 健', password: 'handed-over-1234', role: `${scope}:viewer` as const };
    expect(await calls.create(me.browser, place, { ...body, password: 'password1' })).toMatchObject({
      status: 422,
      failure: { id: 'password_leaked', fields: ['password'] },
    });
    const made = await calls.create(me.browser, place, body);
    expect(made).toMatchObject({ status: 200, body: { name: body.name, roles: [{ role: body.role }] } });
    const mail = await product.mailTo(email, 'direct-account');
    expect(mail.text).toContain('/login');
    expect(JSON.stringify(mail)).not.toContain(body.password);
    const theirs = await signIn(product, email, body.password);
    expect((await calls.create(theirs, place, { ...body, email: freshEmail() })).status).toBe(403);
    expect(await calls.create(me.browser, place, body)).toMatchObject({
      status: 422,
      failure: { id: 'staff_email_taken', fields: ['email'] },
    });
  });

  test('when they change or remove a role, then it takes effect at once, and the deleted account can be invited back', async () => {
    const place = await tenant();
    const me = await someone(calls.grantOf(place, 'administrator'));
    const other = await someone(calls.grantOf(place, 'administrator'));
    const list = () => calls.list(other.browser, place, {});
    const key = await other.browser.call(apiKey.create, { body: { name: 'list', days: 30, permissions: null } });
    expect(key.status).toBe(200);
    const body = { role: `${scope}:viewer` as const };
    const from = `${scope}:administrator` as const;
    expect((await calls.update(me.browser, place, other.userId, { ...body, from })).body.roles).toMatchObject([body]);
    expect((await calls.invite(other.browser, place, { ...body, email: freshEmail() })).status).toBe(403);
    expect((await calls.remove(me.browser, place, other.userId)).status).toBe(200);
    expect((await list()).status).toBe(401);
    expect((await calls.remove(me.browser, place, other.userId)).failure?.id).toBe('staff_unknown');

    await calls.invite(me.browser, place, { ...body, email: other.email });
    const token = await tokenOf(other.email);
    expect((await accept(token, 'not-their-password')).status).toBe(422);
    expect((await accept(token, PASSWORD)).status).toBe(200);
    const keys = await product.db.selectFrom('api_key').select('id').where('user_id', '=', other.userId).execute();
    expect(keys).toEqual([]);
  });

  test('when two of them change the role of one person, then the second reads that it has changed', async () => {
    const place = await tenant();
    const [one, two] = [
      await someone(calls.grantOf(place, 'administrator')),
      await someone(calls.grantOf(place, 'administrator')),
    ];
    const { userId } = await someone(calls.grantOf(place, 'administrator'));
    const [from, role] = [`${scope}:administrator` as const, `${scope}:viewer` as const];
    expect((await calls.update(one.browser, place, userId, { role, from })).status).toBe(200);
    const refused = { status: 409, failure: { id: 'staff_role_changed' } };
    expect(await calls.update(two.browser, place, userId, { role, from })).toMatchObject(refused);
    expect(await calls.removeRoles(two.browser, place, userId, from)).toMatchObject(refused);
    expect((await calls.removeRoles(two.browser, place, userId, role)).status).toBe(200);
  });

  test('when someone of another company, a viewer or a visitor tries the same, then it is refused', async () => {
    const place = await tenant();
    const outsider = await someone(SCOPES.company.grantOf(await tenant(), 'administrator'));
    const viewer = await someone(calls.grantOf(place, 'viewer'));
    const victim = await someone(calls.grantOf(place, 'viewer'));
    const body = { email: freshEmail(), role: `${scope}:viewer` as const };
    const tries = (browser: TestClient) =>
      Promise.all([
        calls.detail(browser, place, victim.userId),
        calls.invite(browser, place, body),
        calls.create(browser, place, { ...body, name: '山田', password: OWN_PASSWORD }),
        calls.update(browser, place, victim.userId, { ...body, from: body.role }),
        calls.remove(browser, place, victim.userId),
        calls.removeRoles(browser, place, victim.userId),
      ]);
    const foreign = scope === 'admin' ? 403 : 404;
    for (const { status } of await tries(outsider.browser)) expect(status).toBe(foreign);
    const [, ...writes] = await tries(viewer.browser);
    for (const { status } of writes) expect(status).toBe(403);
    for (const { status } of await tries(product.visitor())) expect(status).toBe(401);
  });

  test('when the person belongs to another area, then they are not found', async () => {
    const place = await tenant();
    const me = await someone(calls.grantOf(place, 'administrator'));
    const elsewhere = await tenant();
    const facilityId = elsewhere.facilityId;
    const other = await buildUser(product.db, { scope: 'facility', facilityId, role: 'viewer' });
    const answers = await Promise.all([
      calls.detail(me.browser, place, other.userId),
      calls.update(me.browser, place, other.userId, { role: `${scope}:viewer`, from: `${scope}:viewer` }),
      calls.remove(me.browser, place, other.userId),
      calls.removeRoles(me.browser, place, other.userId),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, failure: { id: 'staff_unknown' } });
  });

  test('when they give a role of an area out of reach, then it is refused', async () => {
    const place = await tenant();
    const elsewhere = await tenant();
    const me = await someone(calls.grantOf(place, 'administrator'));
    const email = freshEmail();
    const above = await calls.invite(me.browser, place, { email, role: 'admin:viewer' });
    if (scope !== 'admin') expect(above).toMatchObject({ status: 403, failure: { id: 'staff_role_denied' } });
    if (scope === 'admin') {
      const noFacility = { email, role: 'facility:viewer', areaId: place.facilityId } as const;
      expect((await calls.invite(me.browser, place, noFacility)).failure?.id).toBe('staff_role_denied');
      const nowhere = { email, role: 'company:viewer', areaId: 2_000_000_000 } as const;
      expect((await calls.invite(me.browser, place, nowhere)).failure?.id).toBe('staff_area_unknown');
      return;
    }
    const areaId = scope === 'company' ? elsewhere.companyId : elsewhere.facilityId;
    const foreign = await calls.invite(me.browser, place, { email, role: `${scope}:viewer`, areaId });
    expect(foreign).toMatchObject({ status: 422, failure: { id: 'staff_area_unknown', fields: ['areaId'] } });
    const below = { email, role: 'facility:viewer', areaId: elsewhere.facilityId } as const;
    expect((await calls.invite(me.browser, place, below)).failure?.id).toBe('staff_area_unknown');
  });
});

/** Everyone who administers the platform, except the given user, becomes a viewer: other tests have left some. */
async function leaveOnly(userId: UserId): Promise<void> {
  await product.db
    .updateTable('user_grant')
    .set({ role: 'viewer' })
    .where('scope', '=', 'admin')
    .where('role', '=', 'administrator')
    .where('user_id', '<>', userId)
    .execute();
}

describe.each(EACH)('given the last administrator in the scope %s', scope => {
  const calls = SCOPES[scope];

  test('when their role is changed or removed, then it is refused until there is another one', async () => {
    const place = await tenant();
    const me = await someone(calls.grantOf(place, 'administrator'));
    if (scope === 'admin') await leaveOnly(me.userId);
    const refused = { status: 409, failure: { id: 'staff_last_administrator' } };
    const change = { role: `${scope}:viewer`, from: `${scope}:administrator` } as const;
    expect(await calls.update(me.browser, place, me.userId, change)).toMatchObject(refused);
    expect(await calls.removeRoles(me.browser, place, me.userId)).toMatchObject(refused);
    expect(await calls.remove(me.browser, place, me.userId)).toMatchObject(refused);
    await buildUser(product.db, calls.grantOf(place, 'administrator'));
    expect((await calls.update(me.browser, place, me.userId, change)).status).toBe(200);
  });

  test('when two administrators remove each other at once, then one of them stays', async () => {
    const place = await tenant();
    const me = await someone(calls.grantOf(place, 'administrator'));
    const other = await someone(calls.grantOf(place, 'administrator'));
    if (scope === 'admin') {
      const more = await product.db
        .selectFrom('user_grant')
        .select('user_id')
        .where('scope', '=', 'admin')
        .where('role', '=', 'administrator')
        .where('user_id', 'not in', [me.userId, other.userId])
        .execute();
      for (const { user_id } of more) await demote(user_id);
    }
    await Promise.all([
      calls.removeRoles(me.browser, place, other.userId),
      calls.removeRoles(other.browser, place, me.userId),
    ]);
    const left = await product.db
      .selectFrom('user_grant')
      .select('user_id')
      .where('user_id', 'in', [me.userId, other.userId])
      .execute();
    expect(left).toHaveLength(1);
  });
});

const demote = (userId: UserId) =>
  product.db
    .updateTable('user_grant')
    .set({ role: 'viewer' })
    .where('user_id', '=', userId)
    .where('scope', '=', 'admin')
    .execute();

describe('given the database', () => {
  const removal = (userId: UserId) => product.db.deleteFrom('user_grant').where('user_id', '=', userId).execute();

  test('when two programs remove the last two administrators at once, then one removal fails', async () => {
    const { companyId } = await tenant();
    const grant: StaffGrant = { scope: 'company', companyId, role: 'administrator' };
    const both = [await buildUser(product.db, grant), await buildUser(product.db, grant)];
    const results = await Promise.allSettled(both.map(({ userId }) => removal(userId)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('when a company is deleted, then its roles can be removed; an account with a role cannot be deleted', async () => {
    const { companyId } = await tenant();
    const { userId } = await buildUser(product.db, { scope: 'company', companyId, role: 'administrator' });
    const deletion = product.db
      .updateTable('app_user')
      .set({ deleted_at: at(product.clock.now()) })
      .where('id', '=', userId);
    await expect(deletion.execute()).rejects.toThrow('role of staff');
    await expect(removal(userId)).rejects.toThrow('last administrator');
    await product.db
      .updateTable('company')
      .set({ deleted_at: at(product.clock.now()) })
      .where('id', '=', companyId)
      .execute();
    await removal(userId);
  });
});

describe('given a person with roles in several areas', () => {
  test('when the facility removes them, then the company role and the account stay', async () => {
    const place = await tenant();
    const company = await someone(SCOPES.company.grantOf(place, 'administrator'));
    const venue = await someone(SCOPES.facility.grantOf(place, 'administrator'));
    const both = await buildUser(
      product.db,
      { scope: 'company', companyId: place.companyId, role: 'viewer' },
      { scope: 'facility', facilityId: place.facilityId, role: 'coordinator' },
    );
    const seen = await SCOPES.facility.detail(venue.browser, place, both.userId);
    expect(seen.body.roles.map(({ role }) => role)).toEqual(['facility:coordinator']);
    expect((await SCOPES.facility.remove(venue.browser, place, both.userId)).status).toBe(200);
    const left = await SCOPES.company.detail(company.browser, place, both.userId);
    expect(left.body.roles.map(({ role }) => role)).toEqual(['company:viewer']);
    await signIn(product, both.email);
  });

  test('when the company removes their role at one facility, then only that role ends', async () => {
    const place = await tenant();
    const second = await buildFacility(product.db, place.companyId, '別館');
    const me = await someone(SCOPES.company.grantOf(place, 'administrator'));
    const { userId } = await buildUser(
      product.db,
      { scope: 'facility', facilityId: place.facilityId, role: 'viewer' },
      { scope: 'facility', facilityId: second, role: 'viewer' },
    );
    const params = { companyId: place.companyId, id: userId };
    const removed = await me.browser.call(staff.companyRemoveRoles, { params, query: { areaId: second } });
    expect(removed.status).toBe(200);
    const { body } = await SCOPES.company.detail(me.browser, place, userId);
    expect(body.roles).toMatchObject([{ role: 'facility:viewer', areaId: place.facilityId }]);
  });
});

describe('given the platform and a company', () => {
  test('when the platform invites the administrator of a company, then they invite that of a facility, who opens no other area', async () => {
    const place: { companyId: CompanyId; facilityId: FacilityId } = await tenant();
    const admin = await someone(ADMIN);
    const [first, second] = [freshEmail(), freshEmail()];
    const body = { email: first, role: 'company:administrator', areaId: place.companyId } as const;
    expect((await admin.browser.call(staff.adminInvite, { body })).status).toBe(200);
    const open = await admin.browser.call(staff.adminList, { query: { name: first } });
    const invites = await admin.browser.call(staff.adminInvites, { params: { id: open.body.rows[0]?.id ?? 0 } });
    expect(invites.body.roles).toMatchObject([{ role: 'company:administrator', areaName: '株式会社ルミエール' }]);
    await accept(await tokenOf(first));
    const company = await signIn(product, first, OWN_PASSWORD);
    const areas = await company.call(staff.companyAreas, { params: { companyId: place.companyId } });
    expect(areas.body.areas.map(({ areaName, roles }) => [areaName, roles.length])).toEqual([
      ['株式会社ルミエール', 4],
      ['ホテル・ルミエール', 6],
    ]);
    const venue = { email: second, role: 'facility:administrator', areaId: place.facilityId } as const;
    const sent = await company.call(staff.companyInvite, { params: { companyId: place.companyId }, body: venue });
    expect(sent.status).toBe(200);
    await accept(await tokenOf(second));
    const theirs = await signIn(product, second, OWN_PASSWORD);
    expect((await theirs.call(staff.adminList, { query: {} })).status).toBe(403);
    expect((await theirs.call(permission.list, {})).status).toBe(403);
    const above = await theirs.call(staff.companyList, { params: { companyId: place.companyId }, query: {} });
    expect(above.status).toBe(404);
  });

  test('when platform staff ask for their permissions, then they get the names of their roles', async () => {
    const viewer = await someone({ scope: 'admin', role: 'viewer' });
    const { body } = await viewer.browser.call(permission.list, {});
    expect(body.permissions).toEqual([
      ...['admin:read:company', 'admin:read:setting', 'admin:read:user', 'admin:read:wedding-lives'],
    ]);
    expect((await viewer.browser.call(staff.adminAreas, {})).body.areas).toEqual([]);
  });

  test('when a key may only write users, then it gives no role with rights it lacks', async () => {
    const place = await tenant();
    const me = await someone(SCOPES.facility.grantOf(place, 'administrator'));
    const permissions = ['facility:read:user', 'facility:write:user'];
    const { body } = await me.browser.call(apiKey.create, { body: { name: 'users', days: 30, permissions } });
    const program = product.visitor();
    const headers = { 'x-api-key': body.apiKey };
    const answer = await program.call(
      staff.facilityInvite,
      { params: { facilityId: place.facilityId }, body: { email: freshEmail(), role: 'facility:administrator' } },
      { headers },
    );
    expect(answer).toMatchObject({ status: 403, failure: { id: 'staff_role_denied' } });
  });
});
