import { randomUUID } from 'node:crypto';
import { attendant, attendantAnswered } from '@kotohogi/contract/attendant';
import { attendantForm } from '@kotohogi/contract/attendant-form';
import { attendantHost } from '@kotohogi/contract/attendant-host';
import { attendantSelf } from '@kotohogi/contract/attendant-self';
import { congratulation } from '@kotohogi/contract/congratulation';
import { gift } from '@kotohogi/contract/gift';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import { after, DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { mint } from '@kotohogi/server/gate/scope';
import { at as stamp } from '@kotohogi/server/platform/db/instants';
import { PASSWORD } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { listen } from '@kotohogi/testkit/listener';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bySystem } from '../../gate/actor.ts';
import { blockAttendant, unblockAttendant } from '../attendant/index.ts';

let product: TestProduct;
const NOW = instant(Date.UTC(2026, 10, 20, 3));
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});
beforeEach(() => product.clock.set(NOW));

async function invited() {
  const participants = await buildParticipants(product);
  const { companyId, facilityId, weddingId, key } = participants;
  const scope = mint.wedding({ companyId, facilityId, weddingId, weddingKey: key });
  return { ...participants, scope, query: { weddingKey: key } };
}

const picture = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#3b6150' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer(),
  );

/** Uploads bytes the way a browser sends a file. */
async function sendPicture(browser: TestClient, what: 'avatar' | 'idPhoto', weddingKey: string, bytes: Uint8Array) {
  const response = await browser.fetch(`/api/attendance/me/${what}?weddingKey=${weddingKey}`, {
    method: 'POST',
    body: Buffer.from(bytes),
    headers: { 'content-type': 'image/jpeg' },
  });
  const body = (await response.json()) as { id?: string; avatarUrl?: string };
  return { status: response.status, body };
}

const form = (email: string) => ({
  answer: 'attendance' as const,
  relationShip: 'friend' as const,
  name: '山本 直樹',
  nameKana: 'ヤマモト ナオキ',
  email,
  password: PASSWORD,
  companions: [
    { name: '山本 花', isChild: true },
    { name: '山本 梅子', isChild: false },
  ],
  allergy: 'そば、えび',
  personalInfo: { tel: '090-0000-0000', zip: '389-0102' },
});

