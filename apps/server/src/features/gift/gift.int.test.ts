import { gift } from '@kotohogi/contract/gift';
import { payment } from '@kotohogi/contract/payment';
import { HOUR_MS } from '@kotohogi/domain/kernel/instant';
import { type Listener, listen } from '@kotohogi/testkit/listener';
import { buildParticipants, signInUser } from '@kotohogi/testkit/participants';
import { fakeCardActions, Payer } from '@kotohogi/testkit/payer';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

async function ceremony() {
  const participants = await buildParticipants(product);
  const invite = async (name?: string) => {
    const guest = await participants.guest(name);
    return { ...guest, payer: new Payer(guest.browser, participants, fakeCardActions(product)) };
  };
  return { ...participants, invite };
}

describe('given a guest who pays by card', () => {
  test('when the issuer approves, then the gift is captured, a receipt goes out, and the couple sees gross, commission and net', async () => {
    const { invite, host, weddingId } = await ceremony();
    const { payer, email } = await invite();
    const captured = await payer.giveAndPay(30_019);
    expect(captured).toMatchObject({
      purpose: 'gift',
      payType: 'CREDIT',
      amountYen: 30_019,
      state: 'CAPTURED',
      maskedCardNo: '************0000',
      cardBrand: 'JCB',
      challenge: null,
    });

    const mail = await product.mailTo(email, 'gift-receipt');
    expect(mail.subject).toBe('ご祝儀の控え（陽翔さん・結衣さんの結婚式）');
    expect(mail.text).toContain('30,019円');
    expect(mail.text).toContain('お支払い手数料: 0円');
    expect(mail.text).toContain('JCB ************0000');
    expect(mail.text).toContain(captured.orderId);

    const couple = await host();
    const { body } = await couple.call(gift.summary, { params: { weddingId } });
    expect(body.gifts).toMatchObject([
      { name: '山本 直樹', message: 'ご結婚おめでとう。', amountYen: 30_019, commissionYen: 1_500, state: 'CAPTURED' },
    ]);
    expect(body.totals).toEqual({ count: 1, grossYen: 30_019, commissionYen: 1_500, refundYen: 0, netYen: 28_519 });
    expect(body).toMatchObject({ commissionRate: 0.05, paymentState: 'not-payment' });
    const summary = await couple.call(payment.summary, { params: { weddingId } });
    expect(summary.body).toMatchObject({ gifts: body.totals, isFixed: false });
  });

  test('when it is captured, then every page of the wedding is notified of the gift, and only the giver of the payment', async () => {
    const { invite, key } = await ceremony();
    const [giver, other] = await Promise.all([invite(), invite('鈴木 一郎')]);
    const lines: readonly Listener[] = await Promise.all([giver, other].map(({ payer }) => listen(payer.browser, key)));
    const [own, foreign] = lines;
    const captured = await giver.payer.giveAndPay(10_000);
    const event = await foreign?.nextEvent(gift.sent);
    expect(Object.keys(event ?? {}).sort()).toEqual(['at', 'id']);
    await own?.nextEvent(gift.sent);
    await own?.nextEvent(payment.stepped, ({ orderId, state }) => orderId === captured.orderId && state === 'CAPTURED');
    expect(foreign?.all(payment.stepped)).toEqual([]);
    for (const line of lines) line.close();
  });

  test("when the facility's rate changes later, then the gift keeps the rate of its capture", async () => {
    const { invite, host, weddingId, facilityId } = await ceremony();
    const { payer } = await invite();
    await payer.giveAndPay(10_000);
    await product.db.updateTable('facility').set({ commission_rate: 1_000 }).where('id', '=', facilityId).execute();
    await payer.giveAndPay(10_000);
    const { body } = await (await host()).call(gift.summary, { params: { weddingId } });
    expect(body.totals).toMatchObject({ grossYen: 20_000, commissionYen: 1_500, netYen: 18_500 });
    expect(body.commissionRate).toBeNull();
  });

  test('when the same submission arrives twice, then there is one order and one response', async () => {
    const { invite } = await ceremony();
    const { payer } = await invite();
    const body = await payer.giftBody(5_000);
    const answers = await Promise.all(
      [1, 2, 3].map(() => payer.give(body, { idempotencyKey: 'one-press-of-one-button' })),
    );
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(answer => answer.body.payment?.orderId)).size).toBe(1);
    expect(await payer.payments()).toHaveLength(1);
    const other = await payer.give({ ...body, amount: 6_000 }, { idempotencyKey: 'one-press-of-one-button' });
    expect(other).toMatchObject({ status: 409, failure: { id: 'idempotency_key_reused' } });
  });

  test('when the guest cancels at the issuer, then nothing is charged, the payment shows as failed, and they can try again', async () => {
    const { invite } = await ceremony();
    const { payer } = await invite();
    await payer.give(await payer.giftBody(5_000));
    const waiting = await payer.reaches('issuer');
    await payer.comeBack(await payer.visitIssuer(waiting, 'cancel'));
    const failed = await payer.reaches('failed', waiting.orderId);
    expect(failed.userMessage).toMatch(/[ぁ-ん]/);
    const again = await payer.giveAndPay(5_000);
    expect(again.orderId).not.toBe(waiting.orderId);
  });

  test('when the card is declined, then the gift fails with a message and no mail goes out', async () => {
    const { invite } = await ceremony();
    const { payer, email } = await invite();
    await payer.give(await payer.giftBody(5_000, 'declined'));
    const waiting = await payer.reaches('issuer');
    await payer.comeBack(await payer.visitIssuer(waiting));
    await payer.reaches('failed');
    expect((await product.outbox.list()).filter(mail => mail.to === email)).toEqual([]);
  });

  test('when they go back from the issuer and submit again, then the first payment is canceled and one gift is charged', async () => {
    const { invite } = await ceremony();
    const { payer } = await invite();
    await payer.give(await payer.giftBody(5_000));
    const first = await payer.reaches('issuer');
    const second = await payer.giveAndPay(5_000);
    await payer.reaches('canceled', first.orderId);
    await payer.comeBack(await payer.visitIssuer(first));
    expect((await payer.payments()).filter(one => one.state === 'CAPTURED').map(one => one.orderId)).toEqual([
      second.orderId,
    ]);
  });

  test('when the outcome of the previous payment is unknown, then a new one has to wait', async () => {
    const { invite } = await ceremony();
    const { payer } = await invite();
    product.fakes.gateway.failNext('enter', 'drop-answer');
    await payer.give(await payer.giftBody(5_000));
    await payer.reaches('asking');
    expect(await payer.give(await payer.giftBody(5_000))).toMatchObject({
      status: 409,
      failure: { id: 'payment_in_progress' },
    });
    await payer.reaches('issuer');
  });

  test('when the sixth gift comes within an hour, then it is refused with a message', async () => {
    const { invite } = await ceremony();
    const { payer } = await invite();
    for (let n = 0; n < 5; n += 1) await payer.giveAndPay(1_000);
    expect(await payer.give(await payer.giftBody(1_000))).toMatchObject({
      status: 429,
      failure: {
        id: 'gift_too_many',
        userMessage: 'ご祝儀は1時間に5回までお贈りいただけます。時間をおいて、もう一度お試しください。',
      },
    });
    product.clock.advance(HOUR_MS);
    await payer.giveAndPay(1_000);
  });
});

