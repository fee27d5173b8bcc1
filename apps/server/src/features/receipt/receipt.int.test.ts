import { paymentOrder } from '@kotohogi/contract/payment-order';
import { receipt } from '@kotohogi/contract/receipt';
import { seedCaptures } from '@kotohogi/db/seeds/ledger';
import { rate } from '@kotohogi/domain/kernel/yen';
import { PASSWORD } from '@kotohogi/testkit/builders';
import { pdfTexts } from '@kotohogi/testkit/documents/pdf-text';
import { buildParticipants, signInUser } from '@kotohogi/testkit/participants';
import { fakeCardActions, Payer } from '@kotohogi/testkit/payer';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../../platform/db/instants.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

const NAME = '株式会社髙﨑𠮷野';

/** A guest who has given 30,019 yen by card. */
async function giver() {
  const participants = await buildParticipants(product);
  const { key, weddingId, facilityId } = participants;
  await product.db.updateTable('facility').set({ name: 'ホテル﨑' }).where('id', '=', facilityId).execute();
  const { browser, attendantId } = await participants.guest('髙橋 花子');
  const payer = new Payer(browser, participants, fakeCardActions(product));
  const { orderId } = await payer.giveAndPay(30_019);
  const params = { wedding: key, orderId };
  return {
    ...{ ...participants, browser, attendantId, payer, orderId, params, weddingId },
    read: () => browser.call(receipt.read, { params }),
    issue: (name: string, idempotencyKey?: string) =>
      browser.call(receipt.issue, { params, body: { name } }, idempotencyKey === undefined ? {} : { idempotencyKey }),
    pdf: async (language: 'ja' | 'en') => {
      const answer = await browser.send(receipt.pdf, { params, query: { language } });
      return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
  };
}

async function giveBack(orderId: string): Promise<void> {
  const admin = await signInUser(product, { scope: 'admin', role: 'administrator' });
  const body = { reason: 'ご依頼のため', password: PASSWORD, facilityCarries: false };
  expect((await admin.call(paymentOrder.refund, { params: { orderId }, body })).status).toBe(200);
}

describe('given a gift that was paid', () => {
  test('when its guest issues the receipt, then it has their name, a number that cannot be guessed, and both PDFs', async () => {
    const { read, issue, pdf } = await giver();
    const before = await read();
    expect(before.body).toMatchObject({ issued: null, guestName: '髙橋 花子', amountYen: 30_019, taxYen: null });
    expect((await pdf('ja')).status).toBe(404);

    const { body } = await issue(` ${NAME} `);
    expect(body.issued).toMatchObject({ name: NAME });
    expect(body.issued?.number).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect((await read()).body).toEqual(body);

    const japanese = await pdf('ja');
    expect(japanese.headers.get('content-type')).toBe('application/pdf');
    const parts = [`${NAME}様`, body.issued?.number ?? '', '¥30,019', 'ご祝儀として', 'ホテル﨑', 'クレジットカード'];
    for (const text of await pdfTexts(japanese.bytes)) {
      for (const part of ['領収書', ...parts]) expect(text).toContain(part);
      expect(text).not.toContain('消費税（');
      expect(text).not.toContain('無効');
    }
    for (const text of await pdfTexts((await pdf('en')).bytes))
      for (const part of ['Receipt', NAME, '¥30,019', 'Weddinggift']) expect(text).toContain(part);
  });

  test('when two tabs issue it under two names at once, then one name holds, and the other tab reads which', async () => {
    const { read, issue, payer } = await giver();
    const answers = await Promise.all([issue('髙﨑 一郎'), issue('﨑山 二郎')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { issued } = (await read()).body;
    const refused = answers.find(({ status }) => status === 409)?.failure;
    expect(refused).toMatchObject({ id: 'receipt_issued', meta: { name: issued?.name } });
    expect(refused?.userMessage).toContain(`「${issued?.name}」様`);
    expect((await issue('第三の 名')).failure).toMatchObject({ id: 'receipt_issued' });
    expect((await read()).body.issued).toEqual(issued);
    expect(await payer.payments()).toHaveLength(1);
  });

  test('when the same press arrives again, then it gets the same answer', async () => {
    const { issue } = await giver();
    const [first, again] = [await issue(NAME, 'one-press-of-a-button'), await issue(NAME, 'one-press-of-a-button')];
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  test('when the name cannot be printed or is missing, then the field says why, and nothing is issued', async () => {
    const { read, issue } = await giver();
    expect(await issue('გიორგი')).toMatchObject({
      status: 422,
      failure: { id: 'receipt_name_unprintable', meta: { sign: 'გ', field: 'name' } },
    });
    for (const name of ['', ' \u200b ', 'あ'.repeat(101)]) expect((await issue(name)).status).toBe(422);
    expect((await read()).body.issued).toBeNull();
  });

  test('when the venue is renamed afterwards, then the receipt stays as issued, and the database refuses a change', async () => {
    const { read, issue, facilityId, attendantId } = await giver();
    const { body } = await issue(NAME);
    await product.db.updateTable('facility').set({ name: '別の名' }).where('id', '=', facilityId).execute();
    expect((await read()).body).toEqual(body);
    const own = product.db.updateTable('receipt').where('attendant_id', '=', attendantId);
    await expect(own.set({ name: '別の名' }).execute()).rejects.toThrow('does not change');
    await expect(own.set({ name: '', number: 'X' }).execute()).rejects.toThrow('does not change');
    await expect(sql`delete from receipt where attendant_id = ${attendantId}`.execute(product.db)).rejects.toThrow();
  });

  test('when it is issued, then the audit has the number and not the name', async () => {
    const { issue, weddingId } = await giver();
    const { body } = await issue(NAME);
    const rows = await product.db
      .selectFrom('audit')
      .select(['subject_kind', 'detail'])
      .where('action', '=', 'receipt.issue')
      .where('wedding_id', '=', weddingId)
      .execute();
    expect(rows).toEqual([{ subject_kind: 'payment', detail: { receipt: body.issued?.number } }]);
  });
});

describe('given a gift that is returned', () => {
  test('when its receipt was issued before, then it stays, marked as void with the day', async () => {
    const { read, issue, pdf, orderId, payer } = await giver();
    await issue(NAME);
    await giveBack(orderId);
    await payer.reaches('refunded', orderId);
    expect((await read()).body.returnedAt).not.toBeNull();
    for (const text of await pdfTexts((await pdf('ja')).bytes))
      for (const part of ['無効', '全額を返金したため', NAME]) expect(text).toContain(part);
    for (const text of await pdfTexts((await pdf('en')).bytes)) expect(text).toContain('Void');
  });

  test('when no receipt was issued before, then none can be', async () => {
    const { read, issue, orderId, payer } = await giver();
    await giveBack(orderId);
    await payer.reaches('refunded', orderId);
    expect(await issue(NAME)).toMatchObject({ status: 409, failure: { id: 'receipt_returned' } });
    expect((await read()).body.issued).toBeNull();
  });
});

describe('given a payment that is not theirs or was not paid', () => {
  test('when another guest of the wedding asks for it, then it is not found', async () => {
    const { guest, params } = await giver();
    const { browser } = await guest('別の 人');
    expect(await browser.call(receipt.read, { params })).toMatchObject({ status: 404 });
    expect(await browser.call(receipt.issue, { params, body: { name: NAME } })).toMatchObject({
      status: 404,
      failure: { id: 'receipt_unknown' },
    });
    expect((await browser.send(receipt.pdf, { params })).status).toBe(404);
  });

  test('when the card was declined, then no receipt exists', async () => {
    const { payer, browser, key } = await giver();
    await payer.give(await payer.giftBody(5_000, 'declined'));
    const waiting = await payer.reaches('issuer');
    await payer.comeBack(await payer.visitIssuer(waiting));
    const { orderId } = await payer.reaches('failed');
    const params = { wedding: key, orderId };
    expect((await browser.call(receipt.read, { params })).status).toBe(404);
    expect(await browser.call(receipt.issue, { params, body: { name: NAME } })).toMatchObject({
      status: 409,
      failure: { id: 'receipt_unpaid' },
    });
  });
});

test('given a recording that was bought, when its receipt is printed, then it has the tax inside and what was bought', async () => {
  const { attendantId, weddingId, facilityId, browser, key } = await giver();
  const orderId = '0001-261120153012-A99';
  const now = at(product.clock.now());
  await product.db.transaction().execute(async tx => {
    const { id } = await tx
      .insertInto('payment')
      .values({
        ...{ wedding_id: weddingId, facility_id: facilityId, attendant_id: attendantId, purpose: 'archive-video' },
        ...{ order_id: orderId, method: 'CREDIT', state: 'CAPTURED', amount_yen: 5_500, commission_rate: rate(0.05) },
        ...{ deadline_at: now, created_at: now, updated_at: now, captured_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await seedCaptures(tx, [id]);
  });
  const params = { wedding: key, orderId };
  const { body } = await browser.call(receipt.issue, { params, body: { name: NAME } });
  expect(body).toMatchObject({ taxYen: 500, purpose: 'archive-video' });
  const file = await browser.send(receipt.pdf, { params });
  for (const text of await pdfTexts(Buffer.from(await file.arrayBuffer())))
    for (const part of ['結婚式の録画（データ）代として', '¥5,500', 'うち消費税（10％）', '¥500'])
      expect(text).toContain(part);
});
