import { after, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { parseOrderId } from '@kotohogi/domain/payment/order-id';
import { WALLETS, type Wallet } from '@kotohogi/domain/payment/types';
import { buildAttendant, buildVenue, buildWedding, signInGuest } from '@kotohogi/testkit/builders';
import { TEST_SHOP } from '@kotohogi/testkit/outside';
import { fakeCardActions, Payer } from '@kotohogi/testkit/payer';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../../platform/db/instants.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ env: { GIFT_METHODS: 'CREDIT,PAYPAY,LINEPAY' } });
});
afterAll(async () => {
  await product.stop();
});

async function invited(to = product) {
  const { facilityId, hallId } = await buildVenue(to.db);
  const { weddingId, key } = await buildWedding(to.db, { facilityId, hallId });
  const built = await buildAttendant(to.db, weddingId);
  const browser = await signInGuest(to, to.visitor(), built);
  return { ...built, facilityId, payer: new Payer(browser, { weddingId, key }, fakeCardActions(to)) };
}

const guest = async () => (await invited()).payer;

async function opened(payer: Payer, wallet: Wallet) {
  const sent = await payer.give(payer.walletBody(wallet));
  return await payer.reaches('issuer', sent.body.payment?.orderId);
}

function order(orderId: string) {
  const parsed = parseOrderId(orderId);
  if (parsed === undefined) throw new Error('not an order id');
  return parsed;
}

/** The gateway's own state of an order. */
async function statusOf(orderId: string, wallet: Wallet): Promise<string | undefined> {
  const { gateway } = product.fakes;
  const found = await gateway.wallets[wallet].lookUp(TEST_SHOP, order(orderId));
  return found.outcome === 'ok' ? found.value?.status : found.outcome;
}

describe.each(WALLETS)('given a gift by %s', wallet => {
  test('when the holder pays and comes back, then it is captured, and no card is mentioned', async () => {
    const payer = await guest();
    const waiting = await opened(payer, wallet);
    expect(waiting).toMatchObject({ payType: wallet, maskedCardNo: '', cardBrand: '' });
    expect(waiting.challenge).toMatchObject({ action: expect.stringMatching(/^https:/), Token: expect.any(String) });
    const back = await payer.comeBackFromWallet(await payer.visitWallet(waiting));
    expect(back.status).toBe(303);
    const location = new URL(back.headers.get('location') ?? '');
    expect(Object.fromEntries(location.searchParams)).toMatchObject({ payType: wallet, orderId: waiting.orderId });
    expect(await payer.reaches('captured', waiting.orderId)).toMatchObject({ amountYen: 30_000, challenge: null });
    expect(await statusOf(waiting.orderId, wallet)).toBe('SALES');
  });

  test('when the page is closed after paying, then it is still captured', async () => {
    const payer = await guest();
    const waiting = await opened(payer, wallet);
    await payer.visitWallet(waiting);
    await payer.reaches('captured', waiting.orderId);
  });

  test('when a notice arrives instead of the holder, then it is captured, however often it arrives', async () => {
    const payer = await guest();
    const waiting = await opened(payer, wallet);
    await payer.visitWallet(waiting);
    const fields = product.fakes.gateway.wallets[wallet].noticeOf(order(waiting.orderId));
    const notify = () =>
      fetch(new URL('/api/payment/notice', product.url), { method: 'POST', body: new URLSearchParams(fields) });
    expect(await Promise.all([notify(), notify()].map(async answer => (await answer).text()))).toEqual(['0', '0']);
    await payer.reaches('captured', waiting.orderId);
    expect(await payer.payments()).toHaveLength(1);
  });

  test.each([
    ['decline', wallet === 'LINEPAY' ? 'canceled' : 'failed'],
    ['expire', 'timeout'],
  ] as const)('when the holder lets it %s, then nothing is charged and they can try again', async (holder, phase) => {
    const payer = await guest();
    const waiting = await opened(payer, wallet);
    await payer.comeBackFromWallet(await payer.visitWallet(waiting, holder));
    await payer.reaches(phase, waiting.orderId);
    const next = await opened(payer, wallet);
    await payer.comeBackFromWallet(await payer.visitWallet(next));
    await payer.reaches('captured', next.orderId);
    expect(await statusOf(waiting.orderId, wallet)).not.toBe('SALES');
  });

  test('when a second payment was started and the first one is paid too, then only the second one is kept', async () => {
    const payer = await guest();
    const first = await opened(payer, wallet);
    const second = await opened(payer, wallet);
    expect((await payer.payments()).find(one => one.orderId === first.orderId)?.phase).toBe('canceled');
    await payer.comeBackFromWallet(await payer.visitWallet(first));
    await payer.comeBackFromWallet(await payer.visitWallet(second));
    await payer.reaches('captured', second.orderId);
    await eventually('the first one given back', async () =>
      (await statusOf(first.orderId, wallet)) === 'CANCEL' ? true : undefined,
    );
    await payer.reaches('canceled', first.orderId);
  });

  test('when the holder never pays, then it times out; a payment at the last moment is captured once', async () => {
    const payer = await guest();
    const waiting = await opened(payer, wallet);
    product.clock.advance(15 * MINUTE_MS);
    await product.runJob('payment.sweep');
    await payer.reaches('timeout', waiting.orderId);
    await payer.comeBackFromWallet(await payer.visitWallet(waiting));
    await payer.reaches('captured', waiting.orderId);
  });

  test.each(['enter', 'capture'] as const)('when the answer to %s is lost, then it is charged once', async op => {
    const payer = await guest();
    product.fakes.gateway.failNext(`${wallet}.${op}`, 'drop-answer');
    const waiting = await opened(payer, wallet);
    await payer.comeBackFromWallet(await payer.visitWallet(waiting));
    await payer.reaches('captured', waiting.orderId);
  });

  test('when the response with the wallet’s address is lost, then it fails and a new payment may follow', async () => {
    const payer = await guest();
    product.fakes.gateway.failNext(`${wallet}.start`, 'drop-answer');
    const sent = await payer.give(payer.walletBody(wallet));
    await payer.reaches('failed', sent.body.payment?.orderId);
    await opened(payer, wallet);
  });

  test('when an outsider posts a return for an order they know of, then they learn nothing and change nothing', async () => {
    const payer = await guest();
    const waiting = await opened(payer, wallet);
    const fields = { OrderID: waiting.orderId, ShopID: TEST_SHOP.shopId, Status: 'AUTH' };
    const back = await payer.comeBack(fields);
    expect(back.headers.get('location')).toBe(`${product.url}/`);
    expect((await payer.payments())[0]?.phase).toBe('issuer');
  });
});