describe('given a gift that is not allowed', () => {
  test.each([
    [999, 'giftAmount', 'ご祝儀は1000円〜100000円で入力してください。'],
    [100_001, 'giftAmount', 'ご祝儀は1000円〜100000円で入力してください。'],
    [1_000.5, 'giftAmount', 'ご祝儀は1000円〜100000円で入力してください。'],
  ])('when the amount is %d, then the expected message is reported for the field', async (amount, rule, message) => {
    const { invite } = await ceremony();
    const { payer } = await invite();
    const refused = await payer.give(await payer.giftBody(amount));
    expect(refused).toMatchObject({ status: 422, failure: { validates: [{ path: 'amount', rule, message }] } });
  });

  test('when there is neither gift nor message, no payment method, or a return address on another site, then it is refused', async () => {
    const { invite, key } = await ceremony();
    const { payer } = await invite();
    const body = await payer.giftBody(null);
    const params = { wedding: key };
    const { browser } = payer;
    expect(await browser.call(gift.send, { params, body: { ...body, message: ' ' } })).toMatchObject({
      status: 422,
      failure: { validates: [{ path: 'amount', rule: 'giftOrMessage' }] },
    });
    const { payType: _, ...methodless } = body;
    expect(await browser.call(gift.send, { params, body: { ...methodless, amount: 5_000 } })).toMatchObject({
      status: 422,
      failure: { validates: [{ path: 'payType', rule: 'paymentMethod' }] },
    });
    expect(
      await browser.call(gift.send, { params, body: { ...body, amount: 5_000, payType: 'LINEPAY' } }),
    ).toMatchObject({
      status: 422,
      failure: { id: 'gift_method_unavailable' },
    });
    for (const callbackUrl of ['https://evil.example/', '//evil.example/x', 'javascript:alert(1)']) {
      expect(await browser.call(gift.send, { params, body: { ...body, amount: 5_000, callbackUrl } })).toMatchObject({
        status: 422,
        failure: { fields: ['callbackUrl'], userMessage: '指定されたコールバックURLは利用できません。' },
      });
    }
    browser.language = 'en-US';
    expect(
      await browser.call(gift.send, { params, body: { ...body, amount: 5_000, callbackUrl: 'https://evil.example/' } }),
    ).toMatchObject({ failure: { userMessage: 'The specified callback URL cannot be accepted.' } });
  });

  test('when a full card number is sent instead of a masked one, then it is refused', async () => {
    const { invite, key } = await ceremony();
    const { payer } = await invite();
    const body = { ...(await payer.giftBody()), maskedCardNo: '4111111111111111' };
    expect(await payer.browser.call(gift.send, { params: { wedding: key }, body })).toMatchObject({
      status: 422,
      failure: { fields: ['maskedCardNo'] },
    });
  });

  test('when gifts are switched off, not open yet or closed, the wedding is canceled, or the facility has no shop, then the response says which', async () => {
    const { db } = product;
    const at = await ceremony();
    const { payer } = await at.invite();
    const code = async () => (await payer.give(await payer.giftBody())).failure.id;
    await db.updateTable('facility').set({ gateway_shop_id: '' }).where('id', '=', at.facilityId).execute();
    expect(await code()).toBe('payment_not_ready');
    await db.updateTable('facility').set({ throw_money_enabled: false }).where('id', '=', at.facilityId).execute();
    expect(await code()).toBe('gift_not_offered');
    expect((await payer.info()).offer).toMatchObject({
      isOpen: false,
      userMessage: 'この結婚式では、ご祝儀をお預かりしていません。',
    });
    for (const status of ['postponed', 'canceled'] as const) {
      await db.updateTable('wedding').set({ status }).where('id', '=', at.weddingId).execute();
      expect([status, await code(), (await payer.info()).offer.refusal]).toEqual([
        status,
        'gift_closed',
        'gift_closed',
      ]);
    }
    await db.updateTable('invitation').set({ published_at: null }).where('wedding_id', '=', at.weddingId).execute();
    expect(await code()).toBe('gift_not_open');
  });

  test('when the third day after the wedding has ended, then gifts are closed, to the second', async () => {
    const own = await startTestProduct();
    const participants = await buildParticipants(own, own.clock.now());
    const payer = new Payer((await participants.guest()).browser, participants, fakeCardActions(own));
    const { closesAt } = (await payer.info()).offer;
    own.clock.advance(closesAt - own.clock.now());
    expect(await payer.give(await payer.giftBody())).toMatchObject({ status: 410, failure: { id: 'gift_closed' } });
    own.clock.advance(-1_000);
    expect((await payer.give(await payer.giftBody())).status).toBe(200);
    await own.stop();
  });

  test('when staff or the couple try in management mode, or a visitor tries without signing in, then the response says why they cannot', async () => {
    const at = await ceremony();
    const { payer } = await at.invite();
    const body = await payer.giftBody();
    const params = { wedding: at.key };
    expect(await (await at.host()).call(gift.send, { params, body })).toMatchObject({
      status: 403,
      failure: { id: 'management_mode', userMessage: '管理モードでは送信できません。' },
    });
    expect((await product.visitor().call(gift.send, { params, body })).status).toBe(401);
    const info = await (await at.host()).call(gift.paymentInfo, { params });
    expect(info.body).toMatchObject({ guest: null, payments: [], isBuyer: true });
    expect((await payer.browser.call(gift.paymentInfo, { params })).body.isBuyer).toBe(true);
    const looking = await (await at.staff('coordinator')).call(gift.paymentInfo, { params });
    expect(looking).toMatchObject({ status: 200, body: { guest: null, payments: [], isBuyer: false } });
  });

  test('when the wedding is a sample, then nothing is sent', async () => {
    const { db } = product;
    const at = await ceremony();
    const key = `_demo_${at.companyId}-${at.facilityId}-1`;
    await db.updateTable('wedding').set({ key }).where('id', '=', at.weddingId).execute();
    const payer = new Payer((await at.guest()).browser, { weddingId: at.weddingId, key }, fakeCardActions(product));
    expect(await payer.give(await payer.giftBody())).toMatchObject({ status: 403, failure: { id: 'sample_mode' } });
  });
});

