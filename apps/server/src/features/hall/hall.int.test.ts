import { attendant } from '@kotohogi/contract/attendant';
import { hall } from '@kotohogi/contract/hall';
import { wedding } from '@kotohogi/contract/wedding';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import type { FacilityRole } from '@kotohogi/domain/permission/names';
import { buildHall, buildVenue, buildWedding, freshEmail } from '@kotohogi/testkit/builders';
import { signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

async function venue() {
  const built = await buildVenue(product.db);
  const { facilityId } = built;
  const signIn = (role: FacilityRole) => signInUser(product, { scope: 'facility', facilityId, role });
  return { ...built, signIn, params: { facilityId } };
}

const GARDEN = { name: ' 水の庭 ', venue: '本館2階', designPattern: 'marine' as const };

describe('given a manager of a venue', () => {
  test('when they create a hall, then it is listed, has a sample wedding in its design, and is audited', async () => {
    const { companyId, facilityId, params, signIn } = await venue();
    const manager = await signIn('manager');
    const made = await manager.call(hall.create, { params, body: GARDEN });
    expect(made).toMatchObject({
      status: 200,
      body: { name: '水の庭', venue: '本館2階', designPattern: 'marine', upcomingWeddings: 0 },
    });
    const { id, sampleUrl } = made.body;
    expect(sampleUrl).toMatch(new RegExp(`/c/company-\\d+/weddings/_demo_${companyId}-${facilityId}-${id}$`));
    const sample = await product.visitor().call(attendant.demo, { params: { facilityId, hallId: id } });
    expect(sample.body).toMatchObject({ hallName: '水の庭', venue: '本館2階', designPattern: 'marine' });
    const audit = await product.db
      .selectFrom('audit')
      .select(['subject_id', 'facility_id', 'detail'])
      .where('action', '=', 'hall.create')
      .where('facility_id', '=', facilityId)
      .execute();
    expect(audit).toMatchObject([{ subject_id: String(id), detail: { name: '水の庭' } }]);
  });

  test('when they print the sample, then there is a QR code of its address', async () => {
    const { hallId, params, signIn } = await venue();
    const qr = await (await signIn('manager')).send(hall.qr, { params: { ...params, id: hallId } });
    expect(qr.headers.get('content-type')).toBe('image/png');
    expect(await sharp(Buffer.from(await qr.arrayBuffer())).metadata()).toMatchObject({ width: 1200 });
  });

  test.each([
    [{ ...GARDEN, name: ' ' }, 'name', 'この項目は必須です。'],
    [{ ...GARDEN, name: 'あ'.repeat(101) }, 'name', '100文字以内で入力してください。'],
    [{ ...GARDEN, venue: 'あ'.repeat(101) }, 'venue', '100文字以内で入力してください。'],
    [{ ...GARDEN, designPattern: 'baroque' as 'marine' }, 'designPattern', '入力値が正しくありません。'],
  ])('when a field is not valid, then it is named (%#)', async (body, path, message) => {
    const { params, signIn } = await venue();
    const refused = await (await signIn('manager')).call(hall.create, { params, body });
    expect(refused).toMatchObject({ status: 422, body: { validates: [{ path, message }] } });
  });

  test('when they change a field, then the others stay, and weddings without a design of their own follow', async () => {
    const { facilityId, hallId, params, signIn } = await venue();
    const built = await buildWedding(product.db, { facilityId, hallId });
    const manager = await signIn('manager');
    const changed = await manager.call(hall.update, {
      params: { ...params, id: hallId },
      body: { designPattern: 'stylish' },
    });
    expect(changed.body).toMatchObject({
      name: 'ガーデンチャペル 木洩れ日',
      designPattern: 'stylish',
      upcomingWeddings: 1,
    });
    const detail = await product.visitor().call(attendant.detail, { params: { wedding: built.key } });
    expect(detail.body).toMatchObject({ designPattern: 'stylish' });
  });

  test('when they search, then halls are found by a part of their name', async () => {
    const { facilityId, hallId, params, signIn } = await venue();
    await buildHall(product.db, facilityId, '神殿 白鳳');
    const { body } = await (await signIn('viewer')).call(hall.list, { params, query: { name: '白鳳' } });
    expect(body).toMatchObject({ total: 1, rows: [{ name: '神殿 白鳳' }] });
    const all = await (await signIn('viewer')).call(hall.list, { params, query: { sort: 'name', order: 'DESC' } });
    expect(all.body.rows.map(row => row.name)).toEqual(['神殿 白鳳', 'ガーデンチャペル 木洩れ日']);
    expect((await (await signIn('viewer')).call(hall.list, { params })).body.rows[0]).toMatchObject({ id: hallId });
  });
});

describe('given a hall that is to be deleted', () => {
  const days = (n: number) => instant(product.clock.now() + n * DAY_MS);

  test('when a ceremony will be held there, then it is refused with the number of ceremonies', async () => {
    const { facilityId, hallId, params, signIn } = await venue();
    await buildWedding(product.db, { facilityId, hallId, startsAt: days(30) });
    const refused = await (await signIn('manager')).call(hall.remove, { params: { ...params, id: hallId } });
    expect(refused).toMatchObject({ status: 409, body: { id: 'hall_in_use' } });
    expect(refused.body).toMatchObject({ userMessage: expect.stringContaining('1件') });
  });

  test('when a ceremony is postponed without a new date, then it is refused too', async () => {
    const { facilityId, hallId, params, signIn } = await venue();
    const { weddingId } = await buildWedding(product.db, { facilityId, hallId, startsAt: days(-5) });
    await product.db.updateTable('wedding').set({ status: 'postponed' }).where('id', '=', weddingId).execute();
    const refused = await (await signIn('manager')).call(hall.remove, { params: { ...params, id: hallId } });
    expect(refused.status).toBe(409);
  });

  test('when only past and canceled ceremonies used it, then new weddings cannot choose it and earlier ones keep it', async () => {
    const { facilityId, hallId, params, signIn } = await venue();
    const past = await buildWedding(product.db, { facilityId, hallId, startsAt: days(-1) });
    const canceled = await buildWedding(product.db, { facilityId, hallId, startsAt: days(30) });
    await product.db.updateTable('wedding').set({ status: 'canceled' }).where('id', '=', canceled.weddingId).execute();
    const manager = await signIn('manager');
    const which = { params: { ...params, id: hallId } };
    expect((await manager.call(hall.remove, which)).status).toBe(200);
    expect((await manager.call(hall.list, { params })).body.total).toBe(0);
    expect((await manager.call(hall.detail, which)).status).toBe(404);
    expect((await manager.call(hall.update, { ...which, body: { name: '別館' } })).status).toBe(404);
    expect((await manager.call(hall.remove, which)).status).toBe(404);
    const detail = await product.visitor().call(attendant.detail, { params: { wedding: past.key } });
    expect(detail.body).toMatchObject({ hallName: 'ガーデンチャペル 木洩れ日' });
    const body = {
      ...{ hallId, key: 'a-deleted-hall', reservationId: 'R-1', dateTime: '2027-03-20 13:00' },
      ...{ email: freshEmail(), numOfAttendeesDiv: '5' as const },
    };
    expect(await manager.call(wedding.create, { params, body })).toMatchObject({
      status: 422,
      body: { id: 'wedding_hall_unknown' },
    });
  });
});

test('given the hall of another venue, when its id is sent, then it is not found', async () => {
  const own = await venue();
  const other = await venue();
  const manager = await own.signIn('manager');
  const params = { ...own.params, id: other.hallId };
  expect((await manager.call(hall.detail, { params })).status).toBe(404);
  expect((await manager.call(hall.update, { params, body: { name: '別館' } })).status).toBe(404);
  expect((await manager.call(hall.remove, { params })).status).toBe(404);
  expect((await manager.call(hall.list, { params: other.params })).status).toBe(404);
  const stored = await product.db.selectFrom('hall').selectAll().where('id', '=', other.hallId).executeTakeFirst();
  expect(stored).toMatchObject({ name: 'ガーデンチャペル 木洩れ日', deleted_at: null });
});