describe('given a guest who edits their profile', () => {
  test('when companions and allergies come with the reply, then they are stored, and can be changed until the start', async () => {
    const at = await invited();
    const browser = product.visitor();
    const joined = await browser.call(attendant.join, { params: at.params, body: form('party@example.jp') });
    expect(joined.status).toBe(200);
    const own = await browser.call(attendantSelf.read, { params: at.params });
    expect(own.body).toMatchObject({
      companions: form('').companions,
      allergy: 'そば、えび',
      areDetailsOpen: true,
      personalInfo: { tel: '090-0000-0000', zip: '389-0102' },
    });
    const change = { companions: [{ name: '山本 花', isChild: true }], personalInfo: { tel: '03-0000-0000' } };
    expect((await browser.call(attendant.me, { query: at.query, body: change })).status).toBe(200);
    const changed = await browser.call(attendantSelf.read, { params: at.params });
    expect(changed.body).toMatchObject({ ...change, allergy: 'そば、えび' });

    product.clock.set(at.startsAt);
    const late = await browser.call(attendant.me, { query: at.query, body: { allergy: '' } });
    expect(late).toMatchObject({ status: 422, failure: { id: 'attendant_details_fixed' } });
    const tel = await browser.call(attendant.me, { query: at.query, body: { personalInfo: { tel: '' } } });
    expect(tel.status).toBe(200);
  });

  test('when the address is edited, then the prefecture is taken from its text', async () => {
    const at = await invited();
    const browser = product.visitor();
    const typed = { zip: '', prefectureId: 20, address1: '大阪府大阪市北区1-1' };
    await browser.call(attendant.join, {
      params: at.params,
      body: { ...form('moved@example.jp'), personalInfo: typed },
    });
    const personalInfo = async () => (await browser.call(attendantSelf.read, { params: at.params })).body.personalInfo;
    expect(await personalInfo()).toMatchObject({ prefectureId: 27 });
    const write = async (info: { prefectureId?: number | null; address1?: string }) => {
      await browser.call(attendant.me, { query: at.query, body: { personalInfo: info } });
      return (await personalInfo()).prefectureId;
    };
    expect(await write({ address1: '沖縄県那覇市' })).toBe(47);
    expect(await write({})).toBe(47);
    expect(await write({ prefectureId: null, address1: '10 Downing Street, London' })).toBeNull();
  });

  test('when there are more than ten companions, or one without a name, then they are refused', async () => {
    const { params } = await invited();
    const companions = Array.from({ length: 11 }, (_, n) => ({ name: `同伴${n}`, isChild: false }));
    const many = await product
      .visitor()
      .call(attendant.join, { params, body: { ...form('m@example.jp'), companions } });
    expect(many.status).toBe(422);
    const nameless = { ...form('n@example.jp'), companions: [{ name: ' ', isChild: true }] };
    const refused = await product.visitor().call(attendant.join, { params, body: nameless });
    expect(refused.failure).toMatchObject({ status: 422, fields: ['companions.0.name'] });
  });

  test('when they upload an avatar, then the audience sees it as a square without metadata, and outsiders do not', async () => {
    const at = await invited();
    const { browser, attendantId } = await at.guest();
    const sent = await sendPicture(browser, 'avatar', at.key, await picture(900, 600));
    expect(sent.body.avatarUrl).toMatch(new RegExp(`^/api/attendance/${at.key}/attendants/${attendantId}/avatar`));
    const params = { ...at.params, id: attendantId };
    const shown = await browser.send(attendantSelf.avatar, { params });
    const { width, height, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect({ width, height, exif }).toEqual({ width: 480, height: 480, exif: undefined });
    const other = await at.guest('三宅 友子');
    expect((await other.browser.send(attendantSelf.avatar, { params })).status).toBe(200);
    expect((await product.visitor().send(attendantSelf.avatar, { params })).status).toBe(401);
    const foreign = await (await invited()).guest();
    expect((await foreign.browser.send(attendantSelf.avatar, { params })).status).toBe(401);
    const audience = await other.browser.call(attendant.audience, { params: at.params });
    expect(audience.body.rows.find(row => row.id === attendantId)).toMatchObject({
      avatarUrl: sent.body.avatarUrl,
      kana: 'ヤマモト ナオキ',
      row: 'や',
    });
    await browser.call(attendantSelf.removeAvatar, { query: at.query });
    expect((await browser.send(attendantSelf.avatar, { params })).status).toBe(404);
  });

  test('when a picture is too small or invalid, then it is refused with a message', async () => {
    const at = await invited();
    const { browser } = await at.guest();
    const small = await sendPicture(browser, 'avatar', at.key, await picture(319, 900));
    expect(small).toMatchObject({ status: 422, body: { id: 'photo_too_small' } });
    const text = await sendPicture(browser, 'avatar', at.key, new Uint8Array([1, 2, 3]));
    expect(text).toMatchObject({ status: 415, body: { id: 'photo_type' } });
  });
});

describe('given a wedding that asks its guests for a photo', () => {
  test('when one is uploaded, then only hosts and staff see it, and it is deleted 30 days after the archive closes', async () => {
    const at = await invited();
    const { browser, attendantId } = await at.guest();
    const body = await picture(600, 800);
    const unasked = await sendPicture(browser, 'idPhoto', at.key, body);
    expect(unasked).toMatchObject({ status: 422, body: { id: 'attendant_id_photo_unasked' } });
    const host = await at.host();
    expect((await host.call(attendantForm.read, { params: at.params })).body.asksIdPhoto).toBe(false);
    await host.call(attendantForm.update, { params: at.params, body: { asksIdPhoto: true } });
    expect((await sendPicture(browser, 'idPhoto', at.key, body)).status).toBe(200);
    const params = { ...at.params, id: attendantId };
    expect((await host.send(attendantSelf.idPhoto, { params })).status).toBe(200);
    expect((await browser.send(attendantSelf.idPhoto, { params })).status).toBe(401);
    const src = `/api/weddings/${at.params.weddingId}/attendants/${attendantId}/idPhoto`;
    const idPhoto = { src, originalSrc: src, width: 600, height: 800, ratio: 0.75, type: 'image/jpeg' };
    const seen = await host.call(attendantHost.detail, { params });
    expect(seen.body.personalInfo.idPhoto).toMatchObject({ ...idPhoto, size: expect.any(Number) });

    const kept = async () => {
      const row = await product.db
        .selectFrom('attendant')
        .select('id_photo_key')
        .where('id', '=', attendantId)
        .executeTakeFirstOrThrow();
      return row.id_photo_key;
    };
    // The last day is the 22nd. It must be deleted 30 days later, at midnight in Japan, and not a second earlier.
    const gone = parseJst('2027-01-22 00:00');
    product.clock.set(after(gone, -1));
    await product.runJob('attendant.eraseIdPhotos');
    expect(await kept()).not.toBeNull();
    product.clock.set(gone);
    await product.runJob('attendant.eraseIdPhotos');
    expect(await kept()).toBeNull();
  });
});

describe('given a guest who is blocked', () => {
  test('when it happens, then their socket is closed, they cannot sign in, and it can be reverted', async () => {
    const at = await invited();
    const { browser, attendantId, email } = await at.guest();
    await browser.call(
      congratulation.send,
      { params: at.params, body: { message: 'おめでとう' } },
      { idempotencyKey: randomUUID() },
    );
    const other = await at.guest('三宅 友子');
    const line = await listen(browser, at.key);
    const watching = await listen(await at.host(), at.key);
    const deps = { db: product.db, hub: product.product.hub };
    const block = { attendantId: attendantId as AttendantId, actor: bySystem, now: NOW, requestId: 'test' };
    expect(await blockAttendant(deps, at.scope, block)).toBe('done');
    expect(await watching.nextEvent(attendantAnswered)).toEqual({ attendantId });
    await eventually('a line that is cut', async () => (line.isOpen ? undefined : true));

    expect((await browser.call(attendant.detail, { params: at.params })).body.viewer).toBe('visitor');
    expect((await browser.call(attendantSelf.read, { params: at.params })).status).toBe(401);
    const login = await product
      .visitor()
      .call(attendant.login, { params: at.params, body: { email, password: PASSWORD } });
    expect(login).toMatchObject({
      status: 403,
      failure: { id: 'attendant_blocked' },
    });
    const audience = await other.browser.call(attendant.audience, { params: at.params });
    expect(audience.body.rows.map(row => row.id)).not.toContain(attendantId);
    const tree = await other.browser.call(congratulation.tree, { params: at.params });
    expect(tree.body.leaves).toEqual([]);

    expect(await blockAttendant(deps, at.scope, block)).toBe('done');
    expect(await unblockAttendant(deps, at.scope, block)).toBe('done');
    expect((await browser.call(attendant.detail, { params: at.params })).body.viewer).toBe('guest');
    const again = await other.browser.call(congratulation.tree, { params: at.params });
    expect(again.body.leaves).toHaveLength(1);
    watching.close();

    const foreign = await invited();
    expect(await blockAttendant(deps, foreign.scope, block)).toBe('unknown');
    const audits = await product.db
      .selectFrom('audit')
      .select('action')
      .where('wedding_id', '=', at.weddingId)
      .where('action', 'like', 'attendant.%block')
      .orderBy('id')
      .execute();
    expect(audits.map(row => row.action)).toEqual(['attendant.block', 'attendant.unblock']);
  });
});

describe('given a guest who wants to be erased', () => {
  test('when there was no payment, then nothing about them is left', async () => {
    const at = await invited();
    const { browser, attendantId, email } = await at.guest();
    await sendPicture(browser, 'avatar', at.key, await picture(400, 400));
    await browser.call(
      congratulation.send,
      { params: at.params, body: { message: 'おめでとう' } },
      { idempotencyKey: randomUUID() },
    );
    const unsure = await browser.send(attendantSelf.erase, { query: at.query, body: {} });
    expect(unsure.status).toBe(422);
    expect((await browser.call(attendantSelf.erase, { query: at.query, body: { isSure: true } })).status).toBe(200);
    const rows = await product.db.selectFrom('attendant').select('id').where('id', '=', attendantId).execute();
    expect(rows).toEqual([]);
    expect((await browser.call(attendant.detail, { params: at.params })).body.viewer).toBe('visitor');
    const mail = await product.mailTo(email, 'erase-done');
    expect(mail.text).toContain('すべて消去しました');
    expect(mail.text).not.toContain('お支払いの記録');
  });

  test('when a gift was paid, then the amount is kept, without a name', async () => {
    const at = await invited();
    const { browser, attendantId } = await at.guest();
    const { db } = product;
    await db
      .insertInto('payment')
      .values({
        order_id: `ERASE-${attendantId}`,
        purpose: 'gift',
        wedding_id: at.weddingId,
        facility_id: at.facilityId,
        attendant_id: attendantId,
        method: 'CREDIT',
        amount_yen: 10_000,
        state: 'INITIALIZED',
        deadline_at: stamp(after(NOW, DAY_MS)),
        created_at: stamp(NOW),
        updated_at: stamp(NOW),
      })
      .execute();
    await browser.call(attendantSelf.erase, { query: at.query, body: { isSure: true } });
    const row = await db
      .selectFrom('attendant')
      .select(['name', 'email', 'ng', 'password_hash', 'tel'])
      .where('id', '=', attendantId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ name: '', email: null, ng: true, password_hash: null, tel: '' });
  });
});

