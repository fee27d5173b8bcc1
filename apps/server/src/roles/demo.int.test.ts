import { attendant } from '@kotohogi/contract/attendant';
import { session } from '@kotohogi/contract/session';
import { wedding } from '@kotohogi/contract/wedding';
import {
  ARCHIVE_KEY,
  DEMO_PASSWORD,
  demoWeddings,
  hasDemo,
  LIVE_KEY,
  refreshCeremony,
  seedDemo,
} from '@kotohogi/db/seeds/demo';
import { after, DAY_MS, HOUR_MS } from '@kotohogi/domain/kernel/instant';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../platform/crypto/password.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await seedDemo(product.db, {
    now: product.clock.now(),
    hashPassword,
    seal: text => text,
    keepPhotos: async () => ({
      main: { key: 'photo/demo-main.jpg', width: 1600, height: 2000, sizeBytes: 1 },
      sub: { key: 'photo/demo-sub.jpg', width: 1600, height: 1200, sizeBytes: 1 },
    }),
  });
});
afterAll(async () => {
  await product.stop();
});

async function signIn(email: string) {
  const browser = product.visitor();
  expect((await browser.call(session.login, { body: { email, password: DEMO_PASSWORD } })).status).toBe(200);
  return browser;
}

test('given the demo, then its forty weddings stand in every part of a life, and mail goes nowhere real', async () => {
  expect(await hasDemo(product.db)).toBe(true);
  const company = await signIn('company@lumiere.example.jp');
  const staff = await signIn('administrator@karuizawa.example.jp');
  const { body } = await staff.call(session.load, {});
  const facilityId = body.user?.facilityAttr[0]?.scopeId ?? 0;
  expect((await company.call(session.load, {})).body.user?.companyAttr).toHaveLength(1);
  const list = await staff.call(wedding.list, { params: { facilityId }, query: { limit: 100 } });
  const standings = new Set(list.body.rows.map(row => row.lifeCycle));
  expect([...standings].sort()).toEqual(
    ['archive', 'canceled', 'day', 'ended', 'inviting', 'postponed', 'preparing', 'reply-closed'].sort(),
  );
  const total = await product.db
    .selectFrom('wedding')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  expect(total.n).toBe(40);
  const addresses = [
    ...(await product.db.selectFrom('app_user').select('email').execute()),
    ...(await product.db.selectFrom('attendant').select('email').execute()),
    ...(await product.db.selectFrom('wedding').select('email').execute()),
  ].flatMap(row => row.email ?? []);
  expect(addresses.length).toBeGreaterThan(60);
  for (const address of addresses) expect(address).toMatch(/@(?:[\w-]+\.)*(?:example\.(?:jp|com)|test)$/);
});

test('given the ceremony on air, then every guest page has what it begins with', async () => {
  for (const key of [LIVE_KEY, ARCHIVE_KEY]) {
    const detail = await product.visitor().call(attendant.detail, { params: { wedding: key } });
    expect([key, detail.status]).toEqual([key, 200]);
  }
  const { body } = await product.visitor().call(attendant.detail, { params: { wedding: LIVE_KEY } });
  expect(body.invitation).toMatchObject({ mainPhoto: { height: 2000 }, subPhoto: { height: 1200 } });
  const guests = await product.db
    .selectFrom('attendant')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  expect(guests.n).toBe(30);
});

test('given a start on a later day, then the ceremony begins anew; within the same day it stays', async () => {
  const ids = await demoWeddings(product.db);
  const startsAt = async () =>
    (
      await product.db
        .selectFrom('wedding')
        .select('starts_at')
        .where('id', '=', ids[LIVE_KEY] ?? 0)
        .executeTakeFirstOrThrow()
    ).starts_at;
  const first = await startsAt();
  await refreshCeremony(product.db, after(product.clock.now(), HOUR_MS));
  expect(await startsAt()).toBe(first);
  await refreshCeremony(product.db, after(product.clock.now(), DAY_MS));
  expect(await startsAt()).toBeGreaterThan(first + DAY_MS - 2 * HOUR_MS);
});
