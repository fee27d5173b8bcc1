import { company } from '@kotohogi/contract/company';
import { permission } from '@kotohogi/contract/permission';
import type { CompanyId } from '@kotohogi/domain/kernel/ids';
import { DAY_MS } from '@kotohogi/domain/kernel/instant';
import type { Grant } from '@kotohogi/domain/permission/grants';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildCompany, buildFacility, buildHall, buildWedding } from '@kotohogi/testkit/builders';
import { signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
let lumiere: CompanyId;
let minato: CompanyId;
beforeAll(async () => {
  product = await startTestProduct();
  lumiere = await buildCompany(product.db, 'ルミエール');
  minato = await buildCompany(product.db, 'みなと');
  const facilityId = await buildFacility(product.db, lumiere, '軽井沢');
  const hallId = await buildHall(product.db, facilityId, '白鳳');
  await buildWedding(product.db, { facilityId, hallId });
});
afterAll(async () => {
  await product.stop();
});

const signIn = (...grants: Grant[]) => signInUser(product, ...grants);
const administrator = () => signIn({ scope: 'admin', role: 'administrator' });
const roleIn = (companyId: CompanyId, role: 'viewer' | 'manager' | 'administrator') =>
  signIn({ scope: 'company', companyId, role });

const LINKS = {
  privacyPolicyLink: 'https://example.jp/privacy',
  termsLink: 'https://example.jp/terms',
  lawLink: 'https://example.jp/law',
  faqLink: 'https://example.jp/faq',
  guideLink: 'https://example.jp/guide',
  copyrightName: 'しらかば',
};
let serial = 5000;
const aCompany = () => {
  serial += 1;
  return { name: `企業${serial}`, accountId: `company-of-${serial}`, contractNumber: serial };
};

const auditOf = async (action: string) =>
  await product.db.selectFrom('audit').select(['subject_kind', 'subject_id']).where('action', '=', action).execute();

describe('given the companies of the platform', () => {
  test('when an administrator asks, then all are listed, the newest first, and they may enter them', async () => {
    const { body } = await (await administrator()).call(company.list, {});
    expect(body.total).toBe(2);
    expect(body.rows).toMatchObject([
      { id: minato, name: 'みなと', facilityCount: 0, mayEnter: true },
      { id: lumiere, name: 'ルミエール', facilityCount: 1, mayEnter: true },
    ]);
  });

  test('when they are searched by a part of the name or of the account id, then only those are listed', async () => {
    const browser = await administrator();
    const { accountId } = (await browser.call(company.read, { params: { id: lumiere } })).body;
    for (const query of [{ name: 'ミエ' }, { name: accountId.slice(2).toUpperCase() }, { accountId }]) {
      const { body } = await browser.call(company.list, { query });
      expect(body.rows.map(row => row.id)).toEqual([lumiere]);
    }
  });

  test('when a viewer of the platform asks, then they may enter only the company that gave them a role', async () => {
    const viewer = { scope: 'admin', role: 'viewer' } as const;
    const browser = await signIn(viewer, { scope: 'company', companyId: minato, role: 'viewer' });
    const { body } = await browser.call(company.list, { query: { sort: 'contractNumber', order: 'ASC' } });
    expect(body.rows.map(row => row.mayEnter)).toEqual([false, true]);
    expect((await browser.call(permission.list, {})).body.permissions).not.toContain('admin:write:company');
    expect((await browser.call(company.create, { body: aCompany() })).status).toBe(403);
    expect((await browser.call(company.remove, { params: { id: minato } })).status).toBe(403);
  });

  test('when an anonymous caller asks, then it is refused', async () => {
    expect((await product.visitor().call(company.list, {})).status).toBe(401);
    expect((await product.visitor().call(permission.list, {})).status).toBe(401);
  });
});

describe('given a new company', () => {
  test('when the contract number is missing, then the field says that it is required', async () => {
    const { contractNumber: _, ...body } = aCompany();
    const browser = await administrator();
    const answer = await browser.send(company.create, { body });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      validates: [{ path: 'contractNumber', rule: 'required', message: 'この項目は必須です。' }],
    });
  });

  test.each([
    { contractNumber: 0 },
    { contractNumber: 10_000 },
    { accountId: 'ab' },
    { accountId: 'manage' },
    { name: '' },
    { name: 'あ'.repeat(101) },
    { lawLink: 'example.jp' },
    { faqLink: `https://example.jp/${'a'.repeat(240)}` },
  ])('when it has %o, then it is refused', async change => {
    const browser = await administrator();
    expect((await browser.call(company.create, { body: { ...aCompany(), ...change } })).status).toBe(422);
  });

  test('when everything is valid, then it is stored with its links and audited', async () => {
    const browser = await signIn({ scope: 'admin', role: 'manager' });
    const body = { ...aCompany(), ...LINKS, accountId: 'Shirakaba' };
    const made = await browser.call(company.create, { body });
    expect(made.status).toBe(200);
    const read = await browser.call(company.read, { params: { id: made.body.id } });
    expect(read.body).toMatchObject({ ...body, accountId: 'shirakaba', isAccountIdFixed: false, version: 1 });
    expect(await auditOf('company.create')).toContainEqual({
      subject_kind: 'company',
      subject_id: String(made.body.id),
    });
  });

  test('when its account id or contract number is taken, even at the same moment, then its field says so', async () => {
    const browser = await administrator();
    const body = aCompany();
    const answers = await Promise.all([1, 2, 3].map(() => browser.call(company.create, { body })));
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 422, 422]);
    const sameNumber = { ...aCompany(), contractNumber: body.contractNumber };
    expect((await browser.call(company.create, { body: sameNumber })).failure).toMatchObject({
      id: 'company_contract_number_taken',
      fields: ['contractNumber'],
    });
    const sameId = { ...aCompany(), accountId: body.accountId };
    expect((await browser.call(company.create, { body: sameId })).failure).toMatchObject({
      id: 'company_account_id_taken',
      fields: ['accountId'],
    });
  });
});