describe('given the sample wedding of a hall', () => {
  test('when it is opened, then everything is there without a login, and nothing can be sent', async () => {
    const at = await invited();
    const key = `_demo_${at.companyId}-${at.facilityId}-${at.hallId}`;
    const params = { wedding: key };
    const browser = product.visitor();
    const { facilityId, hallId } = at;
    const byPath = await browser.call(attendant.demo, { params: { facilityId, hallId } });
    expect(byPath.body).toMatchObject({ isDemo: true, viewer: 'guest', weddingKey: key, phase: 'archive' });
    expect((await browser.call(attendant.detail, { params })).body).toEqual(byPath.body);
    expect((await browser.call(attendant.audience, { params })).body.rows.length).toBeGreaterThan(5);
    expect((await browser.call(congratulation.tree, { params })).body.leaves.length).toBeGreaterThan(5);
    const messages = await browser.call(congratulation.read, { params, query: { limit: 5 } });
    expect(messages.body.rows).toHaveLength(5);
    expect((await browser.call(attendantSelf.read, { params })).status).toBe(200);
    const address = await browser.call(attendant.address, { params, query: { zip: '100-0001' } });
    expect(address.body).toEqual({ prefectureId: 13, address1: '東京都千代田区千代田' });
    const sent = await browser.call(
      congratulation.send,
      { params, body: { message: 'おめでとう' } },
      { idempotencyKey: randomUUID() },
    );
    expect(sent).toMatchObject({
      status: 403,
      failure: { id: 'sample_mode', userMessage: 'サンプルのため、この操作はできません。' },
    });
    for (const row of [attendant.me, attendantSelf.removeAvatar, attendant.logout]) {
      expect((await browser.send(row, { query: { weddingKey: key }, body: {} })).status).toBe(403);
    }
    const login = await browser.call(attendant.login, { params, body: { email: 'a@example.jp', password: 'x' } });
    expect(login.status).toBe(200);
    // Not management mode: the caller counts as a guest, and the sample mode is what blocks the gift.
    expect((await browser.call(gift.paymentInfo, { params })).body).toMatchObject({
      guest: { name: '山田 花子' },
      isBuyer: false,
      offer: { isOpen: false, refusal: 'sample_mode', userMessage: 'サンプルのため、この操作はできません。' },
      payments: [],
    });
    const foreign = await invited();
    const mixed = `_demo_${at.companyId}-${foreign.facilityId}-${at.hallId}`;
    expect((await browser.call(attendant.detail, { params: { wedding: mixed } })).status).toBe(404);
  });
});
