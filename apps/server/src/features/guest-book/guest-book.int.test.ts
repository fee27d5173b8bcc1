import { randomUUID } from 'node:crypto';
import { attendant } from '@kotohogi/contract/attendant';
import { attendantHost } from '@kotohogi/contract/attendant-host';
import { congratulation, congratulationChanged } from '@kotohogi/contract/congratulation';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import type { PaymentState } from '@kotohogi/domain/payment/types';
import { buildAttendant, PASSWORD } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { listen } from '@kotohogi/testkit/listener';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at } from '../../platform/db/instants.ts';

const STARTS_AT = parseJst('2026-11-21 13:00');
const NOW = parseJst('2026-11-14 10:00');

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});
beforeEach(() => product.clock.set(NOW));

async function couple() {
  const participants = await buildParticipants(product, STARTS_AT);
  const host = await participants.host();
  const detail = async (id: number) =>
    (await host.call(attendantHost.detail, { params: { ...participants.params, id } })).body;
  return { ...participants, host, detail };
}

const PHONE = {
  name: '大田 清',
  nameKana: 'オオタ キヨシ',
  relationShip: 'family',
  answer: 'view-archive',
  replyMessage: '電話にて',
} as const;

describe('given an answer received by telephone', () => {
  test('when the couple enters it after the deadline, then it is on the list once, without a login', async () => {
    const { weddingId, host, detail } = await couple();
    await product.db
      .updateTable('invitation')
      .set({ reply_deadline: '2026-11-01' })
      .where('wedding_id', '=', weddingId)
      .execute();
    const idempotencyKey = randomUUID();
    const enter = () => host.call(attendantHost.enter, { params: { weddingId }, body: PHONE }, { idempotencyKey });
    const [first, again] = await Promise.all([enter(), enter()]);
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const list = await host.call(attendant.list, { params: { weddingId } });
    expect(list.body).toMatchObject({ total: 1, counts: { viewArchive: 1 } });
    expect(await detail(first.body.id)).toMatchObject({
      ...PHONE,
      email: null,
      isEnteredByHost: true,
      partySize: 1,
      answers: [{ answer: 'view-archive', source: 'host', answeredAt: NOW }],
    });
  });

  test('when a family comes along, then everyone counts, and fields left out later are kept', async () => {
    const { weddingId, host, detail } = await couple();
    const companions = [
      { name: '大田 はな', isChild: true },
      { name: '大田 静', isChild: false },
    ];
    const body = { ...PHONE, companions, allergy: 'そば' };
    const { id } = (await host.call(attendantHost.enter, { params: { weddingId }, body })).body;
    const entered = await detail(id);
    expect(entered).toMatchObject({ companions, allergy: 'そば', partySize: 3 });
    const change = async (more: object, updatedAt: typeof entered.updatedAt) =>
      (await host.call(attendantHost.update, { params: { weddingId, id }, body: { ...PHONE, ...more, updatedAt } }))
        .body;
    product.clock.set(parseJst('2026-11-14 11:00'));
    const kept = await change({}, entered.updatedAt);
    expect(kept).toMatchObject({ companions, allergy: 'そば' });
    product.clock.set(parseJst('2026-11-14 12:00'));
    expect(await change({ companions: [], allergy: '' }, kept.updatedAt)).toMatchObject({ allergy: '', partySize: 1 });
    const eleven = Array.from({ length: 11 }, () => ({ name: '大田', isChild: false }));
    const refused = await host.call(attendantHost.enter, {
      params: { weddingId },
      body: { ...body, companions: eleven },
    });
    expect(refused.status).toBe(422);
  });

  test('when the day is over, then no guest can be added as attending live', async () => {
    product.clock.set(parseJst('2026-11-22 00:00'));
    const { weddingId, host } = await couple();
    const enter = (answer: 'attendance' | 'absence') =>
      host.call(attendantHost.enter, { params: { weddingId }, body: { ...PHONE, answer } });
    expect(await enter('attendance')).toMatchObject({ status: 422, body: { id: 'attendant_live_over' } });
    expect((await enter('absence')).status).toBe(200);
  });
});

