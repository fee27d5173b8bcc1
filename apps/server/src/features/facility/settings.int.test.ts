import { facility } from '@kotohogi/contract/facility';
import { temporaryWedding } from '@kotohogi/contract/temporary-wedding';
import type { Grant } from '@kotohogi/domain/permission/grants';
import type { FacilityRole } from '@kotohogi/domain/permission/names';
import { buildVenue } from '@kotohogi/testkit/builders';
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

async function venue() {
  const { facilityId } = await buildVenue(product.db);
  const as = (grant: Grant) => signInUser(product, grant);
  const signIn = (role: FacilityRole) => as({ scope: 'facility', facilityId, role });
  return { facilityId, as, signIn, params: { facilityId } };
}

const SETTINGS = {
  homepage: 'https://karuizawa.example.jp/',
  contactPhone: '0267-00-0000',
  contactHours: '10:00〜18:00（火曜定休）',
  archiveVideoAmount: 8800,
  sellArchiveVideo: false,
  throwMoneyEnabled: false,
  paymentErrorEmails: 'a@example.jp,b@example.jp',
  paymentFixedEmails: '',
  questionnaireUrl: 'https://forms.example/x',
  weddingAggregateArea: 'nagano' as const,
  preRegistration: true,
  transferApproval: true,
};

describe('given the administrator of a venue', () => {
  test('when they save the settings, then all are stored, and the contract stays as it was', async () => {
    const { facilityId, params, signIn } = await venue();
    const administrator = await signIn('administrator');
    const before = (await administrator.call(facility.settings, { params })).body;
    expect(before).toMatchObject({ commissionRate: 0.05, sellArchiveVideo: true, version: 1 });
    const body = { ...SETTINGS, version: before.version, name: '別の名前', commissionRate: 0 };
    const saved = await administrator.call(facility.changeSettings, { params, body });
    expect(saved).toMatchObject({ status: 200, body: { ...SETTINGS, version: 2 } });
    expect(saved.body).toMatchObject({ name: before.name, commissionRate: 0.05 });
    const audit = await product.db
      .selectFrom('audit')
      .select(['action', 'detail'])
      .where('facility_id', '=', facilityId)
      .execute();
    expect(audit).toMatchObject([{ action: 'facility.changeSettings', detail: SETTINGS }]);
  });

  test('when they switch registrations on, then couples can choose the venue', async () => {
    const { facilityId, params, signIn } = await venue();
    const administrator = await signIn('administrator');
    const offered = async () =>
      (await product.visitor().call(temporaryWedding.facilities, {})).body.rows.some(({ id }) => id === facilityId);
    expect(await offered()).toBe(false);
    await administrator.call(facility.changeSettings, { params, body: { preRegistration: true, version: 1 } });
    expect(await offered()).toBe(true);
  });

  test('when somebody else has saved meanwhile, then the change is refused and nothing is stored', async () => {
    const { params, signIn } = await venue();
    const administrator = await signIn('administrator');
    const save = (contactPhone: string) =>
      administrator.call(facility.changeSettings, { params, body: { contactPhone, version: 1 } });
    expect((await save('0267-00-0001')).status).toBe(200);
    expect(await save('0267-00-0002')).toMatchObject({ status: 409, body: { id: 'facility_changed' } });
    const { body } = await administrator.call(facility.settings, { params });
    expect(body).toMatchObject({ contactPhone: '0267-00-0001', version: 2 });
  });

  test.each([
    [{ homepage: 'karuizawa' }, 'homepage'],
    [{ archiveVideoAmount: 10_000_000 }, 'archiveVideoAmount'],
    [{ archiveVideoAmount: -1 }, 'archiveVideoAmount'],
    [{ paymentErrorEmails: 'a@example.jp,b' }, 'paymentErrorEmails'],
    [{ paymentFixedEmails: Array.from({ length: 11 }, (_, n) => `a${n}@example.jp`).join() }, 'paymentFixedEmails'],
    [{ questionnaireUrl: 'http://forms.example/x' }, 'questionnaireUrl'],
  ])('when a field is not valid, then it is named (%#)', async (fields, path) => {
    const { params, signIn } = await venue();
    const body = { ...fields, version: 1 };
    const refused = await (await signIn('administrator')).call(facility.changeSettings, { params, body });
    expect(refused).toMatchObject({ status: 422, body: { validates: [{ path }] } });
  });
});

describe('given other roles', () => {
  test('when staff without the permission save, then it is refused, and most of them can read', async () => {
    const { params, signIn } = await venue();
    const body = { contactPhone: '', version: 1 };
    for (const role of ['coordinator', 'video-distribution', 'financial-manager', 'manager'] as const) {
      const browser = await signIn(role);
      expect((await browser.call(facility.settings, { params })).status).toBe(200);
      expect((await browser.call(facility.changeSettings, { params, body })).status).toBe(403);
    }
    expect((await (await signIn('viewer')).call(facility.settings, { params })).status).toBe(403);
  });

  test('when an administrator of the platform saves, then only the switch for gift money changes', async () => {
    const { as, params } = await venue();
    const admin = await as({ scope: 'admin', role: 'administrator' });
    const save = (body: { throwMoneyEnabled?: boolean; contactPhone?: string }) =>
      admin.call(facility.changeSettings, { params, body: { ...body, version: 1 } });
    expect(await save({ contactPhone: '' })).toMatchObject({ status: 403, body: { id: 'facility_only_gifts' } });
    expect(await save({ throwMoneyEnabled: false })).toMatchObject({ status: 200, body: { throwMoneyEnabled: false } });
  });

  test('when staff of another venue call, then it is not found', async () => {
    const [own, other] = [await venue(), await venue()];
    const administrator = await own.signIn('administrator');
    const body = { contactPhone: '', version: 1 };
    expect((await administrator.call(facility.settings, { params: other.params })).status).toBe(404);
    expect((await administrator.call(facility.changeSettings, { params: other.params, body })).status).toBe(404);
  });
});
