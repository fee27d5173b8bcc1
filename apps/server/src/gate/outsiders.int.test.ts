import { attendant, attendantCounted, attendantWatched } from '@kotohogi/contract/attendant';
import { attendantSelf } from '@kotohogi/contract/attendant-self';
import { congratulation } from '@kotohogi/contract/congratulation';
import type { Endpoint } from '@kotohogi/contract/kit/endpoint';
import { reactionSend } from '@kotohogi/contract/reaction';
import { demoKey } from '@kotohogi/domain/attendant/demo-key';
import { buildSlot } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { listen } from '@kotohogi/testkit/listener';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/**
 * The calls under /attendance that change something, except the login, which is allowed (docs/product/demo.md#samples).
 */
function writes() {
  const rows = product.product.routes.map(({ row }) => row);
  const guestRows = rows.filter(({ method, path }) => method !== 'GET' && path.startsWith('/attendance/'));
  return guestRows.filter(({ path }) => path !== '/attendance/:wedding/login' && !path.startsWith('/attendance/demo'));
}

describe('given the sample wedding of a hall', () => {
  test('when anything is sent to it, then every call answers that it is a sample', async () => {
    const { companyId, facilityId, hallId } = await buildParticipants(product);
    const key = demoKey({ companyId, facilityId, hallId });
    const rows = writes();
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const params = { wedding: key, id: 1 };
      const answer = await product.visitor().send(row, { params, query: { weddingKey: key }, body: {} });
      const failure: unknown = await answer.json();
      expect([row.name, answer.status, failure]).toMatchObject([row.name, 403, { id: 'sample_mode' }]);
    }
  });

  test('when the three ids do not belong together, or are not numbers, then it is not found', async () => {
    const [at, other] = [await buildParticipants(product), await buildParticipants(product)];
    const keys = [
      `_demo_${at.companyId}-${other.facilityId}-${at.hallId}`,
      `_demo_${at.companyId}-${at.facilityId}-${other.hallId}`,
      `_demo_${at.companyId}-${at.facilityId}`,
      '_demo_a-b-c',
    ];
    for (const wedding of keys) {
      expect((await product.visitor().call(attendant.detail, { params: { wedding } })).status, wedding).toBe(404);
    }
  });
});

describe('given an unpublished wedding', () => {
  test('when an outsider requests it, then the response is the same as for an unknown wedding', async () => {
    const participants = await buildParticipants(product);
    const [guest, host, other] = [
      await participants.guest(),
      await participants.host(),
      await buildParticipants(product),
    ];
    const outsiders = [product.visitor(), (await other.guest()).browser, await other.staff('administrator')];
    await product.db
      .updateTable('invitation')
      .set({ published_at: null })
      .where('wedding_id', '=', participants.weddingId)
      .execute();
    const rows = product.product.routes
      .map(({ row }) => row)
      .filter(({ path }) => path.startsWith('/attendance/:wedding'));
    const seen = async (browser: TestClient, row: Endpoint, wedding: string) => {
      const params = { wedding, id: 1, language: 'ja' };
      const answer = await browser.send(row, { params, query: { zip: '1000001' }, body: {} });
      const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
      return { status: answer.status, body: await answer.text(), headers };
    };
    for (const browser of outsiders) {
      for (const row of rows) {
        expect([row.name, await seen(browser, row, participants.key)]).toEqual([
          row.name,
          await seen(browser, row, 'no-such-one'),
        ]);
      }
    }
    const pages = ['', '/invitation', '/login', '/reply'].map(page => [
      `/c/weddings/${participants.key}${page}`,
      `/c/weddings/no-such-one${page}`,
    ]);
    for (const [hidden = '', unknown = ''] of pages) {
      const [one, two] = [await product.visitor().fetch(hidden), await product.visitor().fetch(unknown)];
      expect([hidden, one.status, await one.text()]).toEqual([hidden, two.status, await two.text()]);
    }
    for (const browser of [guest.browser, host]) {
      expect((await browser.call(attendant.detail, { params: participants.params })).status).toBe(200);
    }
  });

  test('when the session cookie is invalid, then known and unknown ids get the same response', async () => {
    const { weddingId } = await buildParticipants(product);
    const ask = async (id: number) => {
      const answer = await product
        .visitor()
        .fetch(`/api/weddings/${id}/manageinfo`, { headers: { cookie: 'kotohogi_user=x' } });
      return [answer.status, await answer.text()];
    };
    expect(await ask(weddingId)).toEqual(await ask(999_999));
  });
});

describe('given staff or hosts on the pages of guests', () => {
  test('when they watch, then they are not counted, not listed, and not in the viewing figures', async () => {
    const participants = await buildParticipants(product);
    const { params, key, startsAt, guest } = participants;
    const ref = await buildSlot(product.db, participants, { state: 'streaming' });
    await product.fakes.video.create(ref, { main: 'm', spare: 's' });
    product.clock.set(startsAt);
    const managers = [await participants.staff('manager'), await participants.host()];
    const lines = [];
    for (const manager of managers) {
      const { body } = await manager.call(attendant.detail, { params });
      expect(body).toMatchObject({ viewer: 'manager' });
      lines.push(await listen(manager, key));
    }
    const naoki = await guest('安藤 結');
    const line = await listen(naoki.browser, key);
    for (const one of lines) {
      one.send(attendantWatched, { view: 'live' });
      one.send(reactionSend, { value: 'natural-heart' });
    }
    expect(await line.nextEvent(attendantCounted)).toEqual({ viewerCount: 1 });
    line.send(attendantWatched, { view: 'live' });
    for (const manager of managers) {
      const { body } = await manager.call(attendant.audience, { params });
      expect(body).toMatchObject({ onlineCount: 1, rows: [{ id: naoki.attendantId }] });
    }
    for (const one of [...lines, line]) one.close();
    const guests = product.db.selectFrom('attendant').select('id').where('wedding_id', '=', participants.weddingId);
    expect(await guests.execute()).toEqual([{ id: naoki.attendantId }]);
    const reactions = product.db.selectFrom('reaction').select('id').where('wedding_id', '=', participants.weddingId);
    expect(await reactions.execute()).toEqual([]);
  });

  test('when they send something, then the response says that they are in management mode', async () => {
    const { params, key, host, staff } = await buildParticipants(product);
    for (const manager of [await host(), await staff('coordinator')]) {
      const refused = {
        status: 403,
        failure: { id: 'management_mode', userMessage: '管理モードでは送信できません。' },
      };
      const query = { weddingKey: key };
      expect(await manager.call(congratulation.send, { params, body: { message: 'おめでとう' } })).toMatchObject(
        refused,
      );
      expect(await manager.call(attendant.me, { query, body: { nickName: 'x' } })).toMatchObject(refused);
      expect((await manager.send(attendantSelf.removeAvatar, { params, query })).status).toBe(403);
    }
  });
});