describe('given a guest who answered on the page', () => {
  test('when guest and couple change the answer, then every change is stored with its author, and the guest gets a mail', async () => {
    const { params: wedding, key, host, detail, guest: invite } = await couple();
    const guest = await invite();
    await guest.browser.call(attendant.me, { query: { weddingKey: key }, body: { answer: 'view-archive' } });
    const seen = await detail(guest.attendantId);
    const params = { ...wedding, id: guest.attendantId };
    const { name, nameKana, relationShip, replyMessage, updatedAt } = seen;
    const body = { name, nameKana, relationShip, replyMessage, answer: 'attendance', updatedAt } as const;
    product.clock.set(parseJst('2026-11-14 11:00'));
    const changed = await host.call(attendantHost.update, { params, body });
    expect(changed.body.answers.map(({ answer, source }) => `${source} ${answer}`)).toEqual([
      'host attendance',
      'guest view-archive',
      'guest attendance',
    ]);
    expect((await product.mailTo(guest.email, 'rsvp-live')).attachments).toHaveLength(1);
    const late = await host.call(attendantHost.update, { params, body });
    expect(late).toMatchObject({ status: 409, body: { id: 'attendant_changed' } });
  });

  test('when they wrote messages for the tree, then the couple reads the newest message and the contact data, and staff read neither', async () => {
    const { params: wedding, key, host, staff, guest: invite } = await couple();
    const guest = await invite();
    const query = { weddingKey: key };
    await guest.browser.call(attendant.me, { query, body: { personalInfo: { tel: '090-0000-0000' } } });
    for (const message of ['おめでとう', '末永くお幸せに']) {
      await guest.browser.call(congratulation.send, { params: { wedding: key }, body: { message } });
    }
    const { attendantId: id } = guest;
    await product.db.updateTable('attendant').set({ reply_message: '楽しみです' }).where('id', '=', id).execute();
    const params = { ...wedding, id };
    const read = async (reader: TestClient) => (await reader.call(attendantHost.detail, { params })).body;
    const personalInfo = { tel: '090-0000-0000', idPhoto: null };
    expect(await read(host)).toMatchObject({ message: '末永くお幸せに', replyMessage: '楽しみです', personalInfo });
    expect(await read(await staff('coordinator'))).toMatchObject({
      message: '',
      replyMessage: '',
      personalInfo: { tel: '' },
    });
  });

  test('when the wedding is postponed, then the couple may still correct an answer, and no mail announces the old date', async () => {
    const { params: wedding, weddingId, host, detail, guest: invite } = await couple();
    const { attendantId, email } = await invite();
    await product.db.updateTable('wedding').set({ status: 'postponed' }).where('id', '=', weddingId).execute();
    const { name, nameKana, relationShip, replyMessage, updatedAt } = await detail(attendantId);
    const body = { name, nameKana, relationShip, replyMessage, answer: 'view-archive', updatedAt } as const;
    const changed = await host.call(attendantHost.update, { params: { ...wedding, id: attendantId }, body });
    expect(changed.body.answer).toBe('view-archive');
    await product.jobsDone();
    expect((await product.outbox.list()).filter(mail => mail.to === email)).toEqual([]);
  });

  test('when the couple blocks and unblocks a guest, then the page is disconnected, and the leaf disappears and returns', async () => {
    const { params, key, facilityId, host, guest } = await couple();
    const venue = product.db.updateTable('facility').set({ contact_phone: '0267-00-1234' });
    await venue.where('id', '=', facilityId).execute();
    const { browser: page, attendantId, email } = await guest();
    await page.call(congratulation.send, { params, body: { message: 'おめでとう' } });
    const { browser: other } = await guest();
    const lines = [await listen(page, key), await listen(other, key)] as const;
    const set = (ng: boolean) => host.call(attendantHost.ng, { params: { ...params, id: attendantId }, body: { ng } });
    expect((await set(true)).body).toEqual({ ng: true });
    await lines[1].nextEvent(congratulationChanged);
    const leaves = async () => (await other.call(congratulation.tree, { params })).body.leaves;
    expect(await leaves()).toEqual([]);
    const refused = await page.call(congratulation.tree, { params });
    expect(refused).toMatchObject({ status: 401, failure: { id: 'wedding_no_auth' } });
    // The blocked guest reads why the page is closed to them: in the tab they had open, and when they sign in again.
    const seen = async () => (await page.call(attendant.detail, { params: { wedding: key } })).body;
    expect(await seen()).toMatchObject({ viewer: 'visitor', isBlocked: true, me: null });
    expect((await other.call(attendant.detail, { params: { wedding: key } })).body.isBlocked).toBe(false);
    const credentials = { params: { wedding: key }, body: { email, password: PASSWORD } };
    expect(await product.visitor().call(attendant.login, credentials)).toMatchObject({
      status: 403,
      failure: { id: 'attendant_blocked', userMessage: expect.stringContaining('0267-00-1234') },
    });
    await set(false);
    expect(await seen()).toMatchObject({ viewer: 'guest', isBlocked: false });
    expect(await leaves()).toHaveLength(1);
    for (const line of lines) line.close();
  });

  test('when another couple asks, then the guest is not found', async () => {
    const [ours, theirs] = [await couple(), await couple()];
    const guest = await buildAttendant(product.db, theirs.weddingId);
    const params = { weddingId: ours.weddingId, id: guest.attendantId };
    expect((await ours.host.call(attendantHost.detail, { params })).status).toBe(404);
    const ng = await ours.host.call(attendantHost.ng, { params, body: { ng: true } });
    expect(ng).toMatchObject({ status: 404, body: { id: 'attendant_unknown' } });
    expect((await theirs.detail(guest.attendantId)).ng).toBe(false);
  });
});

