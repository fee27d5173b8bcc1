import { facility } from '@kotohogi/contract/facility';
import { hall } from '@kotohogi/contract/hall';
import { weddingToday } from '@kotohogi/contract/wedding-today';
import type { CompanyId, FacilityId } from '@kotohogi/domain/kernel/ids';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import type { CompanyRole } from '@kotohogi/domain/permission/names';
import { at } from '@kotohogi/server/platform/db/instants';
import {
  buildAttendant,
  buildCompany,
  buildFacility,
  buildHall,
  buildSlot,
  buildWedding,
} from '@kotohogi/testkit/builders';
import { buildGift, settleGifts } from '@kotohogi/testkit/gifts';
import { signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
let lumiere: CompanyId;
let minato: CompanyId;
let karuizawa: FacilityId;
beforeAll(async () => {
  product = await startTestProduct();
  lumiere = await buildCompany(product.db, 'ルミエール');
  minato = await buildCompany(product.db, 'みなと');
  karuizawa = await buildFacility(product.db, lumiere, '軽井沢');
  const hallId = await buildHall(product.db, karuizawa, '白鳳');
  await buildWedding(product.db, { facilityId: karuizawa, hallId });
});
afterAll(async () => {
  await product.stop();
});

const signIn = (companyId: CompanyId, role: CompanyRole) => signInUser(product, { scope: 'company', companyId, role });
const platform = () => signInUser(product, { scope: 'admin', role: 'administrator' });

let serial = 7000;
const aFacility = () => {
  serial += 1;
  return { name: `施設${serial}`, accountId: `facility-of-${serial}`, contractNumber: serial, commissionRate: 0.05 };
};
const SETTINGS = {
  homepage: 'https://example.jp',
  contactPhone: '0267-00-0000',
  contactHours: '10:00〜19:00',
  archiveVideoAmount: 9_999_999,
  sellArchiveVideo: true,
  throwMoneyEnabled: true,
  paymentErrorEmails: 'a@example.jp,b@example.jp',
  paymentFixedEmails: '',
  questionnaireUrl: 'https://example.jp/questions',
  weddingAggregateArea: 'nagano',
  preRegistration: true,
  transferApproval: true,
} as const;

describe('given the facilities of a company', () => {
  test('when a role of the company asks, then they are listed with their halls and upcoming weddings', async () => {
    const treasurer = await signIn(lumiere, 'treasurer');
    const { body } = await treasurer.call(facility.list, { params: { companyId: lumiere } });
    expect(body.rows).toMatchObject([{ id: karuizawa, name: '軽井沢', hallCount: 1, upcomingWeddings: 1 }]);
    expect((await treasurer.call(facility.list, { params: { companyId: minato } })).status).toBe(404);
  });

  test('when they are searched, then only those that match are listed', async () => {
    const browser = await signIn(lumiere, 'viewer');
    const count = async (query: object) =>
      (await browser.call(facility.list, { params: { companyId: lumiere }, query })).body.total;
    expect(await count({ name: '井' })).toBe(1);
    expect(await count({ name: '港' })).toBe(0);
    expect(await count({ accountId: 'facility-' })).toBe(1);
    expect(await count({ accountId: 'acility-' })).toBe(0);
  });

  test('when the platform asks, then all are listed with their companies, or those of one', async () => {
    const browser = await platform();
    const { body } = await browser.call(facility.listAll, {});
    expect(body.rows).toMatchObject([{ id: karuizawa, companyName: 'ルミエール', mayEnter: true }]);
    expect((await browser.call(facility.listAll, { query: { companyId: minato } })).body.total).toBe(0);
    const company = await signIn(lumiere, 'administrator');
    expect((await company.call(facility.listAll, {})).status).toBe(403);
  });

  test('when a treasurer opens one of them, then the abilities allow payment states but not the weddings', async () => {
    const treasurer = await signIn(lumiere, 'treasurer');
    const { body } = await treasurer.call(facility.detail, { params: { facilityId: karuizawa } });
    expect(body).toMatchObject({ name: '軽井沢', companyName: 'ルミエール', throwMoneyEnabled: true });
    expect(body.abilities).toContain('facility:read:weddingPaymentState');
    expect(body.abilities).not.toContain('facility:read:wedding');
    const halls = await treasurer.call(hall.list, { params: { facilityId: karuizawa } });
    expect(halls.body.rows).toMatchObject([{ name: '白鳳', designPattern: 'natural' }]);
  });

  test('when the platform opens one of them, then it may read and not write', async () => {
    const { body } = await (await platform()).call(facility.detail, { params: { facilityId: karuizawa } });
    expect(body.abilities).toContain('facility:read:wedding');
    expect(body.abilities).not.toContain('facility:write:wedding');
  });

  test('when it belongs to another company, then the response is 404', async () => {
    const outsider = await signIn(minato, 'administrator');
    expect((await outsider.call(facility.detail, { params: { facilityId: karuizawa } })).status).toBe(404);
    expect((await outsider.call(hall.list, { params: { facilityId: karuizawa } })).status).toBe(404);
    const params = { companyId: minato, id: karuizawa };
    expect((await outsider.call(facility.read, { params })).status).toBe(404);
    expect((await outsider.call(facility.update, { params, body: { name: 'x', version: 1 } })).status).toBe(404);
    expect((await outsider.call(facility.remove, { params })).status).toBe(404);
  });
});

describe('given a new facility', () => {
  const create = async (role: CompanyRole, body: ReturnType<typeof aFacility>) =>
    await (await signIn(lumiere, role)).call(facility.create, { params: { companyId: lumiere }, body });

  test.each([
    { commissionRate: 1.2 },
    { commissionRate: 0.000_05 },
    { contractNumber: 0 },
    { contractNumber: 10_000 },
    { archiveVideoAmount: 10_000_000 },
    { paymentErrorEmails: 'a@example.jp,b' },
    { paymentFixedEmails: Array.from({ length: 11 }, (_, n) => `a${n}@example.jp`).join(',') },
    { questionnaireUrl: 'http://example.jp' },
    { homepage: 'example' },
    { accountId: 'facilities' },
  ])('when it has %o, then it is refused', async change => {
    expect((await create('administrator', { ...aFacility(), ...change })).status).toBe(422);
  });

  test('when it has the required fields alone, then the others are empty or off', async () => {
    const made = await create('manager', aFacility());
    expect(made.body).toMatchObject({
      commissionRate: 0.05,
      throwMoneyEnabled: false,
      archiveVideoAmount: 0,
      version: 1,
    });
  });

  test('when it has all fields, then it is stored with them and audited', async () => {
    const body = { ...aFacility(), ...SETTINGS };
    const made = await create('administrator', body);
    expect(made.body).toMatchObject(body);
    const audit = await product.db.selectFrom('audit').select('facility_id').where('action', '=', 'facility.create');
    expect((await audit.execute()).map(row => row.facility_id)).toContain(made.body.id);
  });

  test('when its number is taken, then its field says so; a viewer may not create any', async () => {
    const body = aFacility();
    expect((await create('manager', body)).status).toBe(200);
    const again = await create('manager', { ...aFacility(), contractNumber: body.contractNumber });
    expect(again.failure).toMatchObject({ id: 'facility_contract_number_taken', fields: ['contractNumber'] });
    expect((await create('viewer', aFacility())).status).toBe(403);
  });

  test('when a manager switches gift money on, then it is refused, because it needs its own permission', async () => {
    const refused = await create('manager', { ...aFacility(), throwMoneyEnabled: true } as ReturnType<
      typeof aFacility
    >);
    expect([refused.status, refused.failure]).toMatchObject([403, { id: 'facility_gifts_forbidden' }]);
  });
});

describe('given a facility that is changed', () => {
  const made = async () => {
    const browser = await signIn(lumiere, 'administrator');
    const { body } = await browser.call(facility.create, { params: { companyId: lumiere }, body: aFacility() });
    return { companyId: lumiere, id: body.id };
  };

  test('when somebody else has saved meanwhile, then the second gets 409', async () => {
    const params = await made();
    const manager = await signIn(lumiere, 'manager');
    const change = (contactPhone: string) =>
      manager.call(facility.update, { params, body: { contactPhone, version: 1 } });
    expect((await change('03-0000-0000')).body).toMatchObject({ contactPhone: '03-0000-0000', version: 2 });
    expect((await change('06-0000-0000')).failure).toMatchObject({ id: 'facility_changed', status: 409 });
  });

  test('when the platform administrator changes it, then only gift money is allowed', async () => {
    const params = await made();
    const browser = await platform();
    const gifts = await browser.call(facility.update, { params, body: { throwMoneyEnabled: true, version: 1 } });
    expect(gifts.body).toMatchObject({ throwMoneyEnabled: true });
    const name = await browser.call(facility.update, { params, body: { name: 'x', version: 2 } });
    expect([name.status, name.failure]).toMatchObject([403, { id: 'facility_only_gifts' }]);
  });

  test('when an invitation of one of its weddings is published, then the account id stays', async () => {
    const manager = await signIn(lumiere, 'manager');
    const params = { companyId: lumiere, id: karuizawa };
    const { body } = await manager.call(facility.read, { params });
    expect(body.isAccountIdFixed).toBe(true);
    const refused = await manager.call(facility.update, {
      params,
      body: { accountId: 'new-id', version: body.version },
    });
    expect(refused.failure).toMatchObject({ id: 'facility_account_id_fixed', fields: ['accountId'] });
    expect(
      (await manager.call(facility.update, { params: await made(), body: { accountId: 'free-id', version: 1 } }))
        .status,
    ).toBe(200);
  });
});

describe('given a facility that is deleted', () => {
  const PAST = atJst(dateOf(instant(Date.UTC(2020, 4, 5))));
  const facilityWith = async (startsAt?: typeof PAST) => {
    const facilityId = await buildFacility(product.db, lumiere);
    const hallId = await buildHall(product.db, facilityId);
    const where = { facilityId, hallId, ...(startsAt === undefined ? {} : { startsAt }) };
    return { facilityId, ...(await buildWedding(product.db, where)) };
  };
  const remove = async (id: FacilityId) =>
    await (await signIn(lumiere, 'manager')).call(facility.remove, { params: { companyId: lumiere, id } });

  test('when a wedding is ahead, then it is refused; when it is canceled, it is deleted', async () => {
    const { facilityId, weddingId } = await facilityWith();
    const refused = await remove(facilityId);
    expect([refused.status, refused.failure]).toMatchObject([
      409,
      { id: 'facility_weddings_ahead', meta: { count: 1 } },
    ]);
    await product.db.updateTable('wedding').set({ status: 'canceled' }).where('id', '=', weddingId).execute();
    expect((await remove(facilityId)).status).toBe(200);
    const listed = await (await signIn(lumiere, 'viewer')).call(facility.list, { params: { companyId: lumiere } });
    expect(listed.body.rows.map(row => row.id)).not.toContain(facilityId);
    expect((await remove(facilityId)).status).toBe(404);
  });

  test('when a manager of the company restores it, then it is in the list again; another company does not find it', async () => {
    const { facilityId } = await facilityWith(PAST);
    await remove(facilityId);
    const manager = await signIn(lumiere, 'manager');
    const params = { companyId: lumiere, id: facilityId };
    const deleted = async () => (await manager.call(facility.deleted, { params })).body.rows.map(row => row.id);
    expect(await deleted()).toContain(facilityId);
    const outsider = await signIn(minato, 'manager');
    expect((await outsider.call(facility.restore, { params: { ...params, companyId: minato } })).status).toBe(404);
    expect((await outsider.call(facility.deleted, { params: { companyId: minato } })).body.rows).toEqual([]);
    expect((await manager.call(facility.restore, { params })).status).toBe(200);
    expect(await deleted()).not.toContain(facilityId);
    expect((await manager.call(facility.read, { params })).status).toBe(200);
    const longAgo = at(product.clock.now() - 31 * DAY_MS);
    await product.db.updateTable('facility').set({ deleted_at: longAgo }).where('id', '=', facilityId).execute();
    expect((await manager.call(facility.restore, { params })).status).toBe(410);
  });

  test('when a slot is active, then it is refused', async () => {
    const { facilityId, weddingId } = await facilityWith(PAST);
    await buildSlot(product.db, { weddingId, startsAt: PAST }, { state: 'archive_error' });
    expect((await remove(facilityId)).failure).toMatchObject({ id: 'facility_stream_active', status: 409 });
  });

  test('when gift money has not been transferred, then it is refused; afterwards it is deleted', async () => {
    const { facilityId, weddingId } = await facilityWith(PAST);
    const { attendantId } = await buildAttendant(product.db, weddingId);
    await buildGift(product.db, { weddingId, facilityId, attendantId }, PAST);
    expect((await remove(facilityId)).failure).toMatchObject({ id: 'facility_gifts_open', status: 409 });
    await settleGifts(product.db, weddingId, product.clock.now());
    expect((await remove(facilityId)).status).toBe(200);
  });

  test('when a viewer asks, then it is refused', async () => {
    const { facilityId } = await facilityWith(PAST);
    const viewer = await signIn(lumiere, 'viewer');
    expect((await viewer.call(facility.remove, { params: { companyId: lumiere, id: facilityId } })).status).toBe(403);
  });
});

describe("given today's ceremonies of a company", () => {
  test('when a viewer asks, then they see place, time and state, and not whose they are', async () => {
    const facilityId = await buildFacility(product.db, minato, '港');
    const hallId = await buildHall(product.db, facilityId, '海');
    const startsAt = instant(atJst(dateOf(product.clock.now())) + 12 * 3_600_000);
    const { weddingId } = await buildWedding(product.db, { facilityId, hallId, startsAt });
    await buildSlot(product.db, { weddingId, startsAt }, { state: 'streaming_error' });
    const answer = await (await signIn(minato, 'viewer')).call(weddingToday.company, { params: { companyId: minato } });
    expect(answer.body.rows).toMatchObject([
      { facilityName: '港', hallName: '海', startsAt, lifeCycle: 'day', liveState: 'streaming_error' },
    ]);
    expect(JSON.stringify(answer.body)).not.toContain('小林');
    const outsider = await signIn(lumiere, 'administrator');
    expect((await outsider.call(weddingToday.company, { params: { companyId: minato } })).status).toBe(404);
  });
});
