import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paymentSetting } from '@kotohogi/contract/payment-setting';
import type { CompanyRole } from '@kotohogi/domain/permission/names';
import { deriveKeys, unseal } from '@kotohogi/server/platform/crypto/keys';
import { buildCompany, buildFacility } from '@kotohogi/testkit/builders';
import { TEST_SHOP } from '@kotohogi/testkit/outside';
import { signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, TEST_SECRET, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const logFile = path.join(tmpdir(), `payment-setting-${process.pid}.log`);
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ logFile });
});
afterAll(async () => {
  await product.stop();
});

const NONE = { gateway_shop_id: '', gateway_shop_pass_sealed: '', gateway_environment: 'test' } as const;
const WRONG = 'wrong-pass';

/** A company with one facility that has no contract yet. */
async function tenant() {
  const companyId = await buildCompany(product.db);
  const facilityId = await buildFacility(product.db, companyId, '軽井沢');
  await product.db.updateTable('facility').set(NONE).where('id', '=', facilityId).execute();
  const signIn = (role: CompanyRole) => signInUser(product, { scope: 'company', companyId, role });
  const stored = () =>
    product.db.selectFrom('facility').selectAll().where('id', '=', facilityId).executeTakeFirstOrThrow();
  return { companyId, facilityId, signIn, stored, params: { companyId, id: facilityId } };
}

const body = { shopId: TEST_SHOP.shopId, shopPass: TEST_SHOP.shopPass, environment: TEST_SHOP.environment };

