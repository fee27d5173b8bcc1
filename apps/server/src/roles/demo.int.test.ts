import { attendant } from '@kotohogi/contract/attendant';
import { DEMO_START, type DemoStart } from '@kotohogi/contract/demo-start';
import { invitation } from '@kotohogi/contract/invitation';
import { session } from '@kotohogi/contract/session';
import { transfer } from '@kotohogi/contract/transfer';
import { transferFile } from '@kotohogi/contract/transfer-file';
import { wedding as weddings } from '@kotohogi/contract/wedding';
import { demoWeddings, hasDemo, refreshCeremony, seedDemo } from '@kotohogi/db/seeds/demo';
import { ARCHIVE_KEY, DEMO_LOGINS, DEMO_PASSWORD, LIVE_KEY } from '@kotohogi/db/seeds/logins';
import { PATTERN_WEDDINGS } from '@kotohogi/db/seeds/pattern-weddings';
import { SEASON_WEDDINGS } from '@kotohogi/db/seeds/season';
import { addPatternWeddings, hasPatternWeddings } from '@kotohogi/db/seeds/seed-pattern-weddings';
import { DESIGN_PATTERNS } from '@kotohogi/domain/hall/types';
import { PHOTO_KEY } from '@kotohogi/domain/invitation/photo';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, DAY_MS, HOUR_MS } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../platform/crypto/password.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ env: { STAGE: 'local', DEMO: 'on' } });
  await seedDemo(product.db, {
    now: product.clock.now(),
    hashPassword,
    seal: text => text,
    keepPhoto: async (_key, name) => ({ width: 1600, height: name === 'main' ? 2000 : 1200, sizeBytes: 1 }),
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

test('given the demo, then its forty weddings cover every life cycle, and all mail addresses are fictitious', async () => {
  expect(await hasDemo(product.db)).toBe(true);
  const company = await signIn('company@lumiere.example.jp');
  const staff = await signIn('administrator@karuizawa.example.jp');
  const { body } = await staff.call(session.load, {});
  const facilityId = body.user?.facilityAttr[0]?.scopeId ?? 0;
  expect((await company.call(session.load, {})).body.user?.companyAttr).toHaveLength(1);
  const list = await staff.call(weddings.list, { params: { facilityId }, query: { limit: 100 } });
  const states = new Set(list.body.rows.map(row => row.lifeCycle));
  expect([...states].sort()).toEqual(
    ['archive', 'canceled', 'day', 'ended', 'inviting', 'postponed', 'preparing', 'reply-closed'].sort(),
  );
  const total = await product.db
    .selectFrom('wedding')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  // In addition to the forty: one for each pattern, the one that is erased, and the past two years.
  expect(total.n).toBe(47 + SEASON_WEDDINGS);
  const addresses = [
    ...(await product.db.selectFrom('app_user').select('email').execute()),
    ...(await product.db.selectFrom('attendant').select('email').execute()),
    ...(await product.db.selectFrom('wedding').select('email').execute()),
  ].flatMap(row => row.email ?? []);
  expect(addresses.length).toBeGreaterThan(60);
  for (const address of addresses) expect(address).toMatch(/@(?:[\w-]+\.)*(?:example\.(?:jp|com)|test)$/);
});

test('given the demo, then the failed transfers of the home page are those of the unpaid balances', async () => {
  const staff = await signIn('administrator@karuizawa.example.jp');
  const { body } = await staff.call(session.load, {});
  const params = { facilityId: body.user?.facilityAttr[0]?.scopeId ?? 0 };
  const idsIn = async (paymentState: 'deposit-failure' | 'reconfirmation') =>
    (await staff.call(weddings.list, { params, query: { paymentState, limit: 100 } })).body.rows.map(({ id }) => id);
  const failed = await idsIn('deposit-failure');
  expect(failed.length).toBeGreaterThan(1);
  const unpaid = (await staff.call(transfer.unpaid, { params })).body.rows.filter(({ state }) => state === 'failed');
  const weddingIds = unpaid.map(({ weddingId }) => weddingId);
  expect(weddingIds.toSorted()).toEqual([...failed, ...(await idsIn('reconfirmation'))].toSorted());
});

test('given the demo, then finance can make a transfer file at once', async () => {
  const finance = await signIn('financial-manager@karuizawa.example.jp');
  const { body } = await finance.call(session.load, {});
  const params = { facilityId: body.user?.facilityAttr[0]?.scopeId ?? 0 };
  const { consignor, problems, transfers, totalYen, nextDay } = (await finance.call(transferFile.next, { params }))
    .body;
  expect(problems).toEqual([]);
  expect(transfers.length).toBeGreaterThan(0);
  const seen = { count: transfers.length, totalYen, consignorVersion: consignor?.version ?? 0 };
  const made = await finance.call(transferFile.make, {
    params,
    body: { transferOn: nextDay, ...seen, password: DEMO_PASSWORD },
  });
  expect(made).toMatchObject({ status: 200, body: { number: 1 } });
});

test('given the ceremony on air, then every guest page has its data', async () => {
  for (const key of [LIVE_KEY, ARCHIVE_KEY]) {
    const detail = await product.visitor().call(attendant.detail, { params: { wedding: key } });
    expect([key, detail.status]).toEqual([key, 200]);
  }
  const { body } = await product.visitor().call(attendant.detail, { params: { wedding: LIVE_KEY } });
  expect(body.invitation).toMatchObject({ mainPhoto: { height: 2000 }, subPhoto: { height: 1200 } });
  const ids = await demoWeddings(product.db);
  const guests = await product.db
    .selectFrom('attendant')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('wedding_id', '=', (ids[LIVE_KEY] ?? 0) as WeddingId)
    .executeTakeFirstOrThrow();
  expect(guests.n).toBe(30);
});

test('given the couple of the demo, when they save their invitation as it is, then it is accepted', async () => {
  const couple = await signIn(DEMO_LOGINS.couple);
  const weddingId = (await demoWeddings(product.db))[LIVE_KEY] ?? 0;
  const params = { weddingId };
  const { body } = await couple.call(weddings.manageInfo, { params });
  const { mainPhoto, subPhoto, version } = body.invitation;
  const sent = { mainPhoto: mainPhoto?.key ?? null, subPhoto: subPhoto?.key ?? null, greetings: 'ようこそ', version };
  expect(sent.mainPhoto).toMatch(PHOTO_KEY);
  expect((await couple.call(invitation.update, { params, body: sent })).status).toBe(200);
});

test('given the six patterns, then the venue has a hall and an open invitation in each, and the start page links to them', async () => {
  const start = (await (await fetch(`${product.url}${DEMO_START}`)).json()) as DemoStart;
  expect(start.invitations.map(one => one.pattern)).toEqual(DESIGN_PATTERNS);
  expect(start.ceremony).toMatchObject({ key: LIVE_KEY, isOnAir: false, couple: [{ firstNameRoman: 'Haruto' }, {}] });
  for (const { key, pattern, hallName } of start.invitations) {
    const { status, body } = await product.visitor().call(attendant.detail, { params: { wedding: key } });
    expect([key, status]).toEqual([key, 200]);
    expect(body).toMatchObject({
      designPattern: pattern,
      hallName,
      lifeCycle: 'inviting',
      facilityName: 'ホテル・ルミエール軽井沢',
    });
  }
  const emails = [start.coupleEmail, start.companyEmail, start.adminEmail, ...start.staff.map(({ email }) => email)];
  for (const email of emails) await signIn(email);
});

test('given the wedding to be erased, when a night has passed, then it looks like any erased wedding', async () => {
  const erased = () =>
    product.db.selectFrom('wedding').select(['id', 'key', 'email', 'status']).where('status', '=', 'cleaned').execute();
  expect(await erased()).toEqual([]);
  await product.runJob('weddingErasure.erase');
  const [wedding, ...others] = await erased();
  expect([wedding, others]).toEqual([
    { id: expect.any(Number), key: 'shota-misaki', email: '', status: 'cleaned' },
    [],
  ]);
  const guests = await product.db
    .selectFrom('attendant')
    .select(['name', 'email'])
    .where('wedding_id', '=', wedding?.id ?? (0 as WeddingId))
    .execute();
  // For guests who gave money, a row without a name is kept for the books.
  expect(new Set(guests.map(({ name, email }) => `${name}${email}`))).toEqual(new Set(['null']));
  const staff = await signIn('administrator@karuizawa.example.jp');
  const facilityId = (await staff.call(session.load, {})).body.user?.facilityAttr[0]?.scopeId ?? 0;
  const list = await staff.call(weddings.list, { params: { facilityId }, query: { limit: 100 } });
  expect(list.body.rows.filter(row => row.lifeCycle === 'cleaned')).toHaveLength(1);
});

test('given a start on a later day, then the ceremony is reset; within the same day it stays', async () => {
  const ids = await demoWeddings(product.db);
  const startsAt = async () =>
    (
      await product.db
        .selectFrom('wedding')
        .select('starts_at')
        .where('id', '=', (ids[LIVE_KEY] ?? 0) as WeddingId)
        .executeTakeFirstOrThrow()
    ).starts_at;
  const first = await startsAt();
  await refreshCeremony(product.db, after(product.clock.now(), HOUR_MS));
  expect(await startsAt()).toBe(first);
  await refreshCeremony(product.db, after(product.clock.now(), DAY_MS));
  expect(await startsAt()).toBeGreaterThan(first + DAY_MS - 2 * HOUR_MS);
});

test('given a start weeks later, then the six invitations are still open; a demo of an earlier version gets them', async () => {
  const open = async () => {
    const rows = await product.db
      .selectFrom('wedding')
      .innerJoin('invitation', 'invitation.wedding_id', 'wedding.id')
      .select(['starts_at', 'reply_deadline'])
      .where(
        'key',
        'in',
        PATTERN_WEDDINGS.map(({ key }) => key),
      )
      .execute();
    const now = product.clock.now();
    return rows.filter(row => row.starts_at > now + 14 * DAY_MS && String(row.reply_deadline) > dateOf(now)).length;
  };
  product.clock.set(after(product.clock.now(), 40 * DAY_MS));
  expect(await open()).toBe(0);
  await refreshCeremony(product.db, product.clock.now());
  expect(await open()).toBe(6);

  expect(await hasPatternWeddings(product.db)).toBe(true);
  await product.db.updateTable('wedding').set({ key: sql`'gone-' || id` }).execute();
  expect(await hasPatternWeddings(product.db)).toBe(false);
  const countHalls = async () => (await product.db.selectFrom('hall').select('id').execute()).length;
  const halls = await countHalls();
  await addPatternWeddings(product.db, { now: product.clock.now(), passwordHash: await hashPassword(DEMO_PASSWORD) });
  expect([await open(), await countHalls()]).toEqual([6, halls]);
});
