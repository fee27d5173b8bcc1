import { paymentOrder } from '@kotohogi/contract/payment-order';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { PASSWORD } from '@kotohogi/testkit/builders';
import { buildParticipants, signInUser } from '@kotohogi/testkit/participants';
import { fakeCardActions, Payer } from '@kotohogi/testkit/payer';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const NOON = instant(Date.UTC(2026, 10, 20, 3));
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => product.clock.set(NOON));
afterAll(() => product.stop());

/** A wedding with two captured gifts, a day apart, of which the first was returned. */
async function paidTwice() {
  const place = await buildParticipants(product, instant(NOON + DAY_MS));
  const give = async (name: string, amount: number) => {
    const guest = await place.guest(name);
    return await new Payer(guest.browser, place, fakeCardActions(product)).giveAndPay(amount);
  };
  const first = await give('山本 直樹', 12_000);
  product.clock.advance(DAY_MS);
  const second = await give('佐藤 花', 24_000);
  const admin = await signInUser(product, { scope: 'admin', role: 'administrator' });
  const params = { orderId: first.orderId };
  await admin.call(paymentOrder.refund, { params, body: { reason: '社内の理由', password: PASSWORD } });
  await eventually('the gift is returned', async () => {
    const { body } = await admin.call(paymentOrder.read, { params });
    return body.state === 'REFUNDED' ? body : undefined;
  });
  return { ...place, first, second, admin };
}

test('given payments and a return, when the venue reads the history, then every event is there, the oldest first', async () => {
  const { facilityId, weddingId, staff, first, second, admin } = await paidTwice();
  const clerk = await staff('administrator');
  const read = async (query: object = {}) => {
    const { body } = await clerk.call(paymentOrder.weddingEvents, { params: { facilityId, weddingId }, query });
    return body;
  };
  const { rows, total } = await read({ limit: 100 });
  const details = await Promise.all(
    [first, second].map(({ orderId }) => admin.call(paymentOrder.read, { params: { orderId } })),
  );
  const ids = details.flatMap(({ body }) => body.events.map(event => event.id)).toSorted((a, b) => a - b);
  expect(rows.map(row => row.id)).toEqual(ids);
  expect(total).toBe(ids.length);
  expect(rows.at(-1)).toMatchObject({
    orderId: first.orderId,
    to: 'REFUNDED',
    payerName: '山本 直樹',
    amountYen: 12_000,
  });
  expect(JSON.stringify(rows)).not.toContain('社内の理由');
  expect(new Set((await read({ orderId: second.orderId, limit: 100 })).rows.map(row => row.orderId))).toEqual(
    new Set([second.orderId]),
  );
  expect((await read({ dateTo: '2026-11-20', limit: 100 })).rows.every(row => row.orderId === first.orderId)).toBe(
    true,
  );
  expect((await read({ order: 'DESC', limit: 5 })).rows.map(row => row.id)).toEqual(ids.toReversed().slice(0, 5));

  const params = { facilityId, weddingId };
  const file = await (await clerk.send(paymentOrder.weddingEventsCsv, { params })).text();
  const [header, ...lines] = file.replace('\uFEFF', '').trim().split('\r\n');
  expect(header).toBe('at,orderId,purpose,payType,payer,amount,event,about,from,to,alarm');
  expect(lines.map(line => line.split(',')[1])).toEqual(rows.map(row => row.orderId));
  const audit = await product.db
    .selectFrom('audit')
    .select('action')
    .where('action', '=', 'paymentOrder.weddingEventsCsv')
    .execute();
  expect(audit).toHaveLength(1);
});

test('given a treasurer or another venue, when the history is read, then names or the whole wedding stay hidden', async () => {
  const { facilityId, weddingId, companyId } = await paidTwice();
  const treasurer = await signInUser(product, { scope: 'company', companyId, role: 'treasurer' });
  const { body } = await treasurer.call(paymentOrder.weddingEvents, { params: { facilityId, weddingId } });
  expect(body.total).toBeGreaterThan(0);
  expect(body.rows.every(row => row.payerName === null)).toBe(true);

  const other = await buildParticipants(product, instant(NOON + DAY_MS));
  const stranger = await other.staff('administrator');
  const answer = await stranger.send(paymentOrder.weddingEvents, {
    params: { facilityId: other.facilityId, weddingId },
  });
  expect(answer.status).toBe(404);
});
