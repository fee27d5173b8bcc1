import { gift } from '@kotohogi/contract/gift';
import { paymentOrder } from '@kotohogi/contract/payment-order';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { parseOrderId } from '@kotohogi/domain/payment/order-id';
import type { AdminRole } from '@kotohogi/domain/permission/names';
import type { WeddingPaymentState } from '@kotohogi/domain/wedding/types';
import { buildUser, PASSWORD } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { buildParticipants, signIn, signInUser } from '@kotohogi/testkit/participants';
import { fakeCardActions, Payer } from '@kotohogi/testkit/payer';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const NOON = instant(Date.UTC(2026, 10, 20, 3));
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => product.clock.set(NOON));
afterAll(() => product.stop());

const platform = (role: AdminRole = 'administrator') => signInUser(product, { scope: 'admin', role });

/** A wedding with a captured gift, its couple and its guest. */
async function captured(amount = 30_000) {
  const participants = await buildParticipants(product, instant(NOON + DAY_MS));
  const { weddingId, facilityId } = participants;
  const couple = await buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
  const guest = await participants.guest('山本 直樹');
  const { orderId } = await new Payer(guest.browser, participants, fakeCardActions(product)).giveAndPay(amount);
  return { ...participants, facilityId, couple, guest, orderId };
}

function requireOrderId(text: string) {
  const orderId = parseOrderId(text);
  if (orderId === undefined) throw new Error('not an order id');
  return orderId;
}

const readOrder = async (admin: TestClient, orderId: string) =>
  (await admin.call(paymentOrder.read, { params: { orderId } })).body;

const refund = (admin: TestClient, orderId: string, body: object = {}) =>
  admin.call(paymentOrder.refund, {
    params: { orderId },
    body: { reason: '誤ったお申し込み', password: PASSWORD, ...body },
  });

const becomes = (admin: TestClient, orderId: string, state: string) =>
  eventually(`the payment becomes ${state}`, async () => {
    const detail = await readOrder(admin, orderId);
    return detail.state === state ? detail : undefined;
  });

async function setTransfer(weddingId: WeddingId, state: WeddingPaymentState) {
  const { db } = product;
  await db.updateTable('wedding').set({ payment_state: state }).where('id', '=', weddingId).execute();
}

/** The accounts of a wedding that are not even. */
async function balances(weddingId: WeddingId) {
  const rows = await product.db
    .selectFrom('journal_line')
    .select(eb => ['account', eb.fn.sum<string>('amount_yen').as('yen')])
    .where('wedding_id', '=', weddingId)
    .groupBy('account')
    .execute();
  return Object.fromEntries(rows.map(row => [row.account, Number(row.yen)] as const).filter(([, yen]) => yen !== 0));
}

const statusAt = async (admin: TestClient, orderId: string) =>
  (await admin.call(paymentOrder.tradeInfo, { params: { orderId } })).body;

