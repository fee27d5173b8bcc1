import { MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { parseOrderId } from '@kotohogi/domain/payment/order-id';
import { buildAttendant, buildVenue, buildWedding, signInGuest } from '@kotohogi/testkit/builders';
import { TEST_SHOP } from '@kotohogi/testkit/outside';
import { fakeCardActions, Payer } from '@kotohogi/testkit/payer';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

async function guest(): Promise<Payer> {
  const { facilityId, hallId } = await buildVenue(product.db);
  const { weddingId, key } = await buildWedding(product.db, { facilityId, hallId });
  const built = await buildAttendant(product.db, weddingId);
  const browser = await signInGuest(product, product.visitor(), built);
  return new Payer(browser, { weddingId, key }, fakeCardActions(product));
}

async function opened(payer: Payer) {
  const sent = await payer.give(payer.walletBody());
  return await payer.reaches('issuer', sent.body.payment?.orderId);
}

function order(orderId: string) {
  const parsed = parseOrderId(orderId);
  if (parsed === undefined) throw new Error('not an order id');
  return parsed;
}

/** The gateway's own state of an order. */
async function statusOf(orderId: string): Promise<string | undefined> {
  const { gateway } = product.fakes;
  const found = await gateway.paypay.lookUp(TEST_SHOP, order(orderId));
  return found.outcome === 'ok' ? found.value?.status : found.outcome;
}

describe('given a gift by PayPay', () => {
  test('when the holder pays and comes back, then it is captured, and no card is mentioned', async () => {
    const payer = await guest();
    const waiting = await opened(payer);
    expect(waiting).toMatchObject({ payType: 'PAYPAY', maskedCardNo: '', cardBrand: '' });
    expect(waiting.challenge).toMatchObject({ action: expect.stringMatching(/^https:/), Token: expect.any(String) });
    const back = await payer.comeBackFromWallet(await payer.visitWallet(waiting));
    expect(back.status).toBe(303);
    const location = new URL(back.headers.get('location') ?? '');
    expect(Object.fromEntries(location.searchParams)).toMatchObject({ payType: 'PAYPAY', orderId: waiting.orderId });
    expect(await payer.reaches('captured', waiting.orderId)).toMatchObject({ amountYen: 30_000, challenge: null });
    expect(await statusOf(waiting.orderId)).toBe('SALES');
  });

  test('when the page is closed after paying, then it is still captured', async () => {
    const payer = await guest();
    const waiting = await opened(payer);
    await payer.visitWallet(waiting);
    await payer.reaches('captured', waiting.orderId);
  });

  test('when a notice arrives instead of the holder, then it is captured, however often it arrives', async () => {
    const payer = await guest();
    const waiting = await opened(payer);
    await payer.visitWallet(waiting);
    const fields = product.fakes.gateway.paypay.noticeOf(order(waiting.orderId));
    const notify = () =>
      fetch(new URL('/api/payment/notice', product.url), { method: 'POST', body: new URLSearchParams(fields) });
    expect(await Promise.all([notify(), notify()].map(async answer => (await answer).text()))).toEqual(['0', '0']);
    await payer.reaches('captured', waiting.orderId);
    expect(await payer.payments()).toHaveLength(1);
  });

  test.each([
    ['decline', 'failed'],
    ['expire', 'timeout'],
  ] as const)('when the holder lets it %s, then nothing is charged and they can try again', async (holder, phase) => {
    const payer = await guest();
    const waiting = await opened(payer);
    await payer.comeBackFromWallet(await payer.visitWallet(waiting, holder));
    await payer.reaches(phase, waiting.orderId);
    const next = await opened(payer);
    await payer.comeBackFromWallet(await payer.visitWallet(next));
    await payer.reaches('captured', next.orderId);
    expect(await statusOf(waiting.orderId)).not.toBe('SALES');
  });

  test('when a second payment was started and the first one is paid too, then only the second one is kept', async () => {
    const payer = await guest();
    const first = await opened(payer);
    const second = await opened(payer);
    expect((await payer.payments()).find(one => one.orderId === first.orderId)?.phase).toBe('canceled');
    await payer.comeBackFromWallet(await payer.visitWallet(first));
    await payer.comeBackFromWallet(await payer.visitWallet(second));
    await payer.reaches('captured', second.orderId);
    await eventually('the first one given back', async () =>
      (await statusOf(first.orderId)) === 'CANCEL' ? true : undefined,
    );
    await payer.reaches('canceled', first.orderId);
  });

  test('when the holder never pays, then it times out; a payment at the last moment is captured once', async () => {
    const payer = await guest();
    const waiting = await opened(payer);
    product.clock.advance(15 * MINUTE_MS);
    await product.runJob('payment.sweep');
    await payer.reaches('timeout', waiting.orderId);
    await payer.comeBackFromWallet(await payer.visitWallet(waiting));
    await payer.reaches('captured', waiting.orderId);
  });

  test.each(['enter', 'capture'] as const)('when the answer to %s is lost, then it is charged once', async op => {
    const payer = await guest();
    product.fakes.gateway.failNext(`paypay.${op}`, 'drop-answer');
    const waiting = await opened(payer);
    await payer.comeBackFromWallet(await payer.visitWallet(waiting));
    await payer.reaches('captured', waiting.orderId);
  });

  test('when the response with the wallet’s address is lost, then it fails and a new payment may follow', async () => {
    const payer = await guest();
    product.fakes.gateway.failNext('paypay.start', 'drop-answer');
    const sent = await payer.give(payer.walletBody());
    await payer.reaches('failed', sent.body.payment?.orderId);
    await opened(payer);
  });

  test('when an outsider posts a return for an order they know of, then they learn nothing and change nothing', async () => {
    const payer = await guest();
    const waiting = await opened(payer);
    const fields = { OrderID: waiting.orderId, ShopID: TEST_SHOP.shopId, Status: 'AUTH' };
    const back = await payer.comeBack(fields);
    expect(back.headers.get('location')).toBe(`${product.url}/`);
    expect((await payer.payments())[0]?.phase).toBe('issuer');
  });
});
