import { checklist } from '@kotohogi/contract/checklist';
import { COMPANY_STEPS, FACILITY_STEPS } from '@kotohogi/domain/checklist/decide';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildCompany, buildFacility, buildHall, buildUser, buildWedding } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

const LINES = {
  ...{ contact_phone: '0267-00-0000', contact_hours: '10:00〜18:00' },
  ...{ payment_error_emails: ['a@example.jp'], payment_fixed_emails: ['a@example.jp'] },
};

async function tenant() {
  const companyId = await buildCompany(product.db);
  const company = await signInUser(product, { scope: 'company', companyId, role: 'administrator' });
  return { companyId, company, params: { companyId } };
}

async function doneOfCompany(browser: TestClient, companyId: number) {
  const { steps } = (await browser.call(checklist.company, { params: { companyId } })).body;
  return steps.filter(({ isDone }) => isDone).map(({ step }) => step);
}

describe('given a new company', () => {
  test('when its first facility, its administrator and its gateway follow, then the steps are done one by one', async () => {
    const { companyId, company } = await tenant();
    expect(await doneOfCompany(company, companyId)).toEqual([]);
    const facilityId = await buildFacility(product.db, companyId);
    expect(await doneOfCompany(company, companyId)).toEqual(['facility']);
    await buildUser(product.db, { scope: 'facility', facilityId, role: 'administrator' });
    expect(await doneOfCompany(company, companyId)).toEqual(['facility', 'administrator']);
    const tested = { gateway_tested_at: at(product.clock.now()) };
    await product.db.updateTable('facility').set(tested).where('id', '=', facilityId).execute();
    expect(await doneOfCompany(company, companyId)).toEqual(COMPANY_STEPS);
  });

  test('when an administrator dismisses the list, then it is dismissed for everyone, and this is audited', async () => {
    const { companyId, company, params } = await tenant();
    expect((await company.call(checklist.dismissCompany, { params })).status).toBe(200);
    const manager = await signInUser(product, { scope: 'company', companyId, role: 'manager' });
    expect((await manager.call(checklist.company, { params })).body.isDismissed).toBe(true);
    expect((await manager.call(checklist.dismissCompany, { params })).status).toBe(403);
    const audit = await product.db.selectFrom('audit').select('action').where('company_id', '=', companyId).execute();
    expect(audit).toEqual([{ action: 'checklist.dismissCompany' }]);
  });
});

describe('given a new facility', () => {
  test('when everything is set up, then all steps are done, and another facility has none of them', async () => {
    const { companyId } = await tenant();
    const facilityId = await buildFacility(product.db, companyId);
    const other = await buildFacility(product.db, companyId);
    const administrator = await signInUser(product, { scope: 'facility', facilityId, role: 'coordinator' });
    const doneOf = async (browser: TestClient, id: number) => {
      const { steps } = (await browser.call(checklist.facility, { params: { facilityId: id } })).body;
      return steps.filter(({ isDone }) => isDone).map(({ step }) => step);
    };
    expect(await doneOf(administrator, facilityId)).toEqual([]);
    const hallId = await buildHall(product.db, facilityId);
    const values = { ...LINES, gateway_tested_at: at(product.clock.now()) };
    await product.db.updateTable('facility').set(values).where('id', '=', facilityId).execute();
    await buildUser(product.db, { scope: 'facility', facilityId, role: 'video-distribution' });
    await buildWedding(product.db, { facilityId, hallId });
    expect(await doneOf(administrator, facilityId)).toEqual(FACILITY_STEPS);
    const elsewhere = await signInUser(product, { scope: 'facility', facilityId: other, role: 'coordinator' });
    expect(await doneOf(elsewhere, other)).toEqual([]);
    expect((await elsewhere.call(checklist.facility, { params: { facilityId } })).status).toBe(404);
  });
});
