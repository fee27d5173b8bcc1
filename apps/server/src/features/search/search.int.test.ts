import { search } from '@kotohogi/contract/search';
import { wedding } from '@kotohogi/contract/wedding';
import type { CompanyId, FacilityId, HallId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { instant } from '@kotohogi/domain/kernel/instant';
import type { Grant } from '@kotohogi/domain/permission/grants';
import { buildCompany, buildFacility, buildHall, buildUser, buildWedding } from '@kotohogi/testkit/builders';
import { signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
let company: CompanyId;
let karuizawa: FacilityId;
let hallId: HallId;
let minato: FacilityId;
let ours: WeddingId;
let theirs: WeddingId;

/** Replaces the names of the groom. */
async function rename(
  weddingId: WeddingId,
  names: { last_name: string; first_name?: string; last_name_kana?: string },
) {
  await product.db
    .updateTable('organizer_profile')
    .set(names)
    .where('wedding_id', '=', weddingId)
    .where('type', '=', 1)
    .execute();
}

beforeAll(async () => {
  product = await startTestProduct();
  company = await buildCompany(product.db, 'ルミエール');
  karuizawa = await buildFacility(product.db, company, 'ホテル・ルミエール軽井沢');
  hallId = await buildHall(product.db, karuizawa, '白鳳の間');
  minato = await buildFacility(product.db, await buildCompany(product.db, 'みなと'), 'みなと迎賓館');
  ours = (await buildWedding(product.db, { facilityId: karuizawa, hallId })).weddingId;
  theirs = (await buildWedding(product.db, { facilityId: minato, hallId: await buildHall(product.db, minato) }))
    .weddingId;
});
afterAll(async () => {
  await product.stop();
});

const signIn = (...grants: Grant[]) => signInUser(product, ...grants);
const staff = (role: 'viewer' | 'coordinator' = 'coordinator') =>
  signIn({ scope: 'facility', facilityId: karuizawa, role });

/** The ids of the weddings that staff of the venue find. */
async function found(q: string) {
  const { body } = await (await staff()).call(search.facility, { params: { facilityId: karuizawa }, query: { q } });
  return body.weddings.map(row => row.id);
}

describe('given a wedding of 小林 陽翔 and 佐藤 結衣', () => {
  test.each([
    '小',
    '林陽',
    '小林 佐藤',
    '佐藤・小林',
    'こばやし',
    'ｺﾊﾞﾔｼ',
    'コ',
    'Kobayashi',
    'ｋｏｂａｙａｓｈｉ',
    'YUI SATO',
  ])('when staff type %s, then it is found', async text => {
    expect(await found(text)).toEqual([ours]);
  });

  test('when staff type its key, or any part of its reservation id, then it is found', async () => {
    const row = await product.db.selectFrom('wedding').selectAll().where('id', '=', ours).executeTakeFirstOrThrow();
    expect(await found(row.key)).toEqual([ours]);
    expect(await found(row.key.toUpperCase())).toEqual([ours]);
    expect(await found(row.reservation_id.slice(2))).toEqual([ours]);
  });

  test.each(['', '  ', '田中', '林小', '小林 田中', '%', '_', "' or 1=1 --", '#venue1', '\\'])(
    'when staff type %j, then it is not found',
    async text => {
      expect(await found(text)).toEqual([]);
    },
  );

  test('when the couple changes a name, then the new name finds it and the old one does not', async () => {
    await rename(ours, { last_name: '髙橋', last_name_kana: 'タカハシ' });
    expect([await found('高橋'), await found('小林')]).toEqual([[ours], []]);
    await rename(ours, { last_name: '小林', last_name_kana: 'コバヤシ' });
    expect(await found('小林')).toEqual([ours]);
  });

  test('when it is deleted, then it is not found', async () => {
    await product.db
      .updateTable('wedding')
      .set({ deleted_at: new Date() as never })
      .where('id', '=', ours)
      .execute();
    expect(await found('小林')).toEqual([]);
    await product.db.updateTable('wedding').set({ deleted_at: null }).where('id', '=', ours).execute();
  });

  test('when there are several, then the next ceremony is first, and the answer says that there are more', async () => {
    const at = (days: number) => instant(product.clock.now() + days * 86_400_000);
    const built: { readonly weddingId: WeddingId }[] = [];
    for (const days of [-3, 40, 2, -90, 200, 300, 400]) {
      built.push(await buildWedding(product.db, { facilityId: karuizawa, hallId, startsAt: at(days) }));
    }
    for (const { weddingId } of built) await rename(weddingId, { last_name: '蓮見', first_name: '律' });
    const browser = await staff();
    const { body } = await browser.call(search.facility, { params: { facilityId: karuizawa }, query: { q: '蓮見' } });
    expect(body.weddings.map(row => row.id)).toEqual([2, 1, 4, 5, 6, 0].map(index => built[index]?.weddingId));
    expect(body.hasMoreWeddings).toBe(true);
    const list = await browser.call(wedding.list, { params: { facilityId: karuizawa }, query: { name: '蓮見 佐藤' } });
    expect(list.body.total).toBe(7);
  });
});

describe('given the roles of a venue', () => {
  test('when a viewer searches, then users are empty; a coordinator finds them by name and address', async () => {
    const { email } = await buildUser(product.db, { scope: 'facility', facilityId: karuizawa, role: 'manager' });
    const ask = async (role: 'viewer' | 'coordinator') =>
      (await (await staff(role)).call(search.facility, { params: { facilityId: karuizawa }, query: { q: email } }))
        .body;
    expect((await ask('viewer')).users).toEqual([]);
    expect((await ask('coordinator')).users).toMatchObject([{ email }]);
  });

  test('when anyone of the venue searches a hall, then it is found, and those of other venues are not', async () => {
    const { body } = await (await staff('viewer')).call(search.facility, {
      params: { facilityId: karuizawa },
      query: { q: '白鳳' },
    });
    expect(body.halls).toMatchObject([{ id: hallId, name: '白鳳の間' }]);
  });

  test('when staff search another venue, then it is not found', async () => {
    const answer = await (await staff()).call(search.facility, {
      params: { facilityId: minato },
      query: { q: '小林' },
    });
    expect(answer.status).toBe(404);
  });
});

describe('given the roles of a company and of the platform', () => {
  test('when a manager of the company searches, then venues are found and weddings never', async () => {
    const manager = await signIn({ scope: 'company', companyId: company, role: 'manager' });
    const ask = async (q: string) =>
      (await manager.call(search.company, { params: { companyId: company }, query: { q } })).body;
    expect((await ask('軽井沢')).facilities).toMatchObject([{ id: karuizawa, companyName: 'ルミエール' }]);
    expect((await ask('迎賓館')).facilities).toEqual([]);
    expect((await ask('小林')).weddings).toEqual([]);
    const inside = await manager.call(search.facility, { params: { facilityId: karuizawa }, query: { q: '小林' } });
    expect(inside.body.weddings).toEqual([]);
  });

  test('when a treasurer of the company searches, then its users are empty', async () => {
    const { email } = await buildUser(product.db, { scope: 'company', companyId: company, role: 'viewer' });
    const ask = async (role: 'treasurer' | 'manager') => {
      const browser = await signIn({ scope: 'company', companyId: company, role });
      const { body } = await browser.call(search.company, { params: { companyId: company }, query: { q: email } });
      return body.users.length;
    };
    expect(await ask('treasurer')).toBe(0);
    expect(await ask('manager')).toBe(1);
  });

  test('when the administrator searches, then everything of every company is found', async () => {
    const admin = await signIn({ scope: 'admin', role: 'administrator' });
    const { body } = await admin.call(search.platform, { query: { q: 'さとう' } });
    expect(body.weddings.map(row => row.id)).toContain(theirs);
    expect(body.weddings.map(row => row.id)).toContain(ours);
    const venues = await admin.call(search.platform, { query: { q: 'みなと' } });
    expect(venues.body).toMatchObject({ companies: [{ name: 'みなと' }], facilities: [{ id: minato }] });
  });

  test('when a viewer of the platform searches, then companies are found and weddings are not', async () => {
    const viewer = await signIn({ scope: 'admin', role: 'viewer' });
    expect((await viewer.call(search.platform, { query: { q: '佐藤' } })).body.weddings).toEqual([]);
    expect((await viewer.call(search.platform, { query: { q: 'みなと' } })).body.companies).toHaveLength(1);
    const financial = await signIn({ scope: 'admin', role: 'cross-facility-financial-manager' });
    expect((await financial.call(search.platform, { query: { q: 'someone' } })).body.users).toEqual([]);
  });

  test('when staff of a venue ask the platform, then it is refused', async () => {
    expect((await (await staff()).call(search.platform, { query: { q: '佐藤' } })).status).toBe(403);
    expect((await product.visitor().call(search.platform, { query: { q: '佐藤' } })).status).toBe(401);
  });
});

describe('given a venue with more matching weddings than are compared', () => {
  test('when staff search a rare name of an old wedding, then the index finds it behind the latest weddings', async () => {
    const facilityId = await buildFacility(product.db, company, '大きな会場');
    const old = await buildWedding(product.db, { facilityId, hallId: await buildHall(product.db, facilityId) });
    await rename(old.weddingId, { last_name: '御手洗', first_name: '蓮' });
    await sql`
      insert into wedding (facility_id, hall_id, key, reservation_id, starts_at, email)
      select facility_id, hall_id, 'many-' || n, 'M-' || n, starts_at, email
      from wedding, generate_series(1, 3000) n where id = ${old.weddingId}`.execute(product.db);
    await sql`insert into wedding_search (wedding_id, facility_id, names)
      select id, facility_id, '鈴木陽翔' from wedding where key like 'many-%'`.execute(product.db);
    const browser = await signIn({ scope: 'facility', facilityId, role: 'coordinator' });
    const ask = async (q: string) =>
      (await browser.call(search.facility, { params: { facilityId }, query: { q } })).body.weddings;
    expect((await ask('御手洗')).map(row => row.id)).toEqual([old.weddingId]);
    expect((await ask('御')).map(row => row.id)).toEqual([old.weddingId]);
    expect(await ask('鈴木')).toHaveLength(6);
    expect(await ask('木陽鈴')).toEqual([]);
  });
});