describe('given a company that is changed', () => {
  test('when somebody else has saved meanwhile, then the second gets 409', async () => {
    const browser = await administrator();
    const { id } = (await browser.call(company.create, { body: aCompany() })).body;
    const change = (name: string) => browser.call(company.update, { params: { id }, body: { name, version: 1 } });
    expect((await change('はじめ')).body).toMatchObject({ name: 'はじめ', version: 2 });
    const second = await change('つぎ');
    expect([second.status, second.failure]).toMatchObject([409, { id: 'company_changed' }]);
  });

  test('when an invitation of one of its weddings is published, then the account id stays', async () => {
    const browser = await administrator();
    const { version } = (await browser.call(company.read, { params: { id: lumiere } })).body;
    const body = { accountId: 'lumiere-new', version };
    const refused = await browser.call(company.update, { params: { id: lumiere }, body });
    expect(refused.failure).toMatchObject({ id: 'company_account_id_fixed', fields: ['accountId'] });
  });

  test('when no invitation is published, then the account id changes', async () => {
    const browser = await administrator();
    const { id } = (await browser.call(company.create, { body: aCompany() })).body;
    const accountId = `${aCompany().accountId}-new`;
    const changed = await browser.call(company.update, { params: { id }, body: { accountId, version: 1 } });
    expect(changed.body).toMatchObject({ accountId });
  });

  test('when it does not exist, then the answer is 404', async () => {
    const browser = await administrator();
    const params = { id: 2_000_000_000 as CompanyId };
    expect((await browser.call(company.read, { params })).status).toBe(404);
    expect((await browser.call(company.update, { params, body: { version: 1 } })).status).toBe(404);
    expect((await browser.call(company.remove, { params })).status).toBe(404);
  });
});