/** Fields of a CSV file without line breaks inside its cells. */
const rowsOf = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map(line => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map(cell => cell.replace(/^"|"$/g, '')));

describe('given guests who gave gifts', () => {
  test('when the lists are exported, then they are in kana order with sums and companions, and formulas are escaped', async () => {
    const { weddingId, facilityId, host } = await couple();
    const now = at(NOW);
    const add = async (name: string, kana: string, more: object = {}) =>
      (
        await product.db
          .insertInto('attendant')
          .values({
            wedding_id: weddingId,
            name,
            name_kana: kana,
            email: null,
            password_hash: null,
            answer: 'attendance',
            relation_ship: 'friend',
            ...more,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    await add('Emily Carter', '');
    const tanaka = await add('田中 トシ子', 'タナカ トシコ', { allergy: 'えび' });
    const aoki = await add('青木 美穂', 'アオキ ミホ', {
      zip: '389-0102',
      // The prefecture is given by its id only.
      prefecture_id: 20,
      address1: '軽井沢町1-2',
      reply_message: '=HYPERLINK("x")',
    });
    await product.db
      .insertInto('companion')
      .values([
        { attendant_id: tanaka, place: 0, name: '田中 学', is_child: false },
        { attendant_id: tanaka, place: 1, name: '田中 ひな', is_child: true },
      ])
      .execute();
    const gift = (attendantId: AttendantId, amount: number, state: PaymentState) => ({
      purpose: 'gift' as const,
      wedding_id: weddingId,
      facility_id: facilityId,
      attendant_id: attendantId,
      method: 'CREDIT' as const,
      amount_yen: amount,
      state,
      ...(state === 'CAPTURED' ? { commission_rate: 500, captured_at: now } : {}),
      deadline_at: now,
      created_at: now,
      updated_at: now,
    });
    await product.db
      .insertInto('payment')
      .values([gift(aoki, 30_000, 'CAPTURED'), gift(aoki, 5_000, 'CAPTURED'), gift(tanaka, 10_000, 'FAILED')])
      .execute();

    const file = async (row: typeof attendantHost.csv | typeof attendantHost.returnsCsv) => {
      const response = await host.send(row, { params: { weddingId } });
      expect(response.headers.get('content-type')).toContain('text/csv');
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      return rowsOf(new TextDecoder().decode(bytes));
    };
    const guests = await file(attendantHost.csv);
    expect(guests.map(row => row[1])).toEqual(['お名前', '青木 美穂', '田中 トシ子', 'Emily Carter']);
    expect(guests[2]?.slice(5, 7)).toEqual(['田中 学・田中 ひな（お子さま）', 'えび']);
    expect(guests[1]?.[7]).toBe('〒389-0102 長野県軽井沢町1-2');
    expect(guests[1]?.[8]).toMatch(/^'=HYPERLINK/);
    const returns = await file(attendantHost.returnsCsv);
    expect(returns.slice(1)).toEqual([
      ['青木 美穂', 'アオキ ミホ', '〒389-0102 長野県軽井沢町1-2', '35000', 'クレジットカード', '', ''],
    ]);
    host.language = 'en-US';
    expect((await file(attendantHost.csv))[2]?.[5]).toBe('田中 学, 田中 ひな (child)');
  });
});
