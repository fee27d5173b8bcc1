import { live } from '@kotohogi/contract/live';
import { platformSetting } from '@kotohogi/contract/platform-setting';
import type { AdminRole } from '@kotohogi/domain/permission/names';
import { buildOnAir } from '@kotohogi/testkit/ceremony';
import { signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ env: { EMERGENCY_DESTINATION: 'environment@example.jp' } });
});
beforeEach(async () => {
  await product.db.deleteFrom('platform_setting').execute();
});
afterAll(async () => {
  await product.stop();
});

const signIn = (role: AdminRole) => signInUser(product, { scope: 'admin', role });

describe("given the platform's settings", () => {
  test('when none are saved, then they are empty, and the environment is named', async () => {
    const { body } = await (await signIn('viewer')).call(platformSetting.read, {});
    expect(body).toEqual({
      ...{ email: '', emergencyDestination: '', liveErrorDestination: '', version: 0 },
      ...{ issuerName: '', issuerNameEn: '', issuerAddress: '', issuerAddressEn: '', registrationNumber: '' },
      ...{ issuerBank: '', issuerBankEn: '', invoiceDueRule: 'next-month-end' },
      environment: { emergencyDestination: 'environment@example.jp', liveErrorDestination: '' },
    });
  });

  test('when an administrator changes a field, then the others stay, and it is audited', async () => {
    const administrator = await signIn('administrator');
    const first = { version: 0, email: 'Office@example.jp', liveErrorDestination: 'a@example.jp, b@example.jp' };
    expect((await administrator.call(platformSetting.update, { body: first })).body).toMatchObject({
      ...{ email: 'office@example.jp', emergencyDestination: '', version: 1 },
      liveErrorDestination: 'a@example.jp,b@example.jp',
    });
    const second = { version: 1, emergencyDestination: 'duty@example.jp' };
    await administrator.call(platformSetting.update, { body: second });
    expect((await administrator.call(platformSetting.read, {})).body).toMatchObject({
      ...{ email: 'office@example.jp', emergencyDestination: 'duty@example.jp', version: 2 },
      liveErrorDestination: 'a@example.jp,b@example.jp',
    });
    const audit = await product.db
      .selectFrom('audit')
      .select(['subject_kind', 'detail'])
      .where('action', '=', 'platformSetting.update')
      .orderBy('id')
      .execute();
    expect(audit).toMatchObject([{ subject_kind: 'platform-setting' }, { detail: second }]);
  });

  test('when the issuer of invoices is saved, then its registration number is normalized', async () => {
    const body = { version: 0, issuerName: '株式会社寿', registrationNumber: 'ｔ７０００-0120 50002' };
    const saved = await (await signIn('administrator')).call(platformSetting.update, { body });
    expect(saved.body).toMatchObject({ issuerName: '株式会社寿', registrationNumber: 'T7000012050002', email: '' });
  });

  test('when two people save at once, then one is refused and stores nothing', async () => {
    const [one, other] = [await signIn('administrator'), await signIn('administrator')];
    const save = (browser: typeof one, email: string) =>
      browser.call(platformSetting.update, { body: { version: 0, email } });
    const answers = await Promise.all([save(one, 'one@example.jp'), save(other, 'other@example.jp')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await one.call(platformSetting.read, {});
    expect(body).toMatchObject({ version: 1, email: answers.find(({ status }) => status === 200)?.body.email });
  });

  test.each([
    [{ email: 'office' }, 'email'],
    [{ emergencyDestination: 'a@example.jp,b' }, 'emergencyDestination'],
    [{ registrationNumber: 'T7000012050003' }, 'registrationNumber'],
    [{ liveErrorDestination: Array.from({ length: 11 }, (_, n) => `a${n}@example.jp`).join() }, 'liveErrorDestination'],
  ])('when a field is not valid, then it is named (%#)', async (fields, path) => {
    const refused = await (await signIn('administrator')).call(platformSetting.update, {
      body: { version: 0, ...fields },
    });
    expect(refused).toMatchObject({ status: 422, body: { validates: [{ path }] } });
  });

  test('when another role calls, then those with the permission can read, and only administrators can write', async () => {
    const body = { version: 0, email: '' };
    const viewer = await signIn('viewer');
    expect((await viewer.call(platformSetting.update, { body })).status).toBe(403);
    const manager = await signIn('manager');
    expect((await manager.call(platformSetting.read, {})).status).toBe(403);
    expect((await product.visitor().call(platformSetting.read, {})).status).toBe(401);
  });
});

describe('given an emergency stop', () => {
  const mailsOfStop = async () => {
    const { staff, params, weddingId } = await buildOnAir(product);
    await staff.call(live.emergencyStop, { params, body: { reason: '機材から煙が出た' } });
    await product.jobsDone();
    const mails = (await product.outbox.list()).filter(
      mail => mail.kind === 'staff-emergency' && mail.text.includes(`/weddings/${weddingId}/live`),
    );
    return mails.map(({ to }) => to);
  };

  test('when addresses are saved, then the mail goes to them and not to the addresses of the environment', async () => {
    const administrator = await signIn('administrator');
    await administrator.call(platformSetting.update, { body: { version: 0, emergencyDestination: 'duty@example.jp' } });
    expect(await mailsOfStop()).toEqual(['duty@example.jp']);
  });

  test('when none are saved, then it goes to the addresses of the environment', async () => {
    expect(await mailsOfStop()).toEqual(['environment@example.jp']);
  });
});