describe('given payments of several facilities', () => {
  test('when the platform lists them, then each filter finds its row and not the other', async () => {
    const first = await captured(12_000);
    product.clock.advance(2 * DAY_MS);
    const second = await captured(24_000);
    const admin = await platform();
    const found = async (query: object) => (await admin.call(paymentOrder.list, { query })).body.rows;
    const idsOf = async (query: object) => (await found(query)).map(row => row.orderId);
    expect((await idsOf({})).slice(0, 2)).toEqual([second.orderId, first.orderId]);
    const [row] = await found({ orderId: first.orderId.slice(0, 20) });
    expect(row).toMatchObject({ amountYen: 12_000, state: 'CAPTURED', payType: 'CREDIT', cardBrand: 'JCB' });
    expect(JSON.stringify(row)).not.toContain('山本');
    expect(await idsOf({ wedding: first.key })).toEqual([first.orderId]);
    for (const query of [{ payTo: '2026-11-20' }, { payFrom: '2026-11-22' }]) {
      const ids = await idsOf(query);
      expect([ids.includes(first.orderId), ids.includes(second.orderId)]).toEqual(
        'payTo' in query ? [true, false] : [false, true],
      );
    }
    expect(
      await idsOf({ facility: row?.facilityName, cardBrand: 'JCB', status: 'CAPTURED', payType: 'CREDIT' }),
    ).toContain(second.orderId);
    for (const query of [
      { facility: 'ほかの施設' },
      { cardBrand: 'Visa' },
      { status: 'FAILED' },
      { payType: 'PAYPAY' },
    ]) {
      expect(await idsOf(query)).toEqual([]);
    }
    expect(await idsOf({ purpose: 'archive-video' })).toEqual([]);
    expect(await idsOf({ needsHand: true })).toEqual([]);
    expect((await admin.call(paymentOrder.list, { query: { limit: 5, page: 1 } })).body.limit).toBe(5);
  });

  test('when the platform saves them, then the file has the money of each payment, and saving is audited', async () => {
    const { orderId } = await captured(10_000);
    const file = await (await platform()).send(paymentOrder.csv, { query: { orderId } });
    const text = await file.text();
    expect(text.split('\r\n')[0]).toContain('orderId,purpose,company,facility,weddingId');
    expect(text).toContain(`${orderId},gift,`);
    expect(text).toContain('2026-11-20T12:00:00+09:00');
    const audited = await product.db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'paymentOrder.csv')
      .execute();
    expect(audited).toMatchObject([{ detail: { orderId } }]);
  });
});

describe('given the trade at the gateway', () => {
  test('when both agree, differ, or the gateway is silent, then the page is answered accordingly', async () => {
    const { orderId } = await captured();
    const admin = await platform('cross-facility-financial-manager');
    expect(await statusAt(admin, orderId)).toMatchObject({
      trade: { status: 'SALES', amountYen: 30_000 },
      statusDiffers: false,
      amountDiffers: false,
    });
    product.fakes.gateway.failNext('lookUp', 'drop-request');
    const silent = await admin.call(paymentOrder.tradeInfo, { params: { orderId } });
    expect(silent).toMatchObject({ status: 503, failure: { id: 'payment_gateway_unreachable' } });
    const denied = await admin.call(paymentOrder.sync, { params: { orderId } });
    expect(denied.status).toBe(403);
    const unknown = await admin.call(paymentOrder.tradeInfo, { params: { orderId: '0001-000000000000-G1' } });
    expect(unknown).toMatchObject({ status: 404, failure: { id: 'payment_unknown' } });
  });

  test('when the gateway reports a return that we do not know, then a sync follows it and the guest is notified', async () => {
    const { orderId, guest } = await captured();
    const admin = await platform();
    product.fakes.gateway.cancelAtGateway(requireOrderId(orderId));
    expect(await statusAt(admin, orderId)).toMatchObject({ trade: { status: 'RETURN' }, statusDiffers: true });
    expect((await admin.call(paymentOrder.sync, { params: { orderId } })).status).toBe(200);
    const detail = await becomes(admin, orderId, 'REFUNDED');
    expect(detail.events.map(event => event.kind).slice(-2)).toEqual(['sync-ordered', 'found']);
    await product.mailTo(guest.email, 'payment-returned');
  });
});