describe('given a message without a gift', () => {
  test('when it is sent, then nothing is charged and the couple reads it', async () => {
    const { invite, host, weddingId, key } = await ceremony();
    const { payer } = await invite();
    const body = { message: 'おめでとう。', callbackUrl: payer.page };
    const sent = await payer.browser.call(gift.send, { params: { wedding: key }, body });
    expect(sent).toMatchObject({ status: 200, body: { payment: null } });
    const { body: list } = await (await host()).call(gift.summary, { params: { weddingId } });
    expect(list.gifts).toMatchObject([{ message: 'おめでとう。', amountYen: 0, state: null, orderId: null }]);
    expect(list.totals.count).toBe(0);
  });
});

describe('given different readers', () => {
  test('when another guest asks, then they see neither the payments nor the list', async () => {
    const { invite, weddingId } = await ceremony();
    const [giver, other] = [await invite(), await invite('佐藤 次郎')];
    await giver.payer.giveAndPay(50_000);
    expect(await other.payer.payments()).toEqual([]);
    const list = await other.payer.browser.call(gift.summary, { params: { weddingId } });
    expect(list.status).toBe(401);
  });

  test('when staff ask, then they see sums and names, but only messages meant for all; the treasurer sees no names', async () => {
    const at = await ceremony();
    const { payer } = await at.invite();
    await payer.giveAndPay(10_000);
    const params = { weddingId: at.weddingId };
    const coordinator = await (await at.staff('coordinator')).call(gift.summary, { params });
    expect(coordinator.body.gifts).toMatchObject([{ name: '山本 直樹', message: null, amountYen: 10_000 }]);
    expect((await (await at.staff('viewer')).call(gift.summary, { params })).status).toBe(403);
    const treasurer = await signInUser(product, { scope: 'company', companyId: at.companyId, role: 'treasurer' });
    expect((await treasurer.call(gift.summary, { params })).body.gifts).toMatchObject([{ name: null, message: null }]);
    const outsider = await ceremony();
    expect((await (await outsider.host()).call(gift.summary, { params })).status).toBe(404);
  });
});