describe('given an administrator of a company', () => {
  test('when they save what the gateway accepts, then it is sealed, tested and audited without the password', async () => {
    const { facilityId, params, signIn, stored } = await tenant();
    const administrator = await signIn('administrator');
    const saved = await administrator.call(paymentSetting.save, { params, body });
    expect(saved).toMatchObject({
      status: 200,
      body: { facilityName: '軽井沢', shopId: body.shopId, environment: 'test', hasPassword: true },
    });
    expect(saved.body.testedAt).toBe(product.clock.now());
    const sealed = (await stored()).gateway_shop_pass_sealed;
    expect(unseal(deriveKeys(TEST_SECRET).seal, sealed)).toBe(body.shopPass);
    const audit = await product.db.selectFrom('audit').selectAll().where('facility_id', '=', facilityId).execute();
    expect(audit).toMatchObject([
      {
        action: 'paymentSetting.save',
        detail: { shopId: body.shopId, environment: 'test', isPasswordChanged: true, check: 'works' },
      },
    ]);
    expect(JSON.stringify(audit)).not.toContain(body.shopPass);
  });

  test('when they read it, then the password is in no answer and in no log line', async () => {
    const { params, signIn } = await tenant();
    const administrator = await signIn('administrator');
    await administrator.call(paymentSetting.save, { params, body });
    await administrator.call(paymentSetting.save, { params, body: { ...body, shopPass: WRONG } });
    const read = await administrator.call(paymentSetting.read, { params });
    expect(JSON.stringify(read.body)).not.toMatch(new RegExp(`${body.shopPass}|sealed`));
    const log = await readFile(logFile, 'utf8');
    expect(log).not.toContain(WRONG);
    expect(log).not.toContain(`"${body.shopPass}"`);
  });

  test('when the gateway refuses the credentials, then nothing is stored and the field is named', async () => {
    const { params, signIn, stored } = await tenant();
    const administrator = await signIn('administrator');
    const refused = await administrator.call(paymentSetting.save, { params, body: { ...body, shopPass: WRONG } });
    expect(refused).toMatchObject({ status: 422, body: { id: 'payment_setting_refused', fields: ['shopPass'] } });
    expect(await stored()).toMatchObject(NONE);
  });

  test('when the gateway does not answer, then it is stored untested', async () => {
    const { params, signIn } = await tenant();
    product.fakes.gateway.failNext('lookUp', 'drop-request');
    const saved = await (await signIn('administrator')).call(paymentSetting.save, { params, body });
    expect(saved).toMatchObject({ status: 200, body: { hasPassword: true, testedAt: null } });
  });

  test('when they only test, then they get the result and nothing is stored', async () => {
    const { params, signIn, stored } = await tenant();
    const administrator = await signIn('administrator');
    const result = async (shopPass: string) =>
      (await administrator.call(paymentSetting.test, { params, body: { ...body, shopPass } })).body.result;
    expect(await result(body.shopPass)).toBe('works');
    expect(await result(WRONG)).toBe('refused');
    product.fakes.gateway.failNext('lookUp', 'drop-answer');
    expect(await result(body.shopPass)).toBe('unreachable');
    expect(await stored()).toMatchObject({ ...NONE, gateway_tested_at: null });
  });

  test('when the stored contract is tested later, then the time of its success is recorded', async () => {
    const { params, signIn } = await tenant();
    const administrator = await signIn('administrator');
    product.fakes.gateway.failNext('lookUp', 'drop-request');
    await administrator.call(paymentSetting.save, { params, body });
    const { shopPass: _, ...stored } = body;
    await administrator.call(paymentSetting.test, { params, body: stored });
    const read = await administrator.call(paymentSetting.read, { params });
    expect(read.body.testedAt).toBe(product.clock.now());
  });

  test('when the password is left out, then the stored one is used for its own shop and for no other', async () => {
    const { params, signIn } = await tenant();
    const administrator = await signIn('administrator');
    const without = { shopId: body.shopId, environment: body.environment };
    const required = { status: 422, body: { id: 'payment_setting_pass_required' } };
    expect(await administrator.call(paymentSetting.test, { params, body: without })).toMatchObject(required);
    await administrator.call(paymentSetting.save, { params, body });
    expect((await administrator.call(paymentSetting.test, { params, body: without })).body.result).toBe('works');
    expect((await administrator.call(paymentSetting.save, { params, body: without })).status).toBe(200);
    for (const other of [
      { ...without, shopId: 'tshop9' },
      { ...without, environment: 'production' as const },
    ]) {
      expect(await administrator.call(paymentSetting.save, { params, body: other })).toMatchObject(required);
      expect(await administrator.call(paymentSetting.test, { params, body: other })).toMatchObject(required);
    }
  });

  test.each([
    [{ ...body, shopId: '' }, 'shopId'],
    [{ ...body, shopId: 'tshop000000001' }, 'shopId'],
    [{ ...body, shopId: 'tshop-1' }, 'shopId'],
    [{ ...body, shopPass: 'elevenchars' }, 'shopPass'],
    [{ ...body, shopPass: '日本語' }, 'shopPass'],
    [{ ...body, environment: 'other' as 'test' }, 'environment'],
  ])('when a field is not valid, then it is named (%#)', async (wrong, name) => {
    const { params, signIn } = await tenant();
    const refused = await (await signIn('administrator')).call(paymentSetting.save, { params, body: wrong });
    expect(refused).toMatchObject({ status: 422, body: { validates: [{ path: name }] } });
  });
});

test('given other roles, when they call, then a manager can read, and lower roles cannot', async () => {
  const { params, signIn } = await tenant();
  const manager = await signIn('manager');
  expect((await manager.call(paymentSetting.read, { params })).status).toBe(200);
  expect((await manager.call(paymentSetting.save, { params, body })).status).toBe(403);
  expect((await manager.call(paymentSetting.test, { params, body })).status).toBe(403);
  expect((await (await signIn('treasurer')).call(paymentSetting.read, { params })).status).toBe(403);
});

test('given the facility of another company, when its id is sent, then it is not found', async () => {
  const own = await tenant();
  const other = await tenant();
  const administrator = await own.signIn('administrator');
  const params = { companyId: own.companyId, id: other.facilityId };
  const unknown = { status: 404, body: { id: 'payment_setting_facility_unknown' } };
  expect(await administrator.call(paymentSetting.read, { params })).toMatchObject(unknown);
  expect(await administrator.call(paymentSetting.save, { params, body })).toMatchObject(unknown);
  expect(await administrator.call(paymentSetting.test, { params, body })).toMatchObject(unknown);
  expect((await administrator.call(paymentSetting.read, { params: other.params })).status).toBe(404);
  expect(await other.stored()).toMatchObject(NONE);
});