describe('given a captured gift', () => {
  test('when it is returned, then the gateway returns it once, and guest and couple are notified', async () => {
    const { orderId, guest, couple, weddingId } = await captured();
    const admin = await platform();
    expect(await readOrder(admin, orderId)).toMatchObject({ refund: 'gateway', isTransferOrdered: false });
    expect((await refund(admin, orderId)).body).toEqual({ refund: 'gateway' });
    const detail = await becomes(admin, orderId, 'REFUNDED');
    expect(detail).toMatchObject({ refund: 'refunded', isInProgress: false });
    const order = detail.events.find(event => event.kind === 'refund-ordered');
    expect(order).toMatchObject({ reason: '誤ったお申し込み', facilityCarries: false });
    expect(detail.calls.filter(call => call.op === 'cancel')).toHaveLength(1);
    expect(JSON.stringify(detail.calls)).not.toContain(PASSWORD);
    expect(await statusAt(admin, orderId)).toMatchObject({ trade: { status: 'VOID' }, statusDiffers: false });
    expect((await product.mailTo(guest.email, 'payment-returned')).text).toContain('30,000円');
    expect((await product.mailTo(couple.email, 'gift-returned')).text).toContain('山本 直樹');
    const host = await signIn(product, couple.email);
    const seen = await host.call(gift.summary, { params: { weddingId } });
    expect(seen.body).toMatchObject({ totals: { grossYen: 30_000, refundYen: 30_000, netYen: 0 } });
    const again = await refund(admin, orderId);
    expect(again).toMatchObject({ status: 409, failure: { id: 'payment_refunded' } });
    const audited = product.db.selectFrom('audit').select(['detail', 'wedding_id']).where('subject_id', '=', orderId);
    const rows = await audited.where('action', '=', 'paymentOrder.refund').execute();
    expect(rows).toMatchObject([{ wedding_id: weddingId, detail: { refund: 'gateway', amountYen: 30_000 } }]);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  test('when two people return it at once, then exactly one return takes effect and the other learns why', async () => {
    const { orderId } = await captured();
    const people = await Promise.all([platform(), platform()]);
    const answers = await Promise.all(people.map(person => refund(person, orderId)));
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409]);
    expect(['payment_refund_running', 'payment_refunded']).toContain(
      answers.find(answer => answer.status === 409)?.failure?.id,
    );
    const detail = await becomes(people[0], orderId, 'REFUNDED');
    expect(detail.calls.filter(call => call.op === 'cancel')).toHaveLength(1);
    expect(detail.events.filter(event => event.kind === 'refund-ordered')).toHaveLength(1);
  });

  test('when the answer of the gateway is lost, then it is asked and the gift is returned once', async () => {
    const { orderId } = await captured();
    const admin = await platform();
    product.fakes.gateway.failNext('cancel', 'drop-answer');
    await refund(admin, orderId);
    const detail = await becomes(admin, orderId, 'REFUNDED');
    expect(detail.calls.filter(call => call.op === 'cancel')).toHaveLength(1);
  });

  test('when the password is wrong or the reason is missing, then nothing happens', async () => {
    const { orderId } = await captured();
    const admin = await platform();
    expect(await refund(admin, orderId, { password: 'wrong' })).toMatchObject({
      status: 422,
      failure: { id: 'account_password_wrong', fields: ['password'] },
    });
    expect((await refund(admin, orderId, { reason: '  ' })).status).toBe(422);
    expect((await refund(admin, orderId, { reason: 'あ'.repeat(201) })).status).toBe(422);
    expect((await refund(await platform('cross-facility-financial-manager'), orderId)).status).toBe(403);
    expect(await readOrder(admin, orderId)).toMatchObject({ state: 'CAPTURED', refund: 'gateway' });
  });

  test('when its transfer was ordered, then it is only returned if the facility carries it', async () => {
    const { orderId, weddingId, couple } = await captured();
    await setTransfer(weddingId, 'processed');
    const admin = await platform();
    expect(await readOrder(admin, orderId)).toMatchObject({ isTransferOrdered: true, transfer: 'processed' });
    expect(await refund(admin, orderId)).toMatchObject({
      status: 409,
      failure: { id: 'payment_transfer_ordered', fields: ['facilityCarries'] },
    });
    expect((await refund(admin, orderId, { facilityCarries: true })).status).toBe(200);
    const detail = await becomes(admin, orderId, 'REFUNDED');
    expect(detail.events.find(event => event.kind === 'refund-ordered')).toMatchObject({ facilityCarries: true });
    expect((await product.mailTo(couple.email, 'gift-returned')).text).toContain('変わりません');
    const couplesPart = 28_500;
    expect(await balances(weddingId)).toEqual({ 'couple-payable': -couplesPart, 'carried-returns': couplesPart });
  });

  test('when its transfer was ordered and the gateway returned it, then the couple owes their part', async () => {
    const { orderId, weddingId } = await captured();
    await setTransfer(weddingId, 'processed');
    product.fakes.gateway.cancelAtGateway(requireOrderId(orderId));
    const admin = await platform();
    expect((await admin.call(paymentOrder.sync, { params: { orderId } })).status).toBe(200);
    await becomes(admin, orderId, 'REFUNDED');
    const couplesPart = 28_500;
    expect(await balances(weddingId)).toEqual({ 'couple-payable': -couplesPart, 'couple-claim': couplesPart });
  });

  test('when 180 days have passed, then it is only recorded as returned by hand, and a sync no longer follows', async () => {
    const { orderId, guest } = await captured();
    const early = await platform();
    expect(await refund(early, orderId, { byHand: true })).toMatchObject({
      status: 409,
      failure: { id: 'payment_refund_possible' },
    });
    product.clock.advance(181 * DAY_MS);
    const admin = await platform();
    expect(await readOrder(admin, orderId)).toMatchObject({ refund: 'by-hand' });
    expect(await refund(admin, orderId)).toMatchObject({ status: 409, failure: { id: 'payment_refund_too_late' } });
    expect((await refund(admin, orderId, { byHand: true })).body).toEqual({ refund: 'by-hand' });
    const detail = await readOrder(admin, orderId);
    expect(detail).toMatchObject({ state: 'REFUNDED', refund: 'refunded' });
    expect(detail.events.at(-1)).toMatchObject({ kind: 'refunded-by-hand', from: 'CAPTURED', to: 'REFUNDED' });
    expect(detail.calls.some(call => call.op === 'cancel')).toBe(false);
    expect(await statusAt(admin, orderId)).toMatchObject({ trade: { status: 'SALES' }, statusDiffers: false });
    const sync = await admin.call(paymentOrder.sync, { params: { orderId } });
    expect(sync).toMatchObject({ status: 409, failure: { id: 'payment_refunded_by_hand' } });
    await product.mailTo(guest.email, 'payment-returned');
  });
});