describe('given LINE Pay is switched off', () => {
  let other: TestProduct;
  beforeAll(async () => {
    other = await startTestProduct();
  });
  afterAll(() => other.stop());

  /** A guest with a gift by LINE Pay that was stored just before it was switched off. */
  async function earlierGift() {
    const { payer, weddingId, attendantId, facilityId } = await invited(other);
    const now = at(other.clock.now());
    const owner = { wedding_id: weddingId, attendant_id: attendantId, created_at: now };
    const orderId = `${facilityId}-${attendantId}-Gold`;
    const values = {
      ...owner,
      facility_id: facilityId,
      purpose: 'gift',
      method: 'LINEPAY',
      state: 'INITIALIZED',
    } as const;
    const times = { deadline_at: at(after(other.clock.now(), 15 * MINUTE_MS)), next_at: now, updated_at: now };
    const { id } = await other.db
      .insertInto('payment')
      .values({ ...values, ...times, next_op: 'enter', order_id: orderId, amount_yen: 10_000 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await other.db
      .insertInto('gift')
      .values({ ...owner, payment_id: id, message: '', is_message_public: false })
      .execute();
    await other.runJob('payment.sweep');
    return { payer, waiting: await payer.reaches('issuer', orderId) };
  }

  test('when a guest wants to give by it, then it is neither offered nor accepted', async () => {
    const { payer } = await invited(other);
    expect((await payer.info()).offer.payTypes).toEqual(['CREDIT', 'PAYPAY']);
    const refused = { status: 422, failure: { id: 'gift_method_unavailable', fields: ['payType'] } };
    expect(await payer.give(payer.walletBody('LINEPAY'))).toMatchObject(refused);
  });

  test('when an earlier gift by it is paid, then it is captured and shown', async () => {
    const { payer, waiting } = await earlierGift();
    await payer.visitWallet(waiting);
    const fields = other.fakes.gateway.wallets.LINEPAY.noticeOf(order(waiting.orderId));
    const notice = { method: 'POST', body: new URLSearchParams(fields) };
    expect(await (await fetch(new URL('/api/payment/notice', other.url), notice)).text()).toBe('0');
    expect(await payer.reaches('captured', waiting.orderId)).toMatchObject({ payType: 'LINEPAY', amountYen: 10_000 });
  });

  test('when an earlier gift by it was given up and is paid later, then it is returned', async () => {
    const { payer, waiting } = await earlierGift();
    await payer.give(payer.walletBody('PAYPAY'));
    await payer.visitWallet(waiting);
    await eventually('the money given back', async () => {
      const found = await other.fakes.gateway.wallets.LINEPAY.lookUp(TEST_SHOP, order(waiting.orderId));
      return found.outcome === 'ok' && found.value?.status === 'CANCEL' ? true : undefined;
    });
    await payer.reaches('canceled', waiting.orderId);
  });
});