describe('given a company that is deleted', () => {
  test('when it has facilities, then it is refused with their number', async () => {
    const browser = await administrator();
    const refused = await browser.call(company.remove, { params: { id: lumiere } });
    expect([refused.status, refused.failure]).toMatchObject([
      409,
      { id: 'company_has_facilities', meta: { count: 1 } },
    ]);
  });

  test('when it has none, then it is in no list, its people have no access, and its number stays taken', async () => {
    const browser = await administrator();
    const body = aCompany();
    const { id } = (await browser.call(company.create, { body })).body;
    const companyId = id as CompanyId;
    const own = await roleIn(companyId, 'administrator');
    expect((await own.call(company.info, { params: { companyId } })).status).toBe(200);
    expect((await browser.call(company.remove, { params: { id } })).status).toBe(200);
    expect((await browser.call(company.list, { query: { accountId: body.accountId } })).body.total).toBe(0);
    expect((await own.call(company.info, { params: { companyId } })).status).toBe(404);
    const again = await browser.call(company.create, { body });
    expect(again.failure).toMatchObject({ id: 'company_account_id_taken' });
    expect(await auditOf('company.remove')).toContainEqual({ subject_kind: 'company', subject_id: String(id) });
  });

  test('when it is restored within 30 days, then its people have access again; later it is refused', async () => {
    const browser = await administrator();
    const { id } = (await browser.call(company.create, { body: aCompany() })).body;
    const params = { id: id as CompanyId };
    const own = await roleIn(params.id, 'administrator');
    expect((await browser.call(company.restore, { params })).status).toBe(404);
    await browser.call(company.remove, { params });
    const listed = (await browser.call(company.deleted, {})).body.rows.find(row => row.id === id);
    expect(listed?.restorableUntil).toBe((listed?.deletedAt ?? 0) + 30 * DAY_MS);
    expect((await browser.call(company.restore, { params })).body).toMatchObject({ id, version: 2 });
    expect((await own.call(company.info, { params: { companyId: params.id } })).status).toBe(200);
    expect((await browser.call(company.deleted, {})).body.rows.map(row => row.id)).not.toContain(id);
    expect(await auditOf('company.restore')).toContainEqual({ subject_kind: 'company', subject_id: String(id) });
    await product.db
      .updateTable('company')
      .set({ deleted_at: at(product.clock.now() - 31 * DAY_MS) })
      .where('id', '=', params.id)
      .execute();
    expect((await browser.call(company.restore, { params })).failure).toMatchObject({
      id: 'company_restore_over',
      status: 410,
    });
    expect((await browser.call(company.deleted, {})).body.rows.map(row => row.id)).not.toContain(id);
  });
});

describe("given a company's own information", () => {
  test('when a viewer reads it, then the abilities do not allow to write, and writing is refused', async () => {
    const viewer = await roleIn(minato, 'viewer');
    const { body } = await viewer.call(company.info, { params: { companyId: minato } });
    expect(body).toMatchObject({ name: 'みなと' });
    expect(body.abilities).not.toContain('company:write:info');
    const change = { params: { companyId: minato }, body: { name: 'x', version: body.version } };
    expect((await viewer.call(company.updateInfo, change)).status).toBe(403);
  });

  test('when a manager changes it, then account id and contract number stay, and it is audited', async () => {
    const manager = await roleIn(minato, 'manager');
    const params = { companyId: minato };
    const before = (await manager.call(company.info, { params })).body;
    const body = { ...LINKS, accountId: 'other', contractNumber: 77, version: before.version };
    const changed = await manager.call(company.updateInfo, { params, body });
    const { accountId, contractNumber } = before;
    expect(changed.body).toMatchObject({ ...LINKS, accountId, contractNumber, version: before.version + 1 });
    const late = await manager.call(company.updateInfo, { params, body: { name: 'x', version: before.version } });
    expect(late.failure).toMatchObject({ id: 'company_changed' });
    expect(await auditOf('company.updateInfo')).toHaveLength(1);
  });

  test('when another company asks, then the answer is 404', async () => {
    const outsider = await roleIn(lumiere, 'administrator');
    const params = { companyId: minato };
    expect((await outsider.call(company.info, { params })).status).toBe(404);
    expect((await outsider.call(company.updateInfo, { params, body: { name: 'x', version: 1 } })).status).toBe(404);
  });

  test('when the platform administrator opens it, then they may read and not write', async () => {
    const browser = await administrator();
    const params = { companyId: minato };
    const { body } = await browser.call(company.info, { params });
    expect(body.abilities).not.toContain('company:write:info');
    expect((await browser.call(company.updateInfo, { params, body: { version: body.version } })).status).toBe(403);
  });
});