test('given a gift that was not captured, when it is returned, then it is refused', async () => {
  const participants = await buildParticipants(product, instant(NOON + DAY_MS));
  const guest = await participants.guest();
  const payer = new Payer(guest.browser, participants, fakeCardActions(product));
  await payer.give(await payer.giftBody());
  const { orderId } = await payer.reaches('issuer');
  const answer = await refund(await platform(), orderId);
  expect(answer).toMatchObject({ status: 409, failure: { id: 'payment_not_captured' } });
});

test('given a gift that the gateway does not know, when it is asked twice, then the venue is mailed once', async () => {
  const { orderId, facilityId, weddingId } = await captured();
  const finance = `finance-${facilityId}@venue.example`;
  await product.db
    .updateTable('facility')
    .set({ payment_error_emails: [finance] })
    .where('id', '=', facilityId)
    .execute();
  product.fakes.gateway.alter(requireOrderId(orderId), undefined);
  const admin = await platform();
  const alarms = async () => (await readOrder(admin, orderId)).events.filter(event => event.alarm !== null).length;
  for (const times of [1, 2]) {
    await admin.call(paymentOrder.sync, { params: { orderId } });
    await eventually(`alarm ${times}`, async () => ((await alarms()) >= times ? true : undefined));
  }
  const [mail] = await product.mailsTo(finance, 'payment-error', 1);
  expect(mail?.text).toContain(orderId);
  expect(mail?.text).toContain(`/weddings/${weddingId}/payment`);
  expect(mail?.text).not.toContain('山本');
});
